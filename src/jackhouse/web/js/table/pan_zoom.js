/** Pans and zooms a large picture by wheel, drag, pinch and keys. It changes the picture's view box. */

const CLOSEST = 260; // the narrowest view, in units of the picture
const SLACK = 6; // pixels that a pointer may move in a tap
const EDGE = 56; // pixels at the edge that do not count as visible: buttons may be there
const HOLD = 550; // milliseconds that a pointer stays down in a long press
const CATCH_UP = 0.35; // the part of the distance to a moving point that the view moves with each step

export class PanZoom {
  /**
   * @param {SVGSVGElement} picture
   * @param {number[]} box x, y, width, height of the whole
   * @param {() => boolean} still whether the view jumps instead of gliding
   */
  constructor(picture, box, still) {
    this.picture = picture;
    this.box = box;
    this.still = still;
    this.view = { x: box[0], y: box[1], width: box[2], height: box[3] };
    /** @type {Map<number, {x: number, y: number}>} pointers on the picture */
    this.fingers = new Map();
    this.dragged = false;
    this.moved = false; // by the player; then the view is not changed automatically
    this.from = { x: 0, y: 0 }; // where the pointer went down
    this.unit = 1; // units of the picture per pixel
    this.gliding = 0;
    /** @type {() => void} called when the view has changed */
    this.onChange = () => {};
    /** @type {(target: Element) => boolean} called after a long press; returns whether it meant something, or else is a tap */
    this.onHold = () => false;
    this.holdTimer = 0;
    picture.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    picture.addEventListener("pointerdown", (event) => this.down(event));
    picture.addEventListener("pointermove", (event) => this.move(event));
    for (const end of ["pointerup", "pointercancel", "pointerleave"]) {
      picture.addEventListener(end, (event) => this.up(/** @type {PointerEvent} */ (event)));
    }
    picture.addEventListener("click", (event) => this.dragged && event.stopPropagation(), { capture: true });
    /** @type {() => void} shows the same things again when the size changes */
    this.again = () => this.whole();
    /** The size of the picture in pixels; read only when it changes, since reading it forces a layout. */
    this.size = { width: 0, height: 0 };
    this.sized = new ResizeObserver(([entry]) => {
      const { width, height } = entry.contentRect;
      this.size = { width, height };
      this.resized();
    });
    this.sized.observe(picture);
    this.apply();
  }

  /** Keeps the same things in view; a view that the player has chosen keeps its scale. */
  resized() {
    if (!this.moved) {
      this.again();
      return;
    }
    const { width, height } = this.size;
    const [x, y] = [this.view.x + this.view.width / 2, this.view.y + this.view.height / 2];
    this.set({ x: x - (width * this.unit) / 2, y: y - (height * this.unit) / 2, width: width * this.unit, height: height * this.unit });
  }

  /** Units of the picture per pixel. */
  get scale() {
    const { width, height } = this.size;
    return Math.max(this.view.width / (width || 1), this.view.height / (height || 1));
  }

  /** Returns the point of the picture under a point of the window. @param {number} clientX @param {number} clientY */
  at(clientX, clientY) {
    const frame = this.picture.getBoundingClientRect();
    const scale = this.scale;
    return {
      x: this.view.x + this.view.width / 2 + (clientX - frame.left - frame.width / 2) * scale,
      y: this.view.y + this.view.height / 2 + (clientY - frame.top - frame.height / 2) * scale,
    };
  }

  wheel(event) {
    event.preventDefault();
    this.zoom(Math.exp(-event.deltaY * 0.0016), this.at(event.clientX, event.clientY));
  }

  down(event) {
    if (this.fingers.size === 0) this.dragged = false;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.from = { x: event.clientX, y: event.clientY };
    clearTimeout(this.holdTimer);
    if (this.fingers.size > 1) return;
    this.holdTimer = setTimeout(() => {
      if (this.onHold(event.target)) this.dragged = true; // the click that follows means nothing
    }, HOLD);
  }

  /** Lets the next click be a tap: a press has begun that is not for panning. */
  ready() {
    this.dragged = false;
  }

  /** @param {PointerEvent} event */
  up(event) {
    clearTimeout(this.holdTimer);
    this.fingers.delete(event.pointerId);
  }

  close() {
    clearTimeout(this.holdTimer);
    this.sized.disconnect();
  }

  move(event) {
    const last = this.fingers.get(event.pointerId);
    if (!last) return;
    const here = { x: event.clientX, y: event.clientY };
    if (!this.dragged && Math.hypot(here.x - this.from.x, here.y - this.from.y) < SLACK) return;
    this.dragged = true;
    clearTimeout(this.holdTimer);
    if (this.fingers.size === 1) {
      const scale = this.scale;
      this.shift((last.x - here.x) * scale, (last.y - here.y) * scale);
    } else {
      const [, other] = [...this.fingers].find(([id]) => id !== event.pointerId) ?? [0, last];
      const before = Math.hypot(last.x - other.x, last.y - other.y) || 1;
      const after = Math.hypot(here.x - other.x, here.y - other.y) || 1;
      this.zoom(after / before, this.at((here.x + other.x) / 2, (here.y + other.y) / 2));
    }
    this.fingers.set(event.pointerId, here);
  }

