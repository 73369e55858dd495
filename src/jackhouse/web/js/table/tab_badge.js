/** Marks the title and the icon of the browser tab while the viewer must act. */

export class TabBadge {
  constructor() {
    /** @type {HTMLLinkElement | null} */
    this.icon = document.querySelector("link[rel=icon]");
    this.plain = { href: this.icon?.href ?? "", title: document.title };
    this.markedIcon = ""; // a data URL, drawn when first needed
  }

  /** @param {string} title @param {boolean} isMarked */
  show(title, isMarked) {
    document.title = isMarked ? `● ${title}` : title;
    if (this.icon) this.icon.href = isMarked ? (this.markedIcon ||= drawDot()) : this.plain.href;
  }

  close() {
    document.title = this.plain.title;
    if (this.icon) this.icon.href = this.plain.href;
  }
}

/** Draws a dot in the highlight colour. @returns {string} a data URL */
function drawDot() {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 32;
  const pen = canvas.getContext("2d");
  if (!pen) return "";
  pen.fillStyle = getComputedStyle(document.documentElement).getPropertyValue("--map-highlight").trim();
  pen.arc(16, 16, 14, 0, 7);
  pen.fill();
  return canvas.toDataURL("image/png");
}
