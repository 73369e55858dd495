/** Sounds, made with oscillators; none until they are switched on. */

// Notes: after how many seconds, pitch, length, loudness.
const SOUNDS = {
  turn: [[0, 523, 0.16, 0.5], [0.14, 659, 0.16, 0.5], [0.28, 784, 0.3, 0.5]],
  asked: [[0, 659, 0.14, 0.5], [0.16, 659, 0.2, 0.4]],
  dice: [[0, 190, 0.05, 0.5], [0.07, 240, 0.05, 0.5], [0.15, 170, 0.05, 0.5], [0.24, 210, 0.06, 0.4]],
  card: [[0, 900, 0.04, 0.25]],
  hop: [[0, 330, 0.07, 0.35], [0.08, 415, 0.07, 0.3]],
  gain: [[0, 587, 0.12, 0.5], [0.12, 880, 0.25, 0.5]],
  loss: [[0, 330, 0.18, 0.5], [0.18, 247, 0.35, 0.5]],
  won: [[0, 523, 0.18, 0.5], [0.18, 659, 0.18, 0.5], [0.36, 784, 0.18, 0.5], [0.54, 1047, 0.5, 0.6]],
};
const LOUDNESS = 0.16;

export class Sound {
  /** @param {Pick<import("../settings.js").Settings, "sound">} settings */
  constructor(settings) {
    this.settings = settings;
    /** @type {AudioContext | null} made with the first sound */
    this.context = null;
  }

  /** @param {string} name */
  play(name) {
    const notes = SOUNDS[name];
    if (!notes || !this.settings.sound) return;
    this.context ??= new AudioContext();
    for (const [after, pitch, length, loudness] of notes) playNote(this.context, after, pitch, length, loudness * LOUDNESS);
  }

  close() {
    this.context?.close();
  }
}

/** @param {AudioContext} context @param {number} after seconds @param {number} pitch hertz @param {number} length seconds @param {number} loudness */
function playNote(context, after, pitch, length, loudness) {
  const tone = context.createOscillator();
  const volume = context.createGain();
  const at = context.currentTime + after;
  tone.type = "triangle";
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(loudness, at);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + length);
}
