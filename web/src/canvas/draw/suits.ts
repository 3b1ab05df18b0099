/** The four suits as shapes, and the written forms of the international deck. Knows no game. */

import { SUIT_COLOURS } from "../../look/tokens";
import { write } from "./text";
import { at, disc, paint, polygon, type Pen } from "./shapes";

export type Suit = keyof typeof SUIT_COLOURS;

export const JOKER = "Jk";
const SUITS: readonly Suit[] = ["♠", "♥", "♦", "♣"];
const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];

/** The suit of a card; a joker has none. */
export function suitOf(card: string): Suit | null {
  return SUITS.find((suit) => card.endsWith(suit)) ?? null;
}

export function rankOfCard(card: string): string {
  return card === JOKER ? JOKER : card.slice(0, -1);
}

/** The colour of a card. */
export function colourOf(card: string): string {
  const suit = suitOf(card);
  return suit ? SUIT_COLOURS[suit] : "#6a3d82";
}

/** By suit, or by rank with the ace on top; jokers at the end. */
export function sortRank(card: string, by: "suit" | "rank"): number {
  if (card === JOKER) return 10_000;
  const suit = [0, 1, 3, 2][SUITS.indexOf(suitOf(card) ?? "♠")] ?? 0;
  const index = RANKS.indexOf(rankOfCard(card));
  const rank = index === 0 ? 13 : index;
  return by === "suit" ? suit * 100 + rank : rank * 10 + suit;
}

/** The cards of a written row, with or without blanks between them. */
export function cardsIn(written: string): string[] {
  return written.match(/(?:10|[2-9AJQK])[♠♥♦♣]|Jk/g) ?? [];
}

/** A suit around a point, about `size` tall. */
export function drawSuit(pen: Pen, suit: Suit, x: number, y: number, size: number, ink: string): void {
  at(pen, x, y, size / 20, 0, () => {
    SHAPES[suit](pen);
    paint(pen, ink);
  });
}

const SHAPES: Record<Suit, (pen: Pen) => void> = { "♠": spade, "♥": heart, "♦": diamond, "♣": club };

function spade(pen: Pen): void {
  pen.beginPath();
  pen.moveTo(0, -10);
  pen.bezierCurveTo(3, -5, 9, -2, 9, 3.4);
  pen.bezierCurveTo(9, 8, 3.4, 8.6, 1.2, 5);
  pen.quadraticCurveTo(1.4, 8.4, 4, 10);
  pen.lineTo(-4, 10);
  pen.quadraticCurveTo(-1.4, 8.4, -1.2, 5);
  pen.bezierCurveTo(-3.4, 8.6, -9, 8, -9, 3.4);
  pen.bezierCurveTo(-9, -2, -3, -5, 0, -10);
}

function heart(pen: Pen): void {
  pen.beginPath();
  pen.moveTo(0, 10);
  pen.bezierCurveTo(-3, 5, -10, 1.6, -10, -4);
  pen.bezierCurveTo(-10, -9.6, -3, -11, 0, -5.4);
  pen.bezierCurveTo(3, -11, 10, -9.6, 10, -4);
  pen.bezierCurveTo(10, 1.6, 3, 5, 0, 10);
}

function diamond(pen: Pen): void {
  pen.beginPath();
  pen.moveTo(0, -10.6);
  pen.quadraticCurveTo(3.6, -4, 8, 0);
  pen.quadraticCurveTo(3.6, 4, 0, 10.6);
  pen.quadraticCurveTo(-3.6, 4, -8, 0);
  pen.quadraticCurveTo(-3.6, -4, 0, -10.6);
}

function club(pen: Pen): void {
  pen.beginPath();
  pen.arc(0, -5.2, 4.5, 0, Math.PI * 2);
  pen.moveTo(-0.8, 2);
  pen.arc(-5.2, 2, 4.5, 0, Math.PI * 2);
  pen.moveTo(9.6, 2);
  pen.arc(5.2, 2, 4.5, 0, Math.PI * 2);
  pen.moveTo(-1.6, -2);
  pen.lineTo(1.6, -2);
  pen.quadraticCurveTo(1, 7.6, 4, 10);
  pen.lineTo(-4, 10);
  pen.quadraticCurveTo(-1, 7.6, -1.6, -2);
}

/** Rank over suit in the corner that a neighbour leaves free; the small form is larger. */
export function drawCorner(pen: Pen, card: string, small: boolean): void {
  const suit = suitOf(card);
  const ink = colourOf(card);
  if (!suit) return drawJokerCorner(pen, small);
  const [x, size] = small ? [21, 46] : [15.5, 28];
  write(pen, rankOfCard(card), x, small ? 25 : 17.5, ink, {
    size,
    family: "title",
    most: small ? 37 : 26,
    condensed: true,
  });
  drawSuit(pen, suit, x, small ? 65 : 40, small ? 30 : 16, ink);
}

/** A cap with bells. */
function drawJokerCorner(pen: Pen, small: boolean): void {
  at(pen, small ? 21 : 16, small ? 26 : 19, small ? 1.5 : 1, 0, () => drawCap(pen));
}

export function drawCap(pen: Pen): void {
  for (const [points, ink] of [
    [
      [
        [0, 5],
        [-11, -7],
        [-4, -6],
      ],
      "#6a3d82",
    ],
    [
      [
        [-5, 5],
        [0, -11],
        [5, 5],
      ],
      "#d9a02b",
    ],
    [
      [
        [0, 5],
        [11, -7],
        [4, -6],
      ],
      "#6a3d82",
    ],
  ] as const) {
    polygon(pen, points);
    paint(pen, ink);
  }
  for (const [x, y] of [
    [-11, -7.6],
    [0, -11.6],
    [11, -7.6],
  ] as const) {
    disc(pen, x, y, 2.2);
    paint(pen, "#b5203c");
  }
  pen.fillStyle = "#6a3d82";
  pen.fillRect(-7, 5, 14, 3.4);
}
