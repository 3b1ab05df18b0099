/**
 * The zones of a table: where seats, middle, sentence, buttons and hand have their room.
 * Wide: seats round an oval, mine below. Tall: the others as a strip on top, big buttons at the bottom. Low, a phone held
 * across: a tall table whose plate, sentence and buttons stand in a column under the right thumb.
 */

import { box, bottom, clamp, type Box, type Size } from "../geometry";
import type { FanWants } from "./fan";

export type Frame = {
  kind: "wide" | "tall";
  /** Whether a tall table lies on its side, as on a phone held across. */
  low: boolean;
  table: Box;
  /** The seats of the others, clockwise from my left. */
  others: Box[];
  middle: Box;
  /** My plate, the sentence, the buttons, and my hand. */
  plate: Box;
  prompt: Box;
  actions: Box;
  hand: Box;
  /** The height that a table needs so that its middle is not cramped. */
  least: number;
  /** How the hand lies, where the frame says it instead of the game. */
  fan?: FanWants;
};

/** What a game wants room for. */
export type Wants = {
  others: number;
  /** Whether somebody sits here; who only looks on has no near side, and the nearest player's is like any other. */
  seated: boolean;
  /** Where the others sit on a wide table: round an oval, or in a row on top that leaves its whole width to the middle. */
  seating?: "oval" | "row";
  /** The size of another's seat on a wide table, and its height in the strip of a tall one. */
  seat: Size;
  stripHeight: number;
  /** The least height of the middle, and the height of my hand. */
  middle: number;
  hand: number;
  /** Heights that the sentence and the buttons were measured to take. */
  prompt: number;
  actions: number;
};

const GAP = 8;
/** A table of less height is low. */
export const LOW = 480;
/** What a middle may shrink to on a low table. */
const LEAST_MIDDLE = 96;
/** How far hand and middle shrink before the page scrolls. */
const SHRUNK = 0.75;
/** A table of this size is seen as it is drawn. */
const CLOSE = { width: 1100, height: 740 };
/** And so small it is laid out for those who look at it from across a room. */
const FAR = { width: 940, height: 600 };
const PLATE = { width: 176, height: 60, slim: 30 };
/** The width that a player has for plate and belongings at the near side of a wide table that isn't theirs. */
const NEAR = 600;

/** Whether a table of this size is laid out for a phone. */
export function isTall(size: Size): boolean {
  return size.width < 640 || size.width < size.height * 0.8;
}

/** Whether a table is low: a phone held across. */
export function isLow(size: Size): boolean {
  return !isTall(size) && size.height < LOW;
}

/** How much everything grows on a large screen, as if one sat closer to it. */
export function zoomFor(size: Size, isFar: boolean): number {
  const seen = isFar ? FAR : CLOSE;
  return isTall(size) ? 1 : clamp(Math.min(size.width / seen.width, size.height / seen.height), 1, 4);
}

/** The height of a hand without cards: on a wide table my plate stands there. */
export function noHand(size: Size): number {
  return isTall(size) || isLow(size) ? 0 : PLATE.height + GAP;
}

/** The zones for this size. */
export function frame(size: Size, wants: Wants): Frame {
  if (isTall(size)) return tall(size, wants);
  return isLow(size) ? across(size, wants) : wide(size, wants);
}

function wide(size: Size, wants: Wants): Frame {
  const side = clamp(size.width * 0.03, 12, 56);
  const edge = box(side, size.height - wants.hand - GAP, size.width - 2 * side, wants.hand);
  const { prompt, actions } = stacked(edge, wants);
  const hand = wants.seated ? edge : nearest(edge, wants.hand > noHand(size) ? NEAR : PLATE.width);
  const ground = box(side * 0.6, GAP, size.width - side * 1.2, prompt.y - GAP * 2);
  const others = (wants.seating === "row" ? row : ring)(ground, wants.others, wants.seat);
  const middle = wants.seating === "row" ? beneath(ground, others) : free(ground, others);
  return {
    kind: "wide",
    low: false,
    table: box(side * 0.5, 30, size.width - side, size.height - 44),
    others,
    middle: grown(middle),
    plate: box(hand.x, hand.y + (hand.height - PLATE.height) / 2, Math.min(PLATE.width, size.width * 0.22), PLATE.height),
    prompt,
    actions,
    hand,
    least: size.height - middle.height + wants.middle,
  };
}

