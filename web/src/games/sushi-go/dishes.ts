/** The dishes of Sushi Go!: flat shapes with a small face, each about 70 units across, around its middle. */

import { at, disc, line, oval, paint, polygon, roundBox, within, type Pen } from "../../canvas/draw/shapes";
import { darker, lighter, veil } from "../../look/colour";
import { drawMaki } from "./maki";

const INK = "#3a2a22";
const RICE = "#fffaf0";

/** The dish of a card. */
export function drawDish(pen: Pen, card: string): void {
  const dishes: Record<string, () => void> = {
    tempura: () => drawTempura(pen),
    sashimi: () => drawSashimi(pen),
    dumpling: () => drawDumpling(pen),
    maki1: () => drawMaki(pen, 1),
    maki2: () => drawMaki(pen, 2),
    maki3: () => drawMaki(pen, 3),
    salmon: () => drawNigiri(pen, () => drawSalmon(pen)),
    squid: () => drawNigiri(pen, () => drawSquid(pen)),
    egg: () => drawNigiri(pen, () => drawEgg(pen)),
    pudding: () => drawPudding(pen),
    wasabi: () => drawWasabi(pen),
    chopsticks: () => drawChopsticks(pen),
  };
  dishes[card]?.();
}

/** Two eyes with a glint, a smile, and warm cheeks. */
export function drawFace(pen: Pen, x: number, y: number, scale = 1): void {
  at(pen, x, y, scale, 0, () => {
    for (const side of [-1, 1]) {
      oval(pen, side * 7, 0, 2.3, 2.9);
      paint(pen, INK);
      disc(pen, side * 7 - 0.7, -1, 0.9);
      paint(pen, "#ffffff");
      oval(pen, side * 12, 4.6, 3, 1.8);
      paint(pen, "rgba(236, 106, 92, 0.45)");
    }
    pen.beginPath();
    pen.arc(0, 2.4, 3.4, 0.15 * Math.PI, 0.85 * Math.PI);
    pen.lineCap = "round";
    paint(pen, null, INK, 1.6);
    pen.lineCap = "butt";
  });
}

/** A soft shadow on which a dish stands. */
export function drawShade(pen: Pen, x: number, y: number, rx: number): void {
  oval(pen, x, y, rx, rx * 0.2);
  paint(pen, "rgba(60, 36, 18, 0.2)");
}

/** A prawn in its crisp coat. */
function drawTempura(pen: Pen): void {
  drawShade(pen, 0, 34, 32);
  at(pen, 0, 0, 1, -0.62, () => {
    for (const turn of [-0.5, 0, 0.5]) {
      at(pen, 30, 2, 1, turn, () => {
        oval(pen, 9, 0, 11, 4.6);
        paint(pen, "#dd5a3c", "#a8361f", 0.8);
      });
    }
    const bumps = [
      [-30, 4, 9],
      [-22, -3, 11],
      [-21, 8, 10],
      [-10, -6, 12],
      [-9, 9, 12],
      [3, -5, 12],
      [4, 9, 11],
      [15, -2, 11],
      [17, 8, 9],
      [24, 3, 9],
    ] as const;
    for (const [x, y, radius] of bumps) {
      disc(pen, x, y, radius + 1.4);
      paint(pen, "#c07a22");
    }
    for (const [x, y, radius] of bumps) {
      disc(pen, x, y, radius);
      paint(pen, "#edb04f");
    }
    for (const [x, y] of [
      [-27, -2],
      [-14, -10],
      [-2, -11],
      [9, -8],
      [-18, 14],
      [0, 15],
      [14, 12],
    ] as const) {
      disc(pen, x, y, 2.6);
      paint(pen, "#f9d68d");
    }
  });
  drawFace(pen, -6, 5, 0.95);
}

/** Three slices on a leaf. */
function drawSashimi(pen: Pen): void {
  drawShade(pen, 0, 33, 33);
  pen.beginPath();
  pen.moveTo(-36, 20);
  pen.bezierCurveTo(-20, -6, 18, -12, 38, 6);
  pen.bezierCurveTo(24, 34, -16, 40, -36, 20);
  paint(pen, "#6f9f5a", "#4c7a3c", 1);
  for (const [x, y] of [
    [-18, -10],
    [-2, -2],
    [14, 6],
  ] as const) {
    at(pen, x, y, 1, -0.32, () => drawSlice(pen));
  }
  drawFace(pen, 15, 10, 0.85);
}

