/** The Rook itself: drawn once, 100 units wide and 140 tall. */

import { disc, line, oval, paint, type Pen } from "../../canvas/draw/shapes";

const PLUMAGE = "#1d2133";
const SHEEN = "#3b4a78";
const BILL = "#b9b3a6";

/** The bird on its branch before the evening sky. */
export function drawRookCard(pen: Pen): void {
  const sky = pen.createLinearGradient(0, 0, 0, 140);
  sky.addColorStop(0, "#41507f");
  sky.addColorStop(0.62, "#c98a6c");
  sky.addColorStop(1, "#f1c583");
  pen.fillStyle = sky;
  pen.fillRect(0, 0, 100, 140);
  disc(pen, 60, 62, 31);
  paint(pen, "#fbe9bd");
  disc(pen, 60, 62, 35);
  paint(pen, null, "rgba(251, 233, 189, 0.35)", 3);
  drawHills(pen);
  drawBranch(pen);
  drawBird(pen);
}

function drawHills(pen: Pen): void {
  pen.beginPath();
  pen.moveTo(0, 126);
  pen.quadraticCurveTo(26, 108, 54, 122);
  pen.quadraticCurveTo(78, 134, 100, 116);
  pen.lineTo(100, 140);
  pen.lineTo(0, 140);
  paint(pen, "#5d4a5c");
}

function drawBranch(pen: Pen): void {
  pen.lineCap = "round";
  pen.beginPath();
  pen.moveTo(-4, 121);
  pen.bezierCurveTo(28, 112, 64, 120, 104, 108);
  paint(pen, null, "#3a2a26", 6);
  line(pen, [
    [78, 113],
    [90, 100],
  ]);
  paint(pen, null, "#3a2a26", 2.6);
  for (const [x, y, turn] of [
    [93, 98, -0.8],
    [88, 102, 0.6],
  ] as const) {
    oval(pen, x, y, 4.6, 2.1, turn);
    paint(pen, "#6f7d4b");
  }
  pen.lineCap = "butt";
}

/** The bird alone, so that it can stand in a corner too. */
export function drawBird(pen: Pen): void {
  drawLegs(pen);
  drawTail(pen);
  drawBody(pen);
  drawWing(pen);
  drawHead(pen);
}

function drawLegs(pen: Pen): void {
  pen.lineCap = "round";
  for (const x of [45, 55]) {
    line(pen, [
      [x, 98],
      [x - 1.5, 115],
    ]);
    paint(pen, null, "#14141d", 2.4);
    line(pen, [
      [x - 7, 117],
      [x - 1.5, 114.5],
      [x + 5, 116.5],
    ]);
    paint(pen, null, "#14141d", 2);
  }
  pen.lineCap = "butt";
}

function drawTail(pen: Pen): void {
  pen.beginPath();
  pen.moveTo(66, 84);
  pen.lineTo(95, 108);
  pen.lineTo(90, 113);
  pen.lineTo(84, 111.5);
  pen.lineTo(80, 113);
  pen.lineTo(58, 98);
  paint(pen, "#151826");
}

function drawBody(pen: Pen): void {
  pen.beginPath();
  pen.moveTo(31, 53);
  pen.bezierCurveTo(26, 66, 27, 86, 40, 97);
  pen.bezierCurveTo(43, 102, 49, 99, 52, 101);
  pen.bezierCurveTo(60, 104, 72, 98, 76, 90);
  pen.bezierCurveTo(77, 72, 64, 52, 52, 40);
  pen.closePath();
  paint(pen, PLUMAGE);
  for (const [x, y] of [
    [33, 72],
    [36, 82],
    [42, 90],
    [38, 63],
  ] as const) {
    pen.beginPath();
    pen.moveTo(x, y);
    pen.quadraticCurveTo(x + 4, y + 5, x + 9, y + 4);
    paint(pen, null, "rgba(120, 140, 200, 0.35)", 1.1);
  }
}

function drawWing(pen: Pen): void {
  pen.beginPath();
  pen.moveTo(45, 58);
  pen.bezierCurveTo(58, 54, 74, 70, 93, 105);
  pen.bezierCurveTo(82, 102, 72, 101, 66, 97);
  pen.bezierCurveTo(54, 92, 45, 78, 45, 58);
  paint(pen, SHEEN, "#12141f", 0.9);
  for (const [fromX, fromY, toX, toY] of [
    [52, 66, 88, 101],
    [50, 73, 80, 100],
    [50, 81, 72, 98.5],
  ] as const) {
    pen.beginPath();
    pen.moveTo(fromX, fromY);
    pen.quadraticCurveTo((fromX + toX) / 2, fromY + 9, toX, toY);
    paint(pen, null, "#1b2033", 1.3);
  }
  pen.beginPath();
  pen.moveTo(47, 60);
  pen.bezierCurveTo(58, 58, 68, 68, 78, 82);
  paint(pen, null, "rgba(170, 190, 240, 0.5)", 1.4);
}

/** The steep forehead and the bare grey bill that tell a rook from a crow. */
function drawHead(pen: Pen): void {
  pen.beginPath();
  pen.moveTo(33, 34);
  pen.bezierCurveTo(37, 26, 49, 26, 54, 35);
  pen.bezierCurveTo(59, 45, 56, 58, 44, 62);
  pen.bezierCurveTo(34, 62, 29, 54, 30, 46);
  pen.closePath();
  paint(pen, PLUMAGE);
  pen.beginPath();
  pen.moveTo(34.5, 36);
  pen.bezierCurveTo(26, 38, 16, 44, 8, 53);
  pen.bezierCurveTo(17, 52, 25, 53, 32, 53);
  pen.bezierCurveTo(36, 50, 37, 42, 34.5, 36);
  paint(pen, BILL, "#837d72", 0.8);
  pen.beginPath();
  pen.moveTo(9, 52.4);
  pen.quadraticCurveTo(21, 47, 33, 46);
  paint(pen, null, "#6d675d", 1.1);
  disc(pen, 41.5, 40.5, 3.3);
  paint(pen, "#f3ead2");
  disc(pen, 41, 40.5, 2.1);
  paint(pen, "#15151c");
  disc(pen, 40.3, 39.8, 0.7);
  paint(pen, "#ffffff");
  pen.beginPath();
  pen.moveTo(40, 29.5);
  pen.quadraticCurveTo(49, 29, 52, 38);
  paint(pen, null, "rgba(150, 170, 230, 0.55)", 1.3);
}
