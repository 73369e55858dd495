// Turns an SVG picture into a PNG file.

const WIDE = 1600; // pixels

/** Returns a picture as PNG. @param {string} svg @returns {Promise<Blob>} */
export async function svgToPng(svg) {
  const box = /viewBox="[^"]*? ([\d.]+) ([\d.]+)"/.exec(svg);
  const [wide, tall] = box ? [Number(box[1]), Number(box[2])] : [1, 1];
  const height = Math.round((WIDE * tall) / wide);
  const image = new Image(WIDE, height);
  // A data URL: the security policy allows no others that the page makes itself.
  const sized = svg.replace("<svg ", `<svg width="${WIDE}" height="${height}" `);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(sized)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width: WIDE, height });
  canvas.getContext("2d")?.drawImage(image, 0, 0, WIDE, height);
  return new Promise((done, fail) => canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture"))), "image/png"));
}
