/** A seat at the table: a cup with the initial, the name, what there is to know, and the lamp over whose turn it is. */

import { darker, lighter, mix, veil } from "../../look/colour";
import { RADII } from "../../look/tokens";
import type { PlateItem, Pose } from "../../scene/scene";
import type { Light } from "../art";
import { leastWidthOf, widthOf, write, type Lettering } from "./text";
import { disc, paint, roundBox, type Pen } from "./shapes";

/** Cups of the house; two sides share two of them. */
const CUPS = ["#3f6f8f", "#b5563c", "#6d7f3e", "#8a5a86", "#c08a2e", "#3f8577", "#a3506a", "#5a5f8c"];
const CHIP = "#c7472c";
const TEAMS = ["#2f6f8a", "#b5662a"];

/** Narrower plates leave the cup away. */
const TIGHT = { compact: 112, full: 150 };
/** What the cup takes, and what stands beside the name: margins, and the count of cards or chips. */
const CUP = { compact: 43, full: 64 };
const COUNT = { compact: 30, full: 40 };
const MARGIN = 8;
/** On plates of less height a badge reaches up into the line of the note, though a count stands beside it. */
const LOW = 50;

/** What is written on a plate, around the middle of its pose. */
export function drawPlate(pen: Pen, item: PlateItem, pose: Pose, light: Light, now: number): void {
  const { plate, compact } = item;
  const { width, height } = pose;
  const slim = height < 34;
  const tight = isTight(pen, item, width, slim);
  const from = tight ? -width / 2 + MARGIN : drawCupAt(pen, item, pose, light, now);
  if (tight && plate.clock) drawClockLine(pen, plate.clock, width, height, light, now);
  const room = width / 2 - from - MARGIN - countRoom(item);
  if (slim) drawLine(pen, item, from, room, light);
  else drawLines(pen, item, from, room, height, light);
  if (plate.count !== null)
    drawCount(pen, plate.count, plate.counted, width / 2 - (compact ? 18 : 25), countScale(slim, compact), light);
  if (plate.badge) drawBadge(pen, plate.badge, width, height, plate.count !== null, light);
}

/** Whether there is no room for a cup: a name that is read whole says more than its first letter. */
function isTight(pen: Pen, item: PlateItem, width: number, slim: boolean): boolean {
  const kind = item.compact ? "compact" : "full";
  if (width < TIGHT[kind]) return true;
  const room = width - CUP[kind] - MARGIN - countRoom(item);
  return !slim && leastWidthOf(pen, item.plate.name, nameLettering(item)) > room;
}

function countRoom({ plate, compact }: PlateItem): number {
  return plate.count === null ? 0 : compact ? COUNT.compact : COUNT.full;
}

function nameLettering({ compact }: PlateItem): { size: number; bold: true } {
  return { size: compact ? 13 : 16, bold: true };
}

/** The cup at the left; where the words begin. */
function drawCupAt(pen: Pen, item: PlateItem, { width, height }: Pose, light: Light, now: number): number {
  const cup = Math.min(height * 0.36, item.compact ? 15 : 22);
  const left = -width / 2 + cup + (item.compact ? 7 : 10);
  drawCup(pen, item, left, cup, light, now);
  return left + cup + (item.compact ? 6 : 10);
}

function nameInk({ presence }: PlateItem["plate"], light: Light): string {
  return presence === "gone" || presence === "left" ? light.palette.textSoft : light.palette.text;
}

/** The name, and beneath it the note and the dots. */
function drawLines(pen: Pen, item: PlateItem, from: number, room: number, height: number, light: Light): void {
  const { plate, compact } = item;
  const note = { size: compact ? 12 : 13.5 };
  const dots = plate.dots ? dotsWidth(plate.dots) : 0;
  const free = room + countRoom(item);
  const badge = plate.badge && (plate.count === null || height < LOW) ? badgeWidth(pen, plate.badge, free) : 0;
  const left = Math.min(room, free - badge) - dots;
  const fits = (text: string): boolean => widthOf(pen, text, note) <= left;
  // A badge says more than a note of which nothing would be left beside it.
  const words = fits(plate.note) ? plate.note : fits(plate.brief) || !badge ? plate.brief : "";
  const isBare = !words && !plate.dots;
  const lettering = { ...nameLettering(item), align: "left", most: room } as const;
  write(pen, nameFor(pen, plate.name, lettering, room), from, isBare ? 0 : -height * 0.17, nameInk(plate, light), lettering);
  write(pen, words, from, height * 0.23, light.palette.textSoft, { ...note, align: "left", most: left });
  const used = Math.min(widthOf(pen, words, note), left);
  if (plate.dots) drawDots(pen, plate.dots, from + used + 8, height * 0.23, light);
}