function drawSlice(pen: Pen): void {
  roundBox(pen, -20, -14, 40, 29, 11);
  paint(pen, "#ef7d63", "#c4533d", 1);
  within(pen, () => {
    for (const x of [-14, -4, 6, 16]) {
      pen.beginPath();
      pen.moveTo(x - 5, -16);
      pen.quadraticCurveTo(x + 4, 0, x - 3, 18);
      paint(pen, null, "rgba(255, 232, 218, 0.8)", 2.2);
    }
  });
}

/** A half moon with its pleats. */
function drawDumpling(pen: Pen): void {
  drawShade(pen, 0, 31, 34);
  pen.beginPath();
  pen.moveTo(-37, 24);
  pen.bezierCurveTo(-40, -10, -18, -26, 0, -26);
  pen.bezierCurveTo(18, -26, 40, -10, 37, 24);
  pen.bezierCurveTo(22, 33, -22, 33, -37, 24);
  paint(pen, "#f7e6c2", "#cda56a", 1.4);
  pen.beginPath();
  pen.moveTo(-36, 21);
  pen.bezierCurveTo(-20, 33, 20, 33, 36, 21);
  pen.bezierCurveTo(22, 27, -22, 27, -36, 21);
  paint(pen, "#dca75b");
  for (let i = -3; i <= 3; i++) {
    pen.beginPath();
    pen.moveTo(i * 9, -24 + Math.abs(i) ** 1.7 * 2.1);
    pen.quadraticCurveTo(i * 8.4 + 3, -14 + Math.abs(i) * 3, i * 7.4, -6 + Math.abs(i) * 2.4);
    paint(pen, null, "#cda56a", 1.8);
  }
  drawFace(pen, 0, 7, 1.15);
}

/** Rice under its topping. */
function drawNigiri(pen: Pen, topping: () => void): void {
  drawShade(pen, 0, 33, 35);
  roundBox(pen, -32, 0, 64, 32, 15);
  paint(pen, RICE, "#d9cbb2", 1.2);
  for (const [x, y] of [
    [-24, 22],
    [-14, 27],
    [-4, 24],
    [8, 27],
    [18, 23],
    [26, 26],
    [-27, 12],
    [27, 14],
  ] as const) {
    oval(pen, x, y, 3.2, 1.7, 0.4);
    paint(pen, null, "#e6dac4", 0.9);
  }
  topping();
  drawFace(pen, 0, 16, 0.95);
}

function drawSalmon(pen: Pen): void {
  drapery(pen, "#f28a5c", "#c95f34");
  within(pen, () => {
    for (const x of [-30, -16, -2, 12, 26]) {
      line(pen, [
        [x, 10],
        [x + 12, -26],
      ]);
      paint(pen, null, "rgba(255, 235, 215, 0.85)", 3);
    }
  });
}

function drawSquid(pen: Pen): void {
  drapery(pen, "#f3e9f2", "#b79cc0");
  within(pen, () => {
    for (const x of [-28, -14, 0, 14, 28]) {
      line(pen, [
        [x - 4, 10],
        [x + 4, -26],
      ]);
      paint(pen, null, "rgba(190, 160, 205, 0.7)", 1.6);
    }
  });
  for (const x of [-30, -22, 22, 30]) {
    pen.beginPath();
    pen.moveTo(x, 3);
    pen.quadraticCurveTo(x * 1.12, 9, x * 1.04, 14);
    pen.lineCap = "round";
    paint(pen, null, "#c9a9d2", 4);
    pen.lineCap = "butt";
  }
}

function drawEgg(pen: Pen): void {
  roundBox(pen, -36, -22, 72, 29, 8);
  paint(pen, "#f7cf4d", "#cf9c1c", 1.2);
  for (const y of [-15, -8, -1]) {
    line(pen, [
      [-33, y],
      [33, y],
    ]);
    paint(pen, null, "rgba(255, 246, 205, 0.8)", 1.4);
  }
  pen.fillStyle = "#2f3b33";
  pen.fillRect(-9, -23, 18, 31);
  pen.fillStyle = "rgba(255, 255, 255, 0.12)";
  pen.fillRect(-7, -23, 4, 31);
}

