/** The cards of Geschenkt: each number a wrapped present, the higher the heavier. */

import type { Art, Light } from "../../canvas/art";
import { write } from "../../canvas/draw/text";
import { at, disc, line, oval, paint, polygon, roundBox, star, within, type Pen } from "../../canvas/draw/shapes";
import { darker, lighter, luminance, mix, veil } from "../../look/colour";
import type { Box } from "../../scene/geometry";

/** Wrapping papers from light to heavy; each step is darker than the last. */
const PAPERS = ["#a9dccb", "#f3d384", "#eba765", "#d8704a", "#a8394b", "#6a2a55", "#3c2348"];
const LOWEST = 3;
const HIGHEST = 35;

export const CHIP = "#c7472c";

/** How heavy a card is, from 0 to 1. */
export function weight(number: number): number {
  return (number - LOWEST) / (HIGHEST - LOWEST);
}

/** The wrapping paper of a number. */
export function wrapping(number: number): string {
  const place = Math.max(0, Math.min(0.9999, weight(number))) * (PAPERS.length - 1);
  const low = Math.floor(place);
  return mix(PAPERS[low] ?? "#000000", PAPERS[low + 1] ?? "#000000", place - low);
}

export const GESCHENKT_ART: Art = {
  name: "geschenkt",
  face: drawFace,
  back: drawBack,
  paper: (card, light) => mix(light.palette.paper, wrapping(Number(card)), 0.16),
  cloth: drawCloth,
};

function drawFace(pen: Pen, card: string, _: Light, small: boolean): void {
  const number = Number(card);
  if (small) drawSmall(pen, number);
  else drawLarge(pen, number);
}

/** The form for runs: the paper itself, its ribbon, and the number where a neighbour leaves it free. */
function drawSmall(pen: Pen, number: number): void {
  const colour = wrapping(number);
  pen.fillStyle = colour;
  pen.fillRect(0, 0, 100, 140);
  pen.fillStyle = ribbonOf(colour);
  pen.fillRect(62, 0, 13, 140);
  pen.fillRect(0, 96, 100, 13);
  drawBow(pen, 68, 98, 0.62, ribbonOf(colour));
  write(pen, String(number), 28, 36, inkOn(colour), { size: number > 9 ? 46 : 56, family: "title" });
}

function drawLarge(pen: Pen, number: number): void {
  const colour = wrapping(number);
  const heavy = weight(number);
  write(pen, String(number), 17, 19, darker(colour, luminance(colour) > 0.3 ? 0.55 : 0.1), {
    size: 25,
    family: "title",
    most: 28,
    condensed: true,
  });
  const [width, height] = [50 + heavy * 36, 44 + heavy * 34];
  const floor = 124;
  oval(pen, 50, floor, width * 0.56, 4 + heavy * 5);
  paint(pen, veil("#3b2412", 0.16 + heavy * 0.22));
  drawPresent(pen, number, { x: 50 - width / 2, y: floor - height, width, height });
  drawTag(pen, number, 50, floor - height * 0.46, 16 + heavy * 9, colour);
}

/** A box in its paper, with a lid, a ribbon and a bow; heavy ones bulge. */
function drawPresent(pen: Pen, number: number, { x, y, width, height }: Box): void {
  const colour = wrapping(number);
  const ribbon = ribbonOf(colour);
  const bulge = weight(number) * 5;
  pen.beginPath();
  pen.moveTo(x + 2, y);
  pen.lineTo(x + width - 2, y);
  pen.quadraticCurveTo(x + width + bulge, y + height * 0.6, x + width - 1, y + height);
  pen.lineTo(x + 1, y + height);
  pen.quadraticCurveTo(x - bulge, y + height * 0.6, x + 2, y);
  paint(pen, colour);
  within(pen, () => {
    drawPattern(pen, number, { x: x - 6, y, width: width + 12, height });
    pen.fillStyle = veil("#000000", 0.12);
    pen.fillRect(x + width * 0.78, y, width * 0.3, height);
    pen.fillStyle = ribbon;
    pen.fillRect(x + width / 2 - width * 0.07, y, width * 0.14, height);
  });
  const lid = 9 + weight(number) * 3;
  roundBox(pen, x - 4, y - lid * 0.6, width + 8, lid, 2.5);
  paint(pen, darker(colour, 0.14));
  pen.fillStyle = darker(ribbon, 0.08);
  pen.fillRect(x + width / 2 - width * 0.07, y - lid * 0.6, width * 0.14, lid);
  drawBow(pen, x + width / 2, y - lid * 0.6, 0.75 + weight(number) * 0.4, ribbon);
}

