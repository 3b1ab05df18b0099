/** The deck of Shanko: numbers as villages, the court as figures, aces as crests, the joker as a mask. */

import type { Art, Light } from "../../canvas/art";
import { at, disc, line, oval, paint, polygon, roundBox, star, within, type Pen } from "../../canvas/draw/shapes";
import { JOKER, drawCorner, drawSuit, rankOfCard, suitOf, type Suit } from "../../canvas/draw/suits";
import { darker, lighter, mix, veil } from "../../look/colour";
import { SUIT_COLOURS } from "../../look/tokens";
import type { Box } from "../../scene/geometry";
import { drawFigure } from "./figures";
import { drawHouse } from "./houses";

export const SHANKO_ART: Art = {
  name: "shanko",
  face: drawFace,
  back: drawBack,
  paper: (card, light) => {
    const suit = suitOf(card);
    return suit ? mix(light.palette.paper, SUIT_COLOURS[suit], 0.045) : mix(light.palette.paper, "#6a3d82", 0.08);
  },
  cloth: drawCloth,
  mark: (pen, mark, radius) => drawMark(pen, mark, radius),
};

function drawFace(pen: Pen, card: string, _: Light, small: boolean): void {
  const suit = suitOf(card);
  if (!suit) {
    at(pen, small ? 58 : 54, small ? 92 : 80, small ? 0.8 : 0.98, 0, () => drawMask(pen));
    drawCorner(pen, JOKER, small);
    return;
  }
  if (small) drawHouse(pen, suit, 64, 98, 56);
  else drawMiddle(pen, rankOfCard(card), suit);
  drawCorner(pen, card, small);
}

function drawMiddle(pen: Pen, rank: string, suit: Suit): void {
  if (rank === "A") at(pen, 8, 13, 0.95, 0, () => drawCrest(pen, suit));
  else if (["J", "Q", "K"].includes(rank)) at(pen, 5, 6, 1, 0, () => drawFigure(pen, rank, suit));
  else drawVillage(pen, Number(rank), suit);
}

/** Rows of houses for each number: how many stand in each row, from the hill down to the road. */
const VILLAGES: Record<number, readonly number[]> = {
  2: [1, 1], 3: [1, 2], 4: [2, 2], 5: [2, 1, 2], 6: [2, 2, 2], 7: [2, 3, 2], 8: [3, 2, 3], 9: [3, 3, 3], 10: [3, 4, 3],
}; // prettier-ignore

/** So many houses on the slope of a hill. */
function drawVillage(pen: Pen, count: number, suit: Suit): void {
  const colour = SUIT_COLOURS[suit];
  const rows = VILLAGES[count] ?? [1];
  const size = count <= 3 ? 31 : count <= 6 ? 25 : 20;
  const pitch = rows.length === 2 ? 42 : 31;
  for (const [r, inRow] of rows.entries()) {
    const y = 82 + (r - (rows.length - 1) / 2) * pitch;
    drawGround(pen, y + size * 0.5, colour, inRow * size * 0.62 + 6);
    for (let i = 0; i < inRow; i++)
      drawHouse(pen, suit, 57 + (i - (inRow - 1) / 2) * size * (inRow > 3 ? 0.86 : 1.06), y, size);
  }
}

function drawGround(pen: Pen, y: number, colour: string, reach: number): void {
  oval(pen, 57, y, Math.min(reach, 36), 3.4);
  paint(pen, veil(lighter(colour, 0.5), 0.4));
}

/** The crest of a house: a shield, the house on it, and a ribbon. */
function drawCrest(pen: Pen, suit: Suit): void {
  const colour = SUIT_COLOURS[suit];
  pen.beginPath();
  pen.moveTo(20, 34);
  pen.quadraticCurveTo(35, 40, 51, 30);
  pen.quadraticCurveTo(67, 40, 82, 34);
  pen.bezierCurveTo(86, 74, 76, 100, 51, 114);
  pen.bezierCurveTo(26, 100, 16, 74, 20, 34);
  paint(pen, colour, darker(colour, 0.35), 1.6);
  within(pen, () => {
    pen.fillStyle = veil(lighter(colour, 0.55), 0.35);
    pen.fillRect(51, 20, 40, 100);
  });
  disc(pen, 51, 68, 24);
  paint(pen, "#fff6e2", "#e0a92f", 2.2);
  drawHouse(pen, suit, 51, 66, 34);
  for (const side of [-1, 1]) {
    polygon(pen, [
      [51 + side * 24, 106],
      [51 + side * 36, 110],
      [51 + side * 31, 115],
      [51 + side * 37, 121],
      [51 + side * 22, 119],
    ]);
    paint(pen, darker("#e0a92f", 0.25));
  }
  roundBox(pen, 25, 104, 52, 14, 5);
  paint(pen, "#e0a92f", "#a9771a", 1);
  for (const x of [38, 64]) {
    star(pen, x, 111, 3.6);
    paint(pen, "#fff6e2");
  }
  drawSuit(pen, suit, 51, 111, 10, darker(colour, 0.2));
}

