/** The court of Shanko as geometric figures: herald, lady and elder, each in the colour of the house. */

import { disc, line, paint, polygon, roundBox, star, within, type Pen } from "../../canvas/draw/shapes";
import { drawSuit, type Suit } from "../../canvas/draw/suits";
import { darker, lighter } from "../../look/colour";
import { SUIT_COLOURS } from "../../look/tokens";

const SKIN = "#f0cfa9";
const GOLD = "#e0a92f";
const CREAM = "#fff4dd";

/** The figure of a rank, in the middle of a card. */
export function drawFigure(pen: Pen, rank: string, suit: Suit): void {
  const colour = SUIT_COLOURS[suit];
  drawSky(pen, colour);
  if (rank === "J") drawHerald(pen, suit, colour);
  else if (rank === "Q") drawLady(pen, suit, colour);
  else drawElder(pen, suit, colour);
}

/** An arch in a light tint, on which the figure stands. */
function drawSky(pen: Pen, colour: string): void {
  pen.beginPath();
  pen.moveTo(24, 122);
  pen.lineTo(24, 58);
  pen.arc(52, 58, 28, Math.PI, 0);
  pen.lineTo(80, 122);
  pen.closePath();
  paint(pen, lighter(colour, 0.82), lighter(colour, 0.45), 1.2);
}

/** Young, with a cap, a feather and the flag of the house. */
function drawHerald(pen: Pen, suit: Suit, colour: string): void {
  polygon(pen, [
    [36, 122],
    [40, 80],
    [64, 80],
    [68, 122],
  ]);
  paint(pen, colour);
  polygon(pen, [
    [52, 80],
    [64, 80],
    [68, 122],
    [52, 122],
  ]);
  paint(pen, lighter(colour, 0.4));
  for (const y of [88, 98, 108]) {
    polygon(pen, [
      [52, y],
      [56, y + 4],
      [52, y + 8],
      [48, y + 4],
    ]);
    paint(pen, GOLD);
  }
  disc(pen, 52, 64, 12.5);
  paint(pen, SKIN);
  pen.beginPath();
  pen.arc(52, 61, 13.5, Math.PI, 0);
  pen.closePath();
  paint(pen, darker(colour, 0.15));
  pen.beginPath();
  pen.moveTo(62, 54);
  pen.quadraticCurveTo(74, 40, 70, 34);
  pen.quadraticCurveTo(60, 40, 60, 52);
  paint(pen, GOLD);
  drawEyes(pen, 52, 66);
  line(pen, [
    [33, 122],
    [33, 46],
  ]);
  paint(pen, null, "#7a5a34", 2);
  polygon(pen, [
    [33, 46],
    [14, 52],
    [33, 62],
  ]);
  paint(pen, colour);
  drawSuit(pen, suit, 27.5, 54, 9, CREAM);
}

/** In a dress like a bell, with a crown of three pearls. */
function drawLady(pen: Pen, suit: Suit, colour: string): void {
  pen.beginPath();
  pen.moveTo(26, 122);
  pen.bezierCurveTo(34, 112, 40, 96, 42, 78);
  pen.lineTo(62, 78);
  pen.bezierCurveTo(64, 96, 70, 112, 78, 122);
  pen.closePath();
  paint(pen, colour);
  within(pen, () => {
    for (const radius of [46, 36, 26]) {
      disc(pen, 52, 134, radius);
      paint(pen, null, radius === 36 ? GOLD : lighter(colour, 0.45), 4);
    }
  });
  disc(pen, 52, 60, 17);
  paint(pen, darker(colour, 0.25));
  disc(pen, 52, 63, 12.5);
  paint(pen, SKIN);
  drawEyes(pen, 52, 65);
  pen.beginPath();
  pen.arc(52, 52, 13, Math.PI * 1.08, Math.PI * 1.92);
  paint(pen, null, GOLD, 4.4);
  for (const [x, y] of [
    [41, 44],
    [52, 38],
    [63, 44],
  ] as const) {
    disc(pen, x, y, 3.2);
    paint(pen, CREAM, GOLD, 1.2);
  }
  disc(pen, 52, 90, 9);
  paint(pen, CREAM, GOLD, 1.4);
  drawSuit(pen, suit, 52, 90, 11, colour);
}

/** Broad, bearded, under a crown of three points, with a staff. */
function drawElder(pen: Pen, suit: Suit, colour: string): void {
  drawRobe(pen, colour);
  drawSuit(pen, suit, 52, 95, 13, colour);
  roundBox(pen, 33, 76, 38, 8, 4);
  paint(pen, CREAM, GOLD, 1.2);
  disc(pen, 52, 61, 12.5);
  paint(pen, SKIN);
  pen.beginPath();
  pen.moveTo(39.6, 62);
  pen.bezierCurveTo(40, 86, 64, 86, 64.4, 62);
  pen.bezierCurveTo(60, 69, 44, 69, 39.6, 62);
  paint(pen, "#e9e2d4", "#b9ad98", 0.8);
  drawEyes(pen, 52, 61, false);
  drawCrown(pen, colour);
  line(pen, [
    [75, 122],
    [75, 66],
  ]);
  paint(pen, null, "#7a5a34", 2.4);
  star(pen, 75, 60, 8.5, 8, 0.62);
  paint(pen, GOLD, darker(GOLD, 0.3), 0.8);
  drawSuit(pen, suit, 75, 60, 8, colour);
}

function drawRobe(pen: Pen, colour: string): void {
  polygon(pen, [
    [24, 122],
    [33, 80],
    [71, 80],
    [80, 122],
  ]);
  paint(pen, darker(colour, 0.22));
  polygon(pen, [
    [41, 122],
    [44, 80],
    [60, 80],
    [63, 122],
  ]);
  paint(pen, lighter(colour, 0.55));
  for (const y of [106, 114]) {
    line(pen, [
      [42, y],
      [62, y],
    ]);
    paint(pen, null, colour, 2);
  }
}

function drawCrown(pen: Pen, colour: string): void {
  polygon(pen, [
    [39, 53],
    [36, 35],
    [45, 45],
    [52, 32],
    [59, 45],
    [68, 35],
    [65, 53],
  ]);
  paint(pen, GOLD, darker(GOLD, 0.3), 1);
  for (const [x, y] of [
    [36, 34],
    [52, 31],
    [68, 34],
  ] as const) {
    disc(pen, x, y, 2.4);
    paint(pen, colour);
  }
}

function drawEyes(pen: Pen, x: number, y: number, smiles = true): void {
  for (const side of [-4.6, 4.6]) {
    disc(pen, x + side, y, 1.5);
    paint(pen, "#3a2a22");
  }
  if (!smiles) return;
  pen.beginPath();
  pen.arc(x, y + 3, 2.6, 0.15 * Math.PI, 0.85 * Math.PI);
  paint(pen, null, "#3a2a22", 1.1);
}
