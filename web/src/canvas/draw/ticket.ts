/** A strip of paper on the table: a title, what it says, and a sign before it. */

import { veil } from "../../look/colour";
import type { Pose, TicketItem } from "../../scene/scene";
import type { Art, Light } from "../art";
import { write } from "./text";
import { paint, roundBox, type Pen } from "./shapes";

/** What stands on a ticket, around the middle of its pose. */
export function drawTicket(pen: Pen, item: TicketItem, pose: Pose, { art, light }: { art: Art; light: Light }): void {
  const { width, height } = pose;
  const mark = item.mark && art.mark ? height * 0.36 : 0;
  let left = -width / 2 + 12;
  if (mark && art.mark) {
    pen.save();
    pen.translate(left + mark, 0);
    art.mark(pen, item.mark, mark, light);
    pen.restore();
    left += mark * 2 + 10;
  }
  const room = width / 2 - left - 8;
  const ink = light.palette.ink;
  if (!item.title)
    return write(pen, item.value, left, 0, ink, {
      size: Math.min(18, height * 0.5),
      family: "title",
      align: "left",
      most: room,
      condensed: true,
    });
  write(pen, item.title, left, -height * 0.2, light.palette.inkSoft, {
    size: Math.min(12.5, height * 0.26),
    align: "left",
    most: room,
  });
  write(pen, item.value, left, height * 0.17, ink, {
    size: Math.min(19, height * 0.38),
    family: "title",
    align: "left",
    most: room,
    condensed: true,
  });
}

/** The strip itself with its shadow. */
export function drawStrip(pen: Pen, item: TicketItem, width: number, height: number, light: Light): void {
  pen.save();
  pen.shadowColor = veil(light.palette.shade, 0.3);
  pen.shadowBlur = 6;
  pen.shadowOffsetY = 2;
  roundBox(pen, -width / 2, -height / 2, width, height, 7);
  paint(pen, light.palette.paper);
  pen.restore();
  roundBox(pen, -width / 2 + 0.5, -height / 2 + 0.5, width - 1, height - 1, 7);
  paint(pen, null, item.strong ? light.palette.accent : light.palette.paperEdge, item.strong ? 2 : 1);
}