/** The joker: a mask of two halves under a cap of bells. */
function drawMask(pen: Pen): void {
  const [violet, gold] = ["#6a3d82", "#d9a02b"];
  for (const [points, ink] of [
    [
      [
        [-24, -14],
        [-40, -46],
        [-8, -30],
      ],
      violet,
    ],
    [
      [
        [24, -14],
        [40, -46],
        [8, -30],
      ],
      gold,
    ],
    [
      [
        [-12, -24],
        [0, -56],
        [12, -24],
      ],
      "#b5203c",
    ],
  ] as const) {
    polygon(pen, points);
    paint(pen, ink);
  }
  for (const [x, y] of [
    [-40, -47],
    [0, -57],
    [40, -47],
  ] as const) {
    disc(pen, x, y, 4.6);
    paint(pen, "#f6cf63", "#a9771a", 1);
  }
  pen.beginPath();
  pen.moveTo(-30, -20);
  pen.bezierCurveTo(-14, -30, 14, -30, 30, -20);
  pen.bezierCurveTo(34, 12, 18, 40, 0, 46);
  pen.bezierCurveTo(-18, 40, -34, 12, -30, -20);
  paint(pen, "#fbf1dc", "#8a6b3c", 1.4);
  within(pen, () => {
    pen.fillStyle = mix(violet, "#fbf1dc", 0.2);
    pen.fillRect(-40, -40, 40, 100);
  });
  for (const side of [-1, 1]) {
    pen.beginPath();
    pen.moveTo(side * 5, -2);
    pen.quadraticCurveTo(side * 14, -14, side * 24, -4);
    pen.quadraticCurveTo(side * 14, 4, side * 5, -2);
    paint(pen, "#2a1f33");
    polygon(pen, [
      [side * 14, 4],
      [side * 17, 10],
      [side * 14, 17],
      [side * 11, 10],
    ]);
    paint(pen, side < 0 ? gold : "#b5203c");
  }
  pen.beginPath();
  pen.arc(0, 20, 13, 0.14 * Math.PI, 0.86 * Math.PI);
  paint(pen, null, "#2a1f33", 3);
  line(pen, [
    [0, -24],
    [0, 14],
  ]);
  paint(pen, null, veil("#2a1f33", 0.35), 1);
}

/** Signs for tickets: triplets and sequences as small cards. */
function drawMark(pen: Pen, mark: string, radius: number): void {
  const cards = mark === "triplet" ? [-0.5, 0, 0.5] : [-0.75, -0.25, 0.25, 0.75];
  for (const [i, x] of cards.entries()) {
    roundBox(
      pen,
      x * radius - radius * 0.3,
      -radius * 0.6 + (mark === "triplet" ? 0 : i * radius * 0.1 - radius * 0.15),
      radius * 0.6,
      radius * 1.1,
      2,
    );
    paint(pen, "#fffaf0", "#75685b", 1);
  }
}

/** The back: streets of all four houses. */
function drawBack(pen: Pen, light: Light): void {
  pen.fillStyle = "#7c3b2b";
  pen.fillRect(0, 0, 100, 140);
  const suits: readonly Suit[] = ["♠", "♥", "♦", "♣"];
  for (let row = 0; row < 6; row++) {
    pen.fillStyle = veil("#f2c992", 0.2);
    pen.fillRect(0, 26 + row * 22, 100, 1.4);
    for (let column = 0; column < 6; column++) {
      pen.globalAlpha = 0.9;
      drawPaleHouse(pen, suits[(row + column) % 4] ?? "♠", 8 + column * 18 - (row % 2) * 9, 17 + row * 22);
      pen.globalAlpha = 1;
    }
  }
  roundBox(pen, 4.5, 4.5, 91, 131, 5);
  paint(pen, null, veil(light.palette.paper, 0.85), 2);
}

function drawPaleHouse(pen: Pen, suit: Suit, x: number, y: number): void {
  drawSuit(pen, suit, x, y - 2, 11, "#f0c58c");
  pen.fillStyle = "#f0c58c";
  pen.fillRect(x - 4, y + 3, 8, 6);
  pen.fillStyle = "#7c3b2b";
  pen.fillRect(x - 1.2, y + 5, 2.4, 4);
}

/** The cloth: terracotta, with a border of roofs. */
function drawCloth(pen: Pen, area: Box, light: Light): void {
  const noon = light.name === "noon";
  const ground = noon ? "#b5654a" : "#4f2a20";
  roundBox(pen, area.x, area.y, area.width, area.height, 18);
  paint(pen, ground);
  within(pen, () => {
    for (let x = 0; x < area.width; x += 16) {
      for (const [y, way] of [
        [area.y + 6, 1],
        [area.y + area.height - 6, -1],
      ] as const) {
        polygon(pen, [
          [area.x + x, y],
          [area.x + x + 8, y + way * 8],
          [area.x + x + 16, y],
        ]);
        paint(pen, veil("#f6d7a4", noon ? 0.42 : 0.2));
      }
    }
  });
  roundBox(pen, area.x + 7, area.y + 18, area.width - 14, area.height - 36, 10);
  paint(pen, null, veil("#f6d7a4", noon ? 0.5 : 0.24), 1.4);
}
