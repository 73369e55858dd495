// Types of the part of noble that the page uses.

export function sha256(message: Uint8Array): Uint8Array<ArrayBuffer>;