/** In the middle of an edge, so much of it as somebody needs. */
function nearest(edge: Box, most: number): Box {
  const width = Math.min(most, edge.width);
  return { ...edge, x: edge.x + (edge.width - width) / 2, width };
}

type Bands = Pick<Frame, "prompt" | "actions">;

/** The sentence over the buttons, both over the hand. */
function stacked(hand: Box, wants: Wants): Bands {
  const actions = box(hand.x, hand.y - wants.actions - GAP, hand.width, wants.actions);
  return { actions, prompt: box(hand.x, actions.y - wants.prompt - (wants.actions ? GAP : 0), hand.width, wants.prompt) };
}

function tall(size: Size, wants: Wants): Frame {
  const width = size.width - 2 * GAP;
  const actions = box(GAP, size.height - wants.actions - GAP, width, wants.actions);
  const others = strip(box(GAP, GAP, width, 0), wants.others, wants.stripHeight);
  const top = Math.max(GAP, ...others.map(bottom)) + GAP;
  const bands = wants.prompt + PLATE.slim + 2.5 * GAP;
  const high = given(wants.hand, actions.y - top - bands - wants.middle);
  const hand = box(GAP, actions.y - high - GAP / 2, width, high);
  const prompt = box(GAP, hand.y - wants.prompt - GAP / 2, width, wants.prompt);
  const plate = box(GAP, prompt.y - PLATE.slim - GAP / 2, width, PLATE.slim);
  const middle = box(GAP, top, width, plate.y - top - GAP);
  return {
    kind: "tall",
    low: false,
    table: box(4, top - GAP / 2, size.width - 8, Math.max(prompt.y - top, 0)),
    others,
    middle: grown(middle),
    plate,
    prompt,
    actions,
    hand,
    least: size.height - middle.height + wants.middle * SHRUNK,
  };
}

/** The height of a hand where there is only so much: it gives some of it before the middle does. */
function given(wanted: number, room: number): number {
  return clamp(room, wanted * SHRUNK, wanted);
}

type Talk = Pick<Wants, "prompt" | "actions">;

/** A column under the right thumb with plate, sentence and buttons; what is left of it is the table's. */
function aside(size: Size, wants: Talk): Pick<Frame, "plate" | "prompt" | "actions"> & { left: Box } {
  const column = clamp(size.width * 0.28, 196, 280);
  const side = box(size.width - column - GAP, GAP, column, size.height - 2 * GAP);
  const plate = box(side.x, side.y, column, PLATE.slim);
  const prompt = box(side.x, bottom(plate) + GAP, column, wants.prompt);
  const actions = box(side.x, Math.max(bottom(side) - wants.actions, bottom(prompt) + GAP), column, wants.actions);
  return { plate, prompt, actions, left: box(GAP, GAP, side.x - 2 * GAP, side.height) };
}

/** The zones of a device that is only a hand: what is mine has all the room there is. */
export function handFrame(size: Size, wants: Talk, hasMiddle: boolean): Frame {
  const low = isLow(size);
  const { left, ...talk } = low ? aside(size, wants) : between(size, wants);
  const high = hasMiddle ? left.height * 0.42 : 0;
  const middle = box(left.x, left.y, left.width, high);
  const hand = box(left.x, left.y + high, left.width, left.height - high);
  return { kind: "tall", low, table: box(4, 4, size.width - 8, size.height - 8), others: [], middle, hand, least: 0, ...talk };
}

/** Plate and sentence above what is mine, the buttons beneath it. */
function between(size: Size, wants: Talk): ReturnType<typeof aside> {
  const width = size.width - 2 * GAP;
  const plate = box(GAP, GAP, width, PLATE.slim);
  const prompt = box(GAP, bottom(plate) + GAP, width, wants.prompt);
  const actions = box(GAP, size.height - wants.actions - GAP, width, wants.actions);
  const top = bottom(prompt) + 2 * GAP;
  return { plate, prompt, actions, left: box(GAP, top, width, actions.y - top - GAP) };
}