  /** @param {KeyboardEvent} event @returns {boolean} whether it was handled */
  key(event) {
    const step = this.view.width / 8;
    const keys = {
      ArrowLeft: () => this.shift(-step, 0),
      ArrowRight: () => this.shift(step, 0),
      ArrowUp: () => this.shift(0, -step),
      ArrowDown: () => this.shift(0, step),
      "+": () => this.zoom(1.25),
      "=": () => this.zoom(1.25),
      "-": () => this.zoom(0.8),
      0: () => this.keep(() => this.whole()),
    };
    if (!keys[event.key]) return false;
    keys[event.key]();
    return true;
  }

  shift(dx, dy) {
    this.moved = true;
    this.set({ ...this.view, x: this.view.x + dx, y: this.view.y + dy });
  }

  /** @param {number} times @param {{x: number, y: number}} [about] */
  zoom(times, about) {
    const { x, y, width, height } = this.view;
    const by = Math.min(Math.max(times, width / (this.box[2] * 1.6)), Math.max(1, width / CLOSEST));
    const at = about ?? { x: x + width / 2, y: y + height / 2 };
    this.moved = true;
    this.set({ x: at.x - (at.x - x) / by, y: at.y - (at.y - y) / by, width: width / by, height: height / by });
  }

  /** Shows something, and again whenever the size changes. @param {() => void} show */
  keep(show) {
    this.moved = false;
    this.again = show;
    show();
  }

  /** Shows the whole picture. */
  whole() {
    const [x, y, width, height] = this.box;
    this.glide({ x, y, width, height });
  }

  /**
   * Shows what lies within these points.
   * @param {number[][]} points
   * @param {number} room units around them
   * @param {number} least the narrowest view, in units
   */
  frame(points, room = 90, least = 420) {
    const tall = (this.size.height || 1) / (this.size.width || 1);
    const [xs, ys] = [points.map((point) => point[0]), points.map((point) => point[1])];
    const [left, right] = [Math.min(...xs) - room, Math.max(...xs) + room];
    const [top, bottom] = [Math.min(...ys) - room, Math.max(...ys) + room];
    const width = Math.max(right - left, (bottom - top) / tall, least);
    if (width >= Math.max(this.box[2], this.box[3] / tall)) {
      this.whole();
      return;
    }
    const height = width * tall;
    this.glide({ x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height });
  }

  /** Returns how far the view must move for a point to be visible; a direction in which all is in view stays. @param {number[]} point @returns {number[]} */
  off(point) {
    const { width, height } = this.size;
    if (!width || !height) return [0, 0];
    const { x, y } = this.view;
    const [left, top, wide, high] = this.box;
    const edge = Math.min(EDGE, width / 4, height / 4);
    const beyond = (at, middle, pixels, from, length) => {
      const half = (pixels / 2) * this.scale + 1; // a unit for rounding
      if (middle - half <= from && from + length <= middle + half) return 0;
      const room = (pixels / 2 - edge) * this.scale;
      return at < middle - room ? at - middle + room : Math.max(0, at - middle - room);
    };
    return [beyond(point[0], x + this.view.width / 2, width, left, wide), beyond(point[1], y + this.view.height / 2, height, top, high)];
  }

  /** Follows a moving point if it leaves the view. @param {number[]} point */
  follow(point) {
    const [dx, dy] = this.off(point);
    if (this.fingers.size || (!dx && !dy)) return;
    const part = this.still() ? 1 : CATCH_UP;
    cancelAnimationFrame(this.gliding);
    this.set({ ...this.view, x: this.view.x + dx * part, y: this.view.y + dy * part });
  }

  /** Shows a point in a view of the same size. @param {number[]} point */
  reveal(point) {
    const [dx, dy] = this.off(point);
    if (dx || dy) this.glide({ ...this.view, x: this.view.x + dx, y: this.view.y + dy });
  }

  /** @param {{x: number, y: number, width: number, height: number}} to */
  glide(to) {
    cancelAnimationFrame(this.gliding);
    if (this.still()) {
      this.set(to);
      return;
    }
    const [from, began] = [this.view, performance.now()];
    const step = (now) => {
      const part = Math.min(1, (now - began) / 450);
      const eased = 1 - (1 - part) ** 3;
      const between = (start, end) => start + (end - start) * eased;
      this.set({
        x: between(from.x, to.x), y: between(from.y, to.y),
        width: between(from.width, to.width), height: between(from.height, to.height),
      });
      if (part < 1) this.gliding = requestAnimationFrame(step);
    };
    this.gliding = requestAnimationFrame(step);
  }

  /** Sets the view; its middle stays over the picture. @param {{x: number, y: number, width: number, height: number}} view */
  set(view) {
    const [x, y, width, height] = this.box;
    const middle = (at, size, from, whole) => Math.min(Math.max(at + size / 2, from), from + whole) - size / 2;
    this.view = { ...view, x: middle(view.x, view.width, x, width), y: middle(view.y, view.height, y, height) };
    this.unit = this.scale;
    this.apply();
  }

  apply() {
    const { x, y, width, height } = this.view;
    const viewBox = [x, y, width, height].map((value) => value.toFixed(1)).join(" ");
    if (this.picture.getAttribute("viewBox") !== viewBox) this.picture.setAttribute("viewBox", viewBox); // else the whole picture is painted again
    this.onChange();
  }
}
