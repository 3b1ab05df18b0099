/** The quiet classic of the family: pips, letters in a frame, a jester's cap. */

import type { Art, Light } from "../../canvas/art";
import { write } from "../../canvas/draw/text";
import { at, disc, line, paint, polygon, roundBox, within, type Pen } from "../../canvas/draw/shapes";
import { JOKER, colourOf, drawCap, drawCorner, drawSuit, rankOfCard, suitOf, type Suit } from "../../canvas/draw/suits";
import { lighter, veil } from "../../look/colour";
import type { Box } from "../../scene/geometry";

export const RUMMY_ART: Art = { name: "rummy", face: drawFace, back: drawBack, cloth: drawCloth };

const LEFT = 37.5;
const RIGHT = 62.5;
const MIDDLE = 50;

/** Where the pips of each number stand. */
const PIPS: Record<string, readonly (readonly [number, number])[]> = {
  A: [[MIDDLE, 70]],
  "2": [
    [MIDDLE, 34],
    [MIDDLE, 106],
  ],
  "3": [
    [MIDDLE, 34],
    [MIDDLE, 70],
    [MIDDLE, 106],
  ],
  "4": [
    [LEFT, 36],
    [RIGHT, 36],
    [LEFT, 104],
    [RIGHT, 104],
  ],
  "5": [
    [LEFT, 36],
    [RIGHT, 36],
    [MIDDLE, 70],
    [LEFT, 104],
    [RIGHT, 104],
  ],
  "6": [
    [LEFT, 36],
    [RIGHT, 36],
    [LEFT, 70],
    [RIGHT, 70],
    [LEFT, 104],
    [RIGHT, 104],
  ],
  "7": [
    [LEFT, 36],
    [RIGHT, 36],
    [MIDDLE, 53],
    [LEFT, 70],
    [RIGHT, 70],
    [LEFT, 104],
    [RIGHT, 104],
  ],
  "8": [
    [LEFT, 36],
    [RIGHT, 36],
    [MIDDLE, 53],
    [LEFT, 70],
    [RIGHT, 70],
    [MIDDLE, 87],
    [LEFT, 104],
    [RIGHT, 104],
  ],
  "9": [
    [LEFT, 32],
    [RIGHT, 32],
    [LEFT, 57],
    [RIGHT, 57],
    [MIDDLE, 70],
    [LEFT, 83],
    [RIGHT, 83],
    [LEFT, 108],
    [RIGHT, 108],
  ],
  "10": [
    [LEFT, 32],
    [RIGHT, 32],
    [MIDDLE, 44.5],
    [LEFT, 57],
    [RIGHT, 57],
    [LEFT, 83],
    [RIGHT, 83],
    [MIDDLE, 95.5],
    [LEFT, 108],
    [RIGHT, 108],
  ],
};

function drawFace(pen: Pen, card: string, _: Light, small: boolean): void {
  const suit = suitOf(card);
  if (!suit) drawJoker(pen, small);
  else if (small) drawSuit(pen, suit, 64, 98, 54, colourOf(card));
  else if (PIPS[rankOfCard(card)]) drawPips(pen, rankOfCard(card), suit, colourOf(card));
  else drawCourt(pen, rankOfCard(card), suit, colourOf(card));
  drawCorner(pen, suit ? card : JOKER, small);
  if (!small) at(pen, 100, 140, 1, Math.PI, () => drawCorner(pen, suit ? card : JOKER, false));
}

function drawPips(pen: Pen, rank: string, suit: Suit, ink: string): void {
  const size = rank === "A" ? 46 : 19;
  for (const [x, y] of PIPS[rank] ?? []) {
    at(pen, x, y, 1, y > 71 ? Math.PI : 0, () => drawSuit(pen, suit, 0, 0, size, ink));
  }
}

/** A letter in a frame, with the suit on both sides of it. */
function drawCourt(pen: Pen, rank: string, suit: Suit, ink: string): void {
  roundBox(pen, 29, 22, 42, 96, 4);
  paint(pen, lighter(ink, 0.9), ink, 1.4);
  roundBox(pen, 32, 25, 36, 90, 2.5);
  paint(pen, null, veil(ink, 0.45), 0.8);
  polygon(pen, [
    [50, 36],
    [66, 70],
    [50, 104],
    [34, 70],
  ]);
  paint(pen, lighter(ink, 0.78));
  write(pen, rank, 50, 70, ink, { size: 42, family: "title" });
  drawSuit(pen, suit, 50, 36, 13, ink);
  at(pen, 50, 104, 1, Math.PI, () => drawSuit(pen, suit, 0, 0, 13, ink));
}

function drawJoker(pen: Pen, small: boolean): void {
  if (!small) {
    disc(pen, 50, 74, 33);
    paint(pen, "#f3e6f3", "#6a3d82", 1.4);
  }
  at(pen, small ? 60 : 50, small ? 96 : 78, small ? 2.9 : 2.5, 0, () => drawCap(pen));
}

/** The back: a lattice in dark blue. */
function drawBack(pen: Pen, light: Light): void {
  pen.fillStyle = "#27466b";
  pen.fillRect(0, 0, 100, 140);
  roundBox(pen, 8, 8, 84, 124, 3);
  within(pen, () => {
    for (let i = -140; i < 240; i += 9) {
      line(pen, [
        [i, 0],
        [i + 140, 140],
      ]);
      paint(pen, null, veil("#dfe9f5", 0.55), 1);
      line(pen, [
        [i, 140],
        [i + 140, 0],
      ]);
      paint(pen, null, veil("#dfe9f5", 0.55), 1);
    }
  });
  roundBox(pen, 6, 6, 88, 128, 4);
  paint(pen, null, veil(light.palette.paper, 0.9), 2);
}

/** The cloth: a kitchen check. */
function drawCloth(pen: Pen, area: Box, light: Light): void {
  const noon = light.name === "noon";
  roundBox(pen, area.x, area.y, area.width, area.height, 14);
  paint(pen, noon ? "#e9e2d2" : "#3b3a3a");
  within(pen, () => {
    pen.fillStyle = veil(noon ? "#3f6a94" : "#5f8ab5", noon ? 0.4 : 0.26);
    for (let x = 0; x < area.width; x += 36) pen.fillRect(area.x + x, area.y, 18, area.height);
    for (let y = 0; y < area.height; y += 36) pen.fillRect(area.x, area.y + y, area.width, 18);
  });
}