function across(size: Size, wants: Wants): Frame {
  const { plate, prompt, actions, left } = aside(size, wants);
  const high = Math.min(wants.hand, Math.max(84, size.height * 0.28));
  const hand = box(left.x, bottom(left) - high, left.width, high);
  const others = row(left, wants.others, { width: 220, height: Math.min(wants.stripHeight, size.height * 0.23) });
  const top = Math.max(left.y, ...others.map(bottom)) + GAP;
  const middle = box(left.x, top, left.width, hand.y - top - GAP);
  return {
    kind: "tall",
    low: true,
    table: box(3, 3, plate.x - 6, size.height - 6),
    others,
    middle: grown(middle),
    plate,
    prompt,
    actions,
    hand,
    least: Math.max(size.height - middle.height + LEAST_MIDDLE, bottom(prompt) + wants.actions + 2 * GAP),
  };
}

/** The hand on a wide table begins beside my plate. */
export function besidePlate({ hand, plate }: Frame): Box {
  const left = plate.x + plate.width + 14;
  return grown(box(left, hand.y, hand.x + hand.width - left, hand.height));
}

/** A zone for which there was no room has none, until the table has grown. */
function grown(zone: Box): Box {
  return { ...zone, width: Math.max(zone.width, 0), height: Math.max(zone.height, 0) };
}

/** Seats on the upper half of a rounded oval, clockwise from my left; fewer ones keep to the top. */
export function ring(ground: Box, count: number, seat: Size): Box[] {
  const reach = { x: (ground.width - seat.width) / 2, y: ground.height - seat.height };
  const spread = count === 1 ? 0 : ([0, 0, 0.46, 0.86, 0.94, 1, 1, 1][count] ?? 1);
  return Array.from({ length: count }, (_, i) => {
    const angle = Math.PI * (count === 1 ? 0.5 : 0.5 + spread * (0.5 - i / (count - 1)));
    const x = rounded(Math.cos(angle));
    const y = 1 - rounded(Math.sin(angle));
    return box(ground.x + reach.x * (1 + x), ground.y + reach.y * y * 0.92, seat.width, seat.height);
  });
}

/** Seats side by side along the top, clear of its round corners while there is room. */
export function row(ground: Box, count: number, seat: Size): Box[] {
  const corner = ground.width * (count > 3 ? 0.01 : 0.06);
  const width = Math.min(seat.width, (ground.width - 2 * corner - GAP * (count - 1)) / Math.max(count, 1));
  const reach = ground.width - 2 * corner - width;
  return Array.from({ length: count }, (_, i) => {
    const part = count === 1 ? 0.5 : i / (count - 1);
    return box(ground.x + corner + reach * part, ground.y, width, seat.height);
  });
}

/** A strip of seats on top, in as many rows as keep names readable. */
export function strip(top: Box, count: number, height: number): Box[] {
  const columns = count <= 3 ? count : Math.ceil(count / 2);
  const width = (top.width - GAP * (columns - 1)) / Math.max(columns, 1);
  return Array.from({ length: count }, (_, i) => {
    const [line, column] = [Math.floor(i / columns), i % columns];
    return box(top.x + column * (width + GAP), top.y + line * (height + GAP), width, height);
  });
}

/** Cosines pushed outwards, so that an oval fills its corners. */
function rounded(value: number): number {
  return Math.sign(value) * Math.abs(value) ** 0.72;
}

/** The room in the middle that no seat takes. */
function free(ground: Box, seats: Box[]): Box {
  const mid = ground.x + ground.width / 2;
  const left = seats.filter((seat) => seat.x + seat.width < mid - seat.width * 0.55 && !isTop(ground, seat));
  const top = seats.filter((seat) => !left.includes(seat) && isTop(ground, seat));
  const right = seats.filter((seat) => seat.x > mid + seat.width * 0.55 && !isTop(ground, seat));
  const x = Math.max(ground.x, ...left.map((seat) => seat.x + seat.width)) + GAP;
  const end = Math.min(ground.x + ground.width, ...right.map((seat) => seat.x)) - GAP;
  const y = Math.max(ground.y, ...top.map(bottom)) + GAP;
  return box(x, y, end - x, bottom(ground) - y);
}

/** The whole width beneath a row of seats, but for the rim of the table. */
function beneath(ground: Box, seats: Box[]): Box {
  const rim = ground.width * 0.03;
  const y = Math.max(ground.y, ...seats.map(bottom)) + GAP + 4;
  return box(ground.x + rim, y, ground.width - 2 * rim, bottom(ground) - y);
}

function isTop(ground: Box, seat: Box): boolean {
  return seat.y - ground.y < (ground.height - seat.height) * 0.36;
}