/** The name, the note and the dots on one line; a note for which no room is left is not begun. */
function drawLine(pen: Pen, { plate }: PlateItem, from: number, room: number, light: Light): void {
  const [called, noted] = [{ size: 14, bold: true }, { size: 13 }];
  const badge = plate.badge ? badgeWidth(pen, plate.badge, room) + DOT : 0;
  const left = room - badge - (plate.dots ? dotsWidth(plate.dots) : 0);
  const note = widthOf(pen, plate.note, noted) <= left * 0.5 ? plate.note : plate.brief;
  const most = left - widthOf(pen, note, noted) - 8;
  const name = nameFor(pen, plate.name, called, most);
  write(pen, name, from, 0, nameInk(plate, light), { ...called, align: "left", most });
  const next = from + Math.min(widthOf(pen, name, called), most) + 8;
  write(pen, note, next, 0, light.palette.textSoft, { ...noted, align: "left" });
  if (plate.dots) drawDots(pen, plate.dots, next + widthOf(pen, note, noted) + 10, 0, light);
}

/** A name whole, or else its first word with the initial of the last, or that alone: "Hanaya Y." says more than "Hanaya Yo…". */
function nameFor(pen: Pen, name: string, lettering: Lettering, room: number): string {
  const [first = name, ...rest] = name.split(/\s+/);
  const initial = Array.from(rest.at(-1) ?? "")[0];
  const forms = initial ? [name, `${first} ${initial}.`, first] : [name];
  return forms.find((form) => leastWidthOf(pen, form, lettering) <= room) ?? name;
}

const DOT = 8;

function dotsWidth({ of }: { of: number }): number {
  return of * DOT + 6;
}

/** What is left of a few: full dots, then empty ones. */
function drawDots(pen: Pen, { left, of }: { left: number; of: number }, x: number, y: number, light: Light): void {
  for (let i = 0; i < of; i++) {
    disc(pen, x + i * DOT, y, 2.9);
    paint(pen, i < left ? light.palette.accent : null, light.palette.textSoft, 0.9);
  }
}

function drawClockLine(pen: Pen, clock: Clock, width: number, height: number, light: Light, now: number): void {
  const part = leftOf(clock, now);
  pen.fillStyle = part < 0.25 ? light.palette.warning : light.palette.accent;
  pen.fillRect(-width / 2 + 8, height / 2 - 5, (width - 16) * part, 3);
}

/** The lamp over whose turn it is; it falls on the table, beneath everything that lies there. */
export function drawGlow(pen: Pen, { width, height }: Pose, light: Light): void {
  const reach = Math.max(width, height) * 0.85;
  const glow = pen.createRadialGradient(0, 0, 0, 0, 0, reach);
  const strong = light.name === "lamp" ? 0.62 : 0.95;
  glow.addColorStop(0, veil(light.palette.lamp, strong));
  glow.addColorStop(0.45, veil(light.palette.lamp, strong * 0.45));
  glow.addColorStop(1, veil(light.palette.lamp, 0));
  pen.fillStyle = glow;
  pen.fillRect(-reach, -reach, 2 * reach, 2 * reach);
}

/** The plate itself with its shadow. */
export function drawBody(pen: Pen, { plate }: PlateItem, width: number, height: number, light: Light): void {
  const { panel, panelLine, accent, shade } = light.palette;
  const radius = Math.min(RADII.panel, height / 2);
  pen.save();
  pen.shadowColor = veil(shade, 0.3);
  pen.shadowBlur = 8;
  pen.shadowOffsetY = 2;
  roundBox(pen, -width / 2, -height / 2, width, height, radius);
  paint(pen, plate.presence === "left" ? mix(panel, light.palette.panelDeep, 0.8) : panel);
  pen.restore();
  roundBox(pen, -width / 2 + 0.5, -height / 2 + 0.5, width - 1, height - 1, radius);
  paint(pen, null, plate.active ? accent : panelLine, plate.active ? 2.5 : 1);
}