/** A slice that drapes over the rice; left as the current path. */
function drapery(pen: Pen, colour: string, edge: string): void {
  pen.beginPath();
  pen.moveTo(-38, 4);
  pen.bezierCurveTo(-38, -18, -20, -25, 0, -25);
  pen.bezierCurveTo(20, -25, 38, -18, 38, 4);
  pen.bezierCurveTo(30, 10, 18, 6, 0, 7);
  pen.bezierCurveTo(-18, 6, -30, 10, -38, 4);
  paint(pen, colour, edge, 1.3);
}

/** Custard under caramel, and a cherry. */
function drawPudding(pen: Pen): void {
  drawShade(pen, 0, 34, 36);
  oval(pen, 0, 31, 38, 6);
  paint(pen, "#fffdf6", "#cdbfae", 1);
  polygon(pen, [
    [-24, -18],
    [24, -18],
    [33, 30],
    [-33, 30],
  ]);
  paint(pen, "#f8dd8a", "#d3a842", 1.2);
  pen.beginPath();
  pen.moveTo(-24, -19);
  pen.bezierCurveTo(-14, -25, 14, -25, 24, -19);
  pen.lineTo(26, -6);
  pen.bezierCurveTo(20, 4, 17, -5, 12, -4);
  pen.bezierCurveTo(6, -3, 6, 8, 0, 6);
  pen.bezierCurveTo(-6, 4, -6, -6, -12, -4);
  pen.bezierCurveTo(-18, -2, -21, 3, -26, -6);
  pen.closePath();
  paint(pen, "#9a5423", "#6d3612", 1);
  line(pen, [
    [4, -30],
    [12, -40],
  ]);
  paint(pen, null, "#5d7a35", 2);
  disc(pen, 2, -26, 7);
  paint(pen, "#d23b45", "#96202b", 1);
  disc(pen, -0.5, -28.5, 2);
  paint(pen, veil("#ffffff", 0.8));
  drawFace(pen, 0, 15, 1.05);
}

/** A green mountain with a fire in it. */
function drawWasabi(pen: Pen): void {
  drawShade(pen, 0, 32, 36);
  const greens = ["#7fae45", "#93c156", "#aad26f"] as const;
  for (const [i, [y, rx, ry]] of (
    [
      [20, 35, 14],
      [4, 26, 13],
      [-11, 17, 12],
    ] as const
  ).entries()) {
    oval(pen, 0, y, rx, ry);
    paint(pen, greens[i] ?? "#93c156", "#567d2b", 1.2);
  }
  pen.beginPath();
  pen.moveTo(-8, -17);
  pen.bezierCurveTo(-8, -30, 8, -28, 6, -38);
  pen.bezierCurveTo(18, -30, 14, -18, 8, -15);
  paint(pen, "#bde084", "#567d2b", 1.2);
  for (const [x, y] of [
    [-22, 14],
    [19, 11],
    [-12, 1],
    [13, -4],
  ] as const) {
    oval(pen, x, y, 4, 2, -0.3);
    paint(pen, veil(lighter("#aad26f", 0.5), 0.7));
  }
  drawFace(pen, 0, 13, 1.05);
}

/** Two sticks in their sleeve. */
function drawChopsticks(pen: Pen): void {
  drawShade(pen, 0, 36, 26);
  for (const [side, colour] of [
    [-1, "#c2452f"],
    [1, "#d65a3f"],
  ] as const) {
    at(pen, side * 7, 0, 1, side * 0.13, () => {
      polygon(pen, [
        [-3, 40],
        [3, 40],
        [4.4, -42],
        [-4.4, -42],
      ]);
      paint(pen, colour, darker(colour, 0.3), 1);
      for (const y of [-36, -30, -24]) {
        line(pen, [
          [-4, y],
          [4, y],
        ]);
        paint(pen, null, "#f4cf7a", 2);
      }
    });
  }
  roundBox(pen, -19, -4, 38, 30, 5);
  paint(pen, "#fff6e2", "#cdb48a", 1.2);
  pen.fillStyle = "#4b6f8f";
  pen.fillRect(-19, 16, 38, 5);
  drawFace(pen, 0, 5, 0.9);
}
