/** Words on the canvas: in the families of the house, cut where they don't fit. */

import { FAMILIES } from "../../look/tokens";
import type { Pen } from "./shapes";

export type Lettering = {
  size: number;
  family?: "title" | "text";
  bold?: boolean;
  align?: CanvasTextAlign;
  /** The width they may take: longer words shrink a little, then are cut; ranks are condensed instead. */
  most?: number;
  condensed?: boolean;
};

/** The part of their size to which words shrink before they are cut, in steps of so many pixels. */
const LEAST = 0.8;
const STEP = 0.5;

/** Set the font. */
export function face(pen: Pen, { size, family = "text", bold = false }: Lettering): void {
  const weight = family === "title" ? 600 : bold ? 700 : 400;
  pen.font = `${weight} ${size}px ${FAMILIES[family]}`;
}

/** Write words with their middle at this height; nothing stays nothing where there is no room. */
export function write(pen: Pen, words: string, x: number, y: number, ink: string, lettering: Lettering): void {
  if (!words) return;
  face(pen, lettering);
  pen.fillStyle = ink;
  pen.textAlign = lettering.align ?? "center";
  pen.textBaseline = "alphabetic";
  const most = lettering.most ?? Number.POSITIVE_INFINITY;
  if (lettering.condensed) return pen.fillText(words, x, y + lettering.size * 0.35, most);
  const size = shrunk(pen, words, lettering, most);
  pen.fillText(fitted(pen, words, most), x, y + size * 0.35);
}

/** Sets the size at which words fit, or the least to which they shrink; letters don't narrow evenly, so sizes are tried. */
function shrunk(pen: Pen, words: string, lettering: Lettering, most: number): number {
  const least = lettering.size * LEAST;
  let { size } = lettering;
  while (size > least && pen.measureText(words).width > most) {
    size = Math.max(least, size - STEP);
    face(pen, { ...lettering, size });
  }
  return size;
}

/** How wide words are. */
export function widthOf(pen: Pen, words: string, lettering: Lettering): number {
  face(pen, lettering);
  return pen.measureText(words).width;
}

/** How wide words are at the least size to which they shrink. */
export function leastWidthOf(pen: Pen, words: string, lettering: Lettering): number {
  return widthOf(pen, words, { ...lettering, size: lettering.size * LEAST });
}

function fitted(pen: Pen, words: string, most: number): string {
  if (pen.measureText(words).width <= most) return words;
  const letters = Array.from(words);
  while (letters.length > 1 && pen.measureText(`${letters.join("")}…`).width > most) letters.pop();
  return `${letters.join("").trimEnd()}…`;
}
