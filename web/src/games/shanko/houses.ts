/** The four houses of Shanko: the tower, the cottage, the kite house and the three domes. Each about 20 units tall. */

import { disc, paint, polygon, roundBox, type Pen } from "../../canvas/draw/shapes";
import type { Suit } from "../../canvas/draw/suits";
import { darker, lighter } from "../../look/colour";
import { SUIT_COLOURS } from "../../look/tokens";

const LIT = "#ffd772";

/** The house of a suit, standing around a point. */
export function drawHouse(pen: Pen, suit: Suit, x: number, y: number, size: number): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(size / 20, size / 20);
  HOUSES[suit](pen, SUIT_COLOURS[suit]);
  pen.restore();
}

const HOUSES: Record<Suit, (pen: Pen, colour: string) => void> = { "♠": tower, "♥": cottage, "♦": kite, "♣": domes };

/** A keep with a pointed roof. */
function tower(pen: Pen, colour: string): void {
  pen.beginPath();
  pen.moveTo(0, -11);
  pen.quadraticCurveTo(2.4, -5.4, 7.6, -2.4);
  pen.lineTo(-7.6, -2.4);
  pen.quadraticCurveTo(-2.4, -5.4, 0, -11);
  paint(pen, colour);
  polygon(pen, [
    [-5.4, -2],
    [5.4, -2],
    [6.2, 10],
    [-6.2, 10],
  ]);
  paint(pen, lighter(colour, 0.22));
  pen.fillStyle = darker(colour, 0.1);
  pen.fillRect(-5.6, 2.4, 11.4, 1.3);
  roundBox(pen, -1.6, -0.6, 3.2, 3.2, 1.4);
  paint(pen, LIT);
  roundBox(pen, -1.9, 5.2, 3.8, 4.8, 1.8);
  paint(pen, darker(colour, 0.35));
}

/** A gable, a chimney, and a heart for a door. */
function cottage(pen: Pen, colour: string): void {
  pen.fillStyle = darker(colour, 0.2);
  pen.fillRect(4, -9.4, 2.8, 6);
  polygon(pen, [
    [-8, 0],
    [8, 0],
    [8, 10],
    [-8, 10],
  ]);
  paint(pen, lighter(colour, 0.66));
  polygon(pen, [
    [0, -10],
    [10.4, 0.6],
    [-10.4, 0.6],
  ]);
  paint(pen, colour);
  roundBox(pen, -6.6, 2.4, 3.6, 3.6, 0.6);
  paint(pen, LIT);
  roundBox(pen, 3, 2.4, 3.6, 3.6, 0.6);
  paint(pen, LIT);
  roundBox(pen, -2, 4, 4, 6, 1.8);
  paint(pen, darker(colour, 0.12));
}

/** Two roofs meet in a point above and below. */
function kite(pen: Pen, colour: string): void {
  pen.fillStyle = darker(colour, 0.3);
  pen.fillRect(-1, 4, 2, 6.4);
  pen.fillRect(-4.6, 9.2, 9.2, 1.4);
  polygon(pen, [
    [0, -11],
    [9, -1],
    [0, 8],
    [-9, -1],
  ]);
  paint(pen, lighter(colour, 0.12));
  polygon(pen, [
    [0, -11],
    [9, -1],
    [0, -1],
  ]);
  paint(pen, darker(colour, 0.14));
  polygon(pen, [
    [0, 8],
    [-9, -1],
    [0, -1],
  ]);
  paint(pen, lighter(colour, 0.36));
  polygon(pen, [
    [0, -4.2],
    [2.6, -1],
    [0, 2.2],
    [-2.6, -1],
  ]);
  paint(pen, LIT);
}

/** Three round roofs. */
function domes(pen: Pen, colour: string): void {
  polygon(pen, [
    [-8.4, 3],
    [8.4, 3],
    [8.4, 10],
    [-8.4, 10],
  ]);
  paint(pen, lighter(colour, 0.55));
  for (const [x, y] of [
    [-5, 1.6],
    [5, 1.6],
    [0, -4.6],
  ] as const) {
    disc(pen, x, y, 5);
    paint(pen, colour);
  }
  disc(pen, 0, -5, 1.8);
  paint(pen, LIT);
  disc(pen, -5, 1.6, 1.5);
  paint(pen, LIT);
  disc(pen, 5, 1.6, 1.5);
  paint(pen, LIT);
  roundBox(pen, -2, 5, 4, 5, 1.9);
  paint(pen, darker(colour, 0.3));
}
