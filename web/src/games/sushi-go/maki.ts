/** Maki rolls, one to three of them on a card. */

import { disc, oval, paint, type Pen } from "../../canvas/draw/shapes";
import { drawFace, drawShade } from "./dishes";

const PLACES: Record<number, readonly (readonly [number, number, number])[]> = {
  1: [[0, 4, 1.3]],
  2: [
    [-19, 6, 0.92],
    [20, 6, 0.92],
  ],
  3: [
    [0, -17, 0.78],
    [-21, 15, 0.78],
    [21, 15, 0.78],
  ],
};
const FILLINGS = ["#ef7d63", "#7fae45", "#f3c544"];

/** So many rolls. */
export function drawMaki(pen: Pen, rolls: number): void {
  drawShade(pen, 0, 35, 38);
  for (const [i, [x, y, scale]] of (PLACES[rolls] ?? []).entries()) {
    pen.save();
    pen.translate(x, y);
    pen.scale(scale, scale);
    drawRoll(pen, FILLINGS[i % FILLINGS.length] ?? "#ef7d63");
    pen.restore();
  }
}

/** Seaweed, rice, and something in the middle. */
function drawRoll(pen: Pen, filling: string): void {
  disc(pen, 0, 3, 24);
  paint(pen, "#1f2a24");
  disc(pen, 0, 0, 24);
  paint(pen, "#2f3d35", "#18211c", 1);
  disc(pen, 0, 0, 19.5);
  paint(pen, "#fffaf0");
  for (let i = 0; i < 10; i++) {
    const angle = (Math.PI * 2 * i) / 10;
    oval(pen, Math.cos(angle) * 15, Math.sin(angle) * 15, 2.6, 1.4, angle);
    paint(pen, null, "#e2d6bf", 0.8);
  }
  disc(pen, 0, -5, 8.4);
  paint(pen, filling, "rgba(90, 50, 20, 0.35)", 0.8);
  drawFace(pen, 0, 9, 0.72);
}
