/** A strip of paper on the table: a title, what it says, and a sign before it. */

import { veil } from "../../look/colour";
import type { Pose, TicketItem } from "../../scene/scene";
import type { Art, Light } from "../art";
import { widthOf, write } from "./text";
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
  const room = { left, width: width / 2 - left - 8, height };
  if (!item.title) write(pen, item.value, left, 0, light.palette.ink, { ...VALUE, size: Math.min(18, height * 0.5), most: room.width });
  else if (height >= LOW || !LINES.some((sizes) => writeInOneLine(pen, item, room, sizes, light))) writeInTwoLines(pen, item, room, light);
}

/** Strips of less height have one line, so that it can be read. */
const LOW = 36;
/** The sizes of title and value in that line. */
const LINES = [
  { title: 12, value: 15 },
  { title: 10.5, value: 13 },
];
/** So much of a title must be left for that. */
const LEAST_TITLE = 56;
const VALUE = { family: "title", align: "left", condensed: true } as const;

type TextRoom = { left: number; width: number; height: number };
type Sizes = { title: number; value: number };

/** The title, and at the other end what it says, which never gives way to it; false if that leaves too little of it. */
function writeInOneLine(pen: Pen, { title, value }: TicketItem, { left, width }: TextRoom, sizes: Sizes, light: Light): boolean {
  const lettering = { ...VALUE, size: sizes.value };
  const said = Math.min(widthOf(pen, value, lettering), width);
  const most = width - said - 8;
  if (most < Math.min(widthOf(pen, title, { size: sizes.title }), LEAST_TITLE)) return false;
  write(pen, value, left + width, 0, light.palette.ink, { ...lettering, align: "right", most: said });
  write(pen, title, left, 0, light.palette.inkSoft, { size: sizes.title, align: "left", most });
  return true;
}

function writeInTwoLines(pen: Pen, { title, value }: TicketItem, { left, width, height }: TextRoom, light: Light): void {
  const size = Math.min(12.5, height * 0.26);
  write(pen, title, left, -height * 0.2, light.palette.inkSoft, { size, align: "left", most: width });
  write(pen, value, left, height * 0.17, light.palette.ink, { ...VALUE, size: Math.min(19, height * 0.38), most: width });
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
