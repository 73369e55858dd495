/** The page's title and its icon say when it is my turn, also from another tab. */

export class Badge {
  constructor() {
    this.icon = document.querySelector("link[rel=icon]");
    this.plain = { href: this.icon?.href, title: document.title };
  }

  /** @param {string} title @param {boolean} mine */
  show(title, mine) {
    document.title = mine ? `● ${title}` : title;
    if (this.icon) this.icon.href = mine ? this.marked() : this.plain.href;
  }

  /** A dot in the house's orange, drawn here. */
  marked() {
    if (this.drawn) return this.drawn;
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = 32;
    const pen = canvas.getContext("2d");
    pen.fillStyle = "#d9480f";
    pen.arc(16, 16, 14, 0, 7);
    pen.fill();
    this.drawn = canvas.toDataURL("image/png");
    return this.drawn;
  }

  close() {
    document.title = this.plain.title;
    if (this.icon) this.icon.href = this.plain.href;
  }
}
