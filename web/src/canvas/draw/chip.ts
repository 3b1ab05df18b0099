/** A counter: a disc of painted wood, seen a little from the side so that a stack can be counted. */

import { darker, lighter, veil } from "../../look/colour";
import type { ChipItem, Pose } from "../../scene/scene";
import type { Light } from "../art";
import { oval, paint, type Pen } from "./shapes";

/** How flat a chip looks, and how thick it is for its width. */
export const FLAT = 0.56;
export const THICK = 0.2;

/** A chip around the middle of its pose. */
export function drawChip(pen: Pen, item: ChipItem, pose: Pose, light: Light): void {
  const rx = pose.width / 2;
  const ry = rx * FLAT;
  const thick = pose.width * THICK;
  oval(pen, 0, thick + 0.6, rx * 1.02, ry * 1.02);
  paint(pen, veil(light.palette.shade, 0.3));
  drawSide(pen, item.colour, rx, ry, thick);
  oval(pen, 0, 0, rx, ry);
  paint(pen, lighter(item.colour, 0.08), darker(item.colour, 0.3), 0.8);
  oval(pen, 0, 0, rx * 0.7, ry * 0.7);
  paint(pen, lighter(item.colour, 0.22), veil("#fff2dc", 0.85), Math.max(0.8, rx * 0.08));
  oval(pen, -rx * 0.22, -ry * 0.3, rx * 0.26, ry * 0.13, -0.4);
  paint(pen, veil("#ffffff", 0.4));
}

/** The side, with a light band so that the chips of a stack stand apart. */
function drawSide(pen: Pen, colour: string, rx: number, ry: number, thick: number): void {
  pen.beginPath();
  pen.moveTo(-rx, 0);
  pen.lineTo(-rx, thick * 0.82);
  pen.ellipse(0, thick * 0.82, rx, ry, 0, Math.PI, 0, true);
  pen.lineTo(rx, 0);
  paint(pen, darker(colour, 0.24));
  pen.beginPath();
  pen.ellipse(0, thick * 0.5, rx, ry, 0, Math.PI * 0.06, Math.PI * 0.94);
  paint(pen, null, veil("#ffe6cf", 0.42), Math.max(0.7, thick * 0.22));
}
