/** A result as a picture to share: drawn here, in the colours of the page. */

interface Line {
  place: number;
  name: string;
  score: string;
}

const WIDTH = 1080;
const LINE = 96;

/** The title, a line for each player, and where it was played. */
export async function resultPicture(title: string, lines: readonly Line[], foot: string): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = 360 + LINE * lines.length;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no canvas");
  pen.fillStyle = colour("--panel");
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = colour("--color-primary");
  pen.fillRect(0, 0, canvas.width, 24);
  pen.fillStyle = colour("--text");
  pen.font = "700 84px Fraunces, serif";
  pen.fillText(title, 72, 160, WIDTH - 144);
  for (const [row, { place, name, score }] of lines.entries()) {
    const y = 270 + row * LINE;
    pen.font = `${place === 1 ? 700 : 400} 52px "Atkinson Hyperlegible", sans-serif`;
    pen.textAlign = "left";
    pen.fillText(`${place}.  ${name}`, 72, y, WIDTH - 400);
    pen.textAlign = "right";
    pen.fillText(score, WIDTH - 72, y);
  }
  pen.textAlign = "left";
  pen.font = '36px "Atkinson Hyperlegible", sans-serif';
  pen.globalAlpha = 0.7;
  pen.fillText(foot, 72, canvas.height - 48, WIDTH - 144);
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture")))));
}

function colour(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}

/** Hand a picture to whatever this device shares with; else keep it as a file. */
export async function share(picture: Blob, name: string, save: (file: Blob, name: string) => void): Promise<void> {
  const files = [new File([picture], name, { type: "image/png" })];
  if (navigator.canShare?.({ files })) await navigator.share({ files }).catch(() => undefined);
  else save(picture, name);
}