/** Dots, stripes, checks, diamonds: the pattern changes every eight numbers. */
function drawPattern(pen: Pen, number: number, { x, y, width, height }: Box): void {
  const ink = veil(lighter(wrapping(number), 0.55), 0.42);
  const kind = Math.min(3, Math.floor((number - LOWEST) / 8));
  if (kind === 1 || kind === 2) {
    for (let i = -height; i < width; i += 9) {
      line(pen, [
        [x + i, y + height],
        [x + i + height, y],
      ]);
      paint(pen, null, ink, kind === 1 ? 3.2 : 1.6);
      if (kind === 2) {
        line(pen, [
          [x + i, y],
          [x + i + height, y + height],
        ]);
        paint(pen, null, ink, 1.6);
      }
    }
    return;
  }
  for (let row = 0; row * 9 < height + 6; row++) {
    for (let column = 0; column * 11 < width + 6; column++) {
      const [px, py] = [x + column * 11 + (row % 2) * 5.5, y + 4 + row * 9];
      if (kind === 0) disc(pen, px, py, 1.9);
      else star(pen, px, py, 3.4, 4, 0.35);
      paint(pen, ink);
    }
  }
}

/** A bow on its knot. */
function drawBow(pen: Pen, x: number, y: number, scale: number, colour: string): void {
  at(pen, x, y, scale, 0, () => {
    for (const side of [-1, 1]) {
      polygon(pen, [
        [0, -1],
        [side * 7, 11],
        [side * 12, 8],
      ]);
      paint(pen, darker(colour, 0.16));
      pen.beginPath();
      pen.moveTo(0, 0);
      pen.bezierCurveTo(side * 5, -17, side * 23, -15, side * 18, -3);
      pen.bezierCurveTo(side * 16, 3, side * 6, 3, 0, 0);
      paint(pen, colour, darker(colour, 0.22), 0.8);
      oval(pen, side * 12, -6.5, 4, 2.6, side * 0.5);
      paint(pen, darker(colour, 0.24));
    }
    roundBox(pen, -4, -5, 8, 8, 3);
    paint(pen, lighter(colour, 0.12), darker(colour, 0.25), 0.8);
  });
}

/** A round tag with the number. */
function drawTag(pen: Pen, number: number, x: number, y: number, radius: number, colour: string): void {
  disc(pen, x, y, radius);
  paint(pen, "#fffaf0", darker(colour, 0.3), 1.4);
  disc(pen, x, y, radius - 2.6);
  paint(pen, null, veil(darker(colour, 0.2), 0.4), 0.7);
  write(pen, String(number), x, y, darker(colour, 0.55), { size: radius * 1.16, family: "title" });
}

function ribbonOf(paper: string): string {
  return luminance(paper) > 0.3 ? "#b23a2e" : "#f4cf7a";
}

function inkOn(paper: string): string {
  return luminance(paper) > 0.3 ? darker(paper, 0.72) : "#fff6e4";
}

/** The back: a present that nobody has opened. */
function drawBack(pen: Pen, light: Light): void {
  pen.fillStyle = "#b98d5c";
  pen.fillRect(0, 0, 100, 140);
  for (let row = 0; row < 12; row++) {
    for (let column = 0; column < 8; column++) {
      star(pen, 6 + column * 14 + (row % 2) * 7, 5 + row * 12.5, 3, 4, 0.32);
      paint(pen, veil("#fff2d8", 0.4));
    }
  }
  pen.fillStyle = "#a8322a";
  pen.fillRect(42, 0, 16, 140);
  pen.fillRect(0, 58, 100, 16);
  pen.fillStyle = veil("#ffffff", 0.16);
  pen.fillRect(44, 0, 3, 140);
  pen.fillRect(0, 60, 100, 3);
  drawBow(pen, 50, 66, 1.35, "#bf3d30");
  roundBox(pen, 4, 4, 92, 132, 5);
  paint(pen, null, veil(light.palette.paper, 0.6), 1.6);
}

/** The cloth: plain linen with a stitched hem. */
function drawCloth(pen: Pen, area: Box, light: Light): void {
  const noon = light.name === "noon";
  const width = Math.min(area.width, 620);
  const cloth = { x: area.x + (area.width - width) / 2, y: area.y, width, height: area.height };
  roundBox(pen, cloth.x, cloth.y, cloth.width, cloth.height, 26);
  paint(pen, noon ? "#7e9a83" : "#33463a");
  within(pen, () => drawLinen(pen, cloth, noon));
  roundBox(pen, cloth.x + 9, cloth.y + 9, cloth.width - 18, cloth.height - 18, 19);
  pen.setLineDash([7, 6]);
  paint(pen, null, veil("#fff4de", noon ? 0.7 : 0.34), 1.6);
  pen.setLineDash([]);
}

function drawLinen(pen: Pen, { x, y, width, height }: Box, noon: boolean): void {
  pen.fillStyle = veil(noon ? "#ffffff" : "#000000", 0.07);
  for (let i = 0; i < width; i += 4) pen.fillRect(x + i, y, 1, height);
  for (let i = 0; i < height; i += 4) pen.fillRect(x, y + i, width, 1);
}
