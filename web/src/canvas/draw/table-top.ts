/** The room and the table: wood under a lamp. Drawn once for each size and light. */

import { mix, veil } from "../../look/colour";
import type { Frame } from "../../scene/layout/frame";
import { inset, type Box, type Size } from "../../scene/geometry";
import type { Art, Light } from "../art";
import { paint, roundBox, within, type Pen } from "./shapes";

/** Everything that never moves; a hand lies on the bare wood. */
export function drawGround(pen: Pen, size: Size, frame: Frame, art: Art, light: Light): void {
  const radius = frame.kind === "wide" ? roundness(frame) : 28;
  drawRoom(pen, size, inset(frame.table, radius / 2), light);
  drawTable(pen, frame.table, radius, light);
  roundBox(pen, frame.table.x, frame.table.y, frame.table.width, frame.table.height, radius);
  within(pen, () => {
    if (!frame.fan) art.cloth(pen, clothOf(frame), light);
    drawLamp(pen, frame.table, light);
  });
}

/** The cloth lies under what is shared. */
function clothOf(frame: Frame): Box {
  return frame.kind === "wide" ? inset(frame.middle, -4) : inset(frame.middle, 2);
}

/** The floor, but for where the table hides it: light over a whole screen is what takes longest to paint. */
function drawRoom(pen: Pen, size: Size, hidden: Box, light: Light): void {
  const { room, roomDeep } = light.palette;
  const glow = pen.createRadialGradient(
    size.width / 2,
    size.height * 0.4,
    40,
    size.width / 2,
    size.height * 0.45,
    size.width * 0.75,
  );
  glow.addColorStop(0, light.name === "lamp" ? mix(room, light.palette.lamp, 0.12) : mix(room, "#ffffff", 0.4));
  glow.addColorStop(1, light.name === "lamp" ? roomDeep : room);
  pen.fillStyle = glow;
  pen.beginPath();
  pen.rect(0, 0, size.width, size.height);
  pen.rect(hidden.x, hidden.y, hidden.width, hidden.height);
  pen.fill("evenodd");
}

/** As round as a table gets without cutting the corner of the cloth. */
function roundness({ table, middle }: Frame): number {
  const [right, down] = [Math.max(0, middle.x - table.x), Math.max(0, middle.y - table.y)];
  return Math.min(table.height * 0.34, 190, Math.max(40, right + down + Math.sqrt(2 * right * down)));
}

function drawTable(pen: Pen, at: Box, radius: number, light: Light): void {
  const { tableEdge, tableRim } = light.palette;
  drawShadow(pen, at, radius, light);
  roundBox(pen, at.x, at.y + 5, at.width, at.height, radius);
  paint(pen, tableEdge);
  roundBox(pen, at.x, at.y, at.width, at.height, radius);
  paint(pen, tableRim);
  within(pen, () => drawPlanks(pen, at, light));
  roundBox(pen, at.x + 1, at.y + 1, at.width - 2, at.height - 2, radius - 1);
  paint(pen, null, veil("#ffffff", light.name === "noon" ? 0.35 : 0.1), 2);
}

/** How far a table's shadow falls and reaches beyond that, and how dark it is at its darkest. */
const SHADOW = { drop: 11, reach: 24, ring: 1.5, alpha: 0.3 };

/** The table's shadow as rings that fade, one around the other: a blur would be reckoned for the whole table. */
function drawShadow(pen: Pen, at: Box, radius: number, light: Light): void {
  const { drop, reach, ring, alpha } = SHADOW;
  const shadow = { ...at, y: at.y + drop };
  for (let away = -drop; away < reach; away += ring) {
    const { x, y, width, height } = inset(shadow, -away);
    roundBox(pen, x, y, width, height, radius + away);
    paint(pen, null, veil(light.palette.shade, alpha * ((reach - away) / (reach + drop)) ** 2), ring);
  }
}

/** Planks along the table, each with its own tone and a few lines of grain. */
function drawPlanks(pen: Pen, at: Box, light: Light): void {
  const { table, tableRim, grain } = light.palette;
  const chance = noise(7);
  const planks = Math.max(3, Math.round(at.height / 92));
  const height = at.height / planks;
  for (let i = 0; i < planks; i++) {
    const y = at.y + i * height;
    pen.fillStyle = mix(table, tableRim, 0.1 + chance() * 0.4);
    pen.fillRect(at.x, y, at.width, height + 1);
    drawGrain(pen, { x: at.x, y, width: at.width, height }, veil(grain, light.name === "noon" ? 0.2 : 0.4), chance);
    pen.fillStyle = veil(light.palette.tableEdge, 0.28);
    pen.fillRect(at.x, y, at.width, 1.2);
  }
}

function drawGrain(pen: Pen, plank: Box, ink: string, chance: () => number): void {
  pen.strokeStyle = ink;
  for (let n = 0; n < 9; n++) {
    const y = plank.y + chance() * plank.height;
    const sway = (chance() - 0.5) * plank.height * 0.4;
    pen.lineWidth = 0.4 + chance() * 0.9;
    pen.beginPath();
    pen.moveTo(plank.x, y);
    const third = plank.width / 3;
    pen.bezierCurveTo(plank.x + third, y + sway, plank.x + 2 * third, y - sway, plank.x + plank.width, y + sway * 0.3);
    pen.stroke();
  }
}

/** Light from above the middle, and dusk towards the rim. */
function drawLamp(pen: Pen, at: Box, light: Light): void {
  const [x, y] = [at.x + at.width / 2, at.y + at.height * 0.44];
  const reach = Math.hypot(at.width, at.height) * 0.56;
  const dark = light.name === "lamp";
  const glow = pen.createRadialGradient(x, y, reach * 0.05, x, y, reach);
  glow.addColorStop(0, veil(light.palette.lamp, dark ? 0.75 : 0.6));
  glow.addColorStop(0.5, veil(light.palette.lamp, dark ? 0.25 : 0.2));
  glow.addColorStop(1, veil(light.palette.lamp, 0));
  pen.globalCompositeOperation = "soft-light";
  pen.fillStyle = glow;
  pen.fillRect(at.x, at.y, at.width, at.height);
  pen.globalCompositeOperation = "source-over";
  const dusk = pen.createRadialGradient(x, y, reach * 0.62, x, y, reach);
  dusk.addColorStop(0, veil(light.palette.shade, 0));
  dusk.addColorStop(1, veil(light.palette.shade, dark ? 0.6 : 0.2));
  pen.fillStyle = dusk;
  pen.fillRect(at.x, at.y, at.width, at.height);
}

/** Numbers that look like chance and are the same every time, so that the table doesn't change when it is redrawn. */
export function noise(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}
