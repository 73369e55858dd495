// What happens, said aloud by a screen reader, and, as a toast, shown to everybody.

let queue = [];
let timer = 0;

/** Say a sentence, once what was said before has had its moment. */
export function announce(text) {
  if (!text) return;
  queue.push(text);
  if (!timer) next();
}

function next() {
  const said = queue;
  queue = [];
  if (!said.length) {
    timer = 0;
    return;
  }
  const line = document.createElement("p");
  line.textContent = said.join(" ");
  document.getElementById("live")?.replaceChildren(line);
  timer = setTimeout(next, 600);
}

/** A short note at the foot of the page, said too. @param {string} text @param {string} kind @param {string} spoken */
export function toast(text, kind = "note", spoken = text) {
  const note = document.createElement("p");
  note.className = `toast ${kind}`;
  note.textContent = text;
  document.getElementById("toasts").append(note);
  setTimeout(() => note.remove(), Math.max(4000, text.length * 70));
  announce(spoken);
}