function drawCup(pen: Pen, { plate }: PlateItem, x: number, radius: number, light: Light, now: number): void {
  const colour = plate.team === null ? (CUPS[plate.seat % CUPS.length] ?? "#3f6f8f") : (TEAMS[plate.team] ?? "#3f6f8f");
  const faded = plate.presence === "here" || plate.presence === "bot" ? colour : mix(colour, light.palette.panel, 0.6);
  roundBox(pen, x + radius * 0.7, -radius * 0.26, radius * 0.52, radius * 0.52, radius * 0.2);
  paint(pen, null, faded, radius * 0.16);
  disc(pen, x, 0, radius * 0.94);
  paint(pen, faded);
  disc(pen, x, 0, radius * 0.74);
  paint(pen, lighter(faded, 0.82));
  write(pen, Array.from(plate.name)[0]?.toUpperCase() ?? "", x, 0, darker(faded, 0.45), {
    size: radius * 0.95,
    family: "title",
  });
  if (plate.presence === "gone") drawAway(pen, x, radius, light);
  if (plate.clock) drawClock(pen, plate.clock, x, radius, light, now);
}

type Clock = { left: number; of: number; since: number };

/** The part of a clock that is left. */
function leftOf(clock: Clock, now: number): number {
  const left = Math.max(0, clock.left - (now - clock.since) / 1000);
  return clock.of > 0 ? Math.min(1, left / clock.of) : 0;
}

/** A ring that empties. */
function drawClock(pen: Pen, clock: Clock, x: number, radius: number, light: Light, now: number): void {
  const part = leftOf(clock, now);
  disc(pen, x, 0, radius + 2.5);
  paint(pen, null, veil(light.palette.text, 0.15), 3);
  pen.beginPath();
  pen.arc(x, 0, radius + 2.5, -Math.PI / 2, -Math.PI / 2 + Math.PI * 2 * part);
  pen.lineCap = "round";
  paint(pen, null, part < 0.25 ? light.palette.warning : light.palette.accent, 3);
  pen.lineCap = "butt";
}

/** Somebody is away: a small moon. */
function drawAway(pen: Pen, x: number, radius: number, light: Light): void {
  disc(pen, x + radius * 0.66, -radius * 0.66, radius * 0.42);
  paint(pen, light.palette.panel);
  disc(pen, x + radius * 0.66, -radius * 0.66, radius * 0.3);
  paint(pen, light.palette.warning);
}

function countScale(slim: boolean, compact: boolean): number {
  return slim ? 0.68 : compact ? 0.82 : 1;
}

/** How much somebody has: the number on a small card or on a chip. */
function drawCount(pen: Pen, count: number, of: "cards" | "chips", x: number, scale: number, light: Light): void {
  if (of === "chips") {
    disc(pen, x, 0, 15 * scale);
    paint(pen, CHIP, darker(CHIP, 0.3), 1);
    disc(pen, x, 0, 11.5 * scale);
    paint(pen, "#fff6e6");
    write(pen, String(count), x, 0, "#2a221d", { size: 14 * scale, bold: true });
    return;
  }
  const [wide, tall] = [22 * scale, 29 * scale];
  roundBox(pen, x - wide / 2 + 2.5 * scale, -tall / 2 - 1.5 * scale, wide, tall, 4);
  paint(pen, light.palette.panelDeep, light.palette.textSoft, 1);
  roundBox(pen, x - wide / 2 - scale, -tall / 2 + scale, wide, tall, 4);
  paint(pen, light.palette.paper, light.palette.inkSoft, 1);
  write(pen, String(count), x - scale, scale, light.palette.ink, { size: 14 * scale, bold: true });
}

/** A small label on the lower edge; on a slim plate it stands in the line. */
const LETTERING = { size: 12, bold: true };

function badgeWidth(pen: Pen, badge: string, most: number): number {
  return Math.min(widthOf(pen, badge, LETTERING) + 14, most);
}

function drawBadge(pen: Pen, badge: string, width: number, height: number, counted: boolean, light: Light): void {
  const wide = badgeWidth(pen, badge, width - 2 * MARGIN);
  const slim = height < 34;
  const x = width / 2 - wide - (slim && counted ? 38 : 8);
  // Cards begin close beneath a plate that counts none.
  const y = slim ? -9.5 : height / 2 - (counted ? 10 : 15);
  roundBox(pen, x, y, wide, 19, 9.5);
  paint(pen, light.palette.accent, light.palette.panel, 1.5);
  write(pen, badge, x + wide / 2, y + 9.5, light.palette.onAccent, { ...LETTERING, most: wide - 8 });
}
