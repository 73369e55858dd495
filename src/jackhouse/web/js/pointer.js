/**
 * Whether a control is being pressed or dragged. An element that is replaced between the press and the release gets no
 * click, and its drag ends, so what comes from the server is shown afterwards.
 */

const CONTROLS = "a, button, input, label, summary";
const CLICK_WITHIN = 50; // milliseconds after the release; a tap becomes a click a moment later
/** @type {(() => void)[]} calls that wait for the click, in order */
const waiting = [];
let isPressed = false;
let isDragged = false;
let timer = 0;

/** Calls a function now, or after the click or the drag of the control that is being pressed. @param {() => void} call */
export function afterPress(call) {
  if (isPressed) waiting.push(call);
  else call();
}

function end() {
  clearTimeout(timer);
  isPressed = isDragged = false;
  for (let call = waiting.shift(); call; call = waiting.shift()) call();
}

/** @param {number} [milliseconds] */
function endSoon(milliseconds) {
  if (!isPressed) return;
  clearTimeout(timer);
  timer = setTimeout(end, milliseconds);
}

if (typeof document !== "undefined") { // unit tests have none
  document.addEventListener("pointerdown", ({ target }) => {
    end();
    isPressed = target instanceof Element && target.closest(CONTROLS) !== null;
  }, true);
  document.addEventListener("pointerup", () => endSoon(CLICK_WITHIN), true);
  document.addEventListener("click", () => endSoon(), true);
  document.addEventListener("pointercancel", () => !isDragged && end(), true); // a drag cancels its pointer
  document.addEventListener("dragstart", () => (isPressed = isDragged = true), true);
  document.addEventListener("dragend", end); // after the page has handled it
  window.addEventListener("blur", end);
}
