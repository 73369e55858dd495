// Types of the part of Fluent that the page uses.

export type Pattern = unknown;

export class FluentResource {
  constructor(source: string);
}

export class FluentBundle {
  constructor(locale: string, options?: { useIsolating?: boolean });
  addResource(resource: FluentResource): Error[];
  getMessage(id: string): { value: Pattern | null; attributes: Record<string, Pattern> } | undefined;
  formatPattern(pattern: Pattern, args?: Record<string, string | number> | null, errors?: Error[] | null): string;
}
