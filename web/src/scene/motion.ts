/**
 * Motion is the difference of two scenes: what is in both moves from where it was, what is new comes from its anchor or
 * appears, what is gone goes to where the new scene sends it or fades. Knows neither clock nor canvas.
 */

import { ARC, MOTION } from "../look/tokens";
import { between, distance, type Point } from "./geometry";
import type { Item, Pose, Scene } from "./scene";

/** One thing on its way. */
export type Flight = {
  item: Item;
  from: Pose;
  to: Pose;
  start: number;
  time: number;
  /** Whether the card lay face up when it set out. */
  wasUp: boolean;
  leaving: boolean;
};

/** A thing at one moment: where it is, how far its face is turned up, and whether it is on its way. */
export type Drawn = { item: Item; pose: Pose; up: number; moving: boolean; leaving: boolean };

export type Motion = { flights: Flight[]; ends: number };

const LONGEST_WAIT = 380;

/** A scene in which nothing moves. */
export function still(scene: Scene): Motion {
  const flights = scene.items.map((item) => flight(item, item.pose, isUp(item), 0, 0));
  return { flights, ends: 0 };
}

/** What happens between what is on the table now and the next scene; a higher pace takes longer. */
export function motion(before: Motion, after: Scene, now: number, calm: boolean, pace = 1): Motion {
  const here = frame(before, now);
  const staying = here.filter((drawn) => !drawn.leaving);
  const pairs = paired(staying, after);
  const used = new Set(pairs.map((pair) => pair.was));
  const queue = new Map<string, number>();
  const coming = pairs.map(({ item, was }) => {
    const wait = was ? 0 : queued(queue, item.from) + (item.wait ?? 0);
    return (
      onItsWay(before, item, now) ?? arrival(item, was, after, now + (calm ? 0 : Math.min(wait, LONGEST_WAIT)), calm)
    );
  });
  const going = staying.filter((drawn) => !used.has(drawn)).map((drawn) => departure(drawn, after, now, calm));
  const gone = before.flights.filter((old) => old.leaving && old.start + old.time > now);
  const fresh = [...going.filter((one) => one.time > 0), ...coming].map((one) => paced(one, now, pace));
  const flights = [...gone, ...fresh];
  return { flights, ends: Math.max(now, ...flights.map((one) => one.start + one.time)) };
}

/** Something that is heard when it sets out. */
export type Heard = "card" | "chip" | "trick";

/** What is heard of all that sets out from now on. */
export function heard({ flights }: Motion, now: number): Heard | null {
  const fresh = flights.filter((one) => one.start >= now && one.time > 0 && distance(one.from, one.to) > NEAR);
  if (fresh.some(({ item, leaving }) => leaving && item.place === "trick")) return "trick";
  if (fresh.some(({ item }) => item.kind === "chip")) return "chip";
  return fresh.some(({ item }) => item.kind === "card") ? "card" : null;
}

/** A card that is only lifted makes no sound. */
const NEAR = 40;

/** A flight that sets out now, slower or faster; one that is on its way already keeps its time. */
function paced(one: Flight, now: number, pace: number): Flight {
  if (pace === 1 || one.start < now) return one;
  return { ...one, start: now + (one.start - now) * pace, time: one.time * pace };
}

/** Everything at this moment, in the order of drawing. */
export function frame({ flights }: Motion, now: number): Drawn[] {
  const drawn = flights
    .filter((one) => !one.leaving || now < one.start + one.time)
    .map((one) => drawnAt(one, now));
  return drawn
    .map((one, i) => ({ one, i, z: (one.item.z ?? 0) + (one.moving ? 1000 : 0) }))
    .toSorted((a, b) => a.z - b.z || a.i - b.i)
    .map(({ one }) => one);
}

/** Things that come from the same place come one after the other. */
function queued(queue: Map<string, number>, place: string | undefined): number {
  if (place === undefined) return 0;
  const before = queue.get(place) ?? 0;
  queue.set(place, before + 1);
  return before * MOTION.step;
}

/** The flight that already takes a thing where it belongs. */
function onItsWay(before: Motion, item: Item, now: number): Flight | undefined {
  const old = before.flights.find((one) => !one.leaving && one.item.key === item.key);
  if (!old || now >= old.start + old.time || !isSame(old.to, item.pose)) return undefined;
  return { ...old, item };
}

type Pair = { item: Item; was: Drawn | undefined };

/** Each thing of the next scene with what it was: the same key first, then what it follows. */
function paired(staying: Drawn[], after: Scene): Pair[] {
  const byKey = new Map(staying.map((drawn) => [drawn.item.key, drawn]));
  const pairs: Pair[] = after.items.map((item) => ({ item, was: byKey.get(item.key) }));
  const free = new Set(staying);
  for (const { was } of pairs) if (was) free.delete(was);
  for (const pair of pairs) {
    if (pair.was || pair.item.follows === undefined) continue;
    pair.was = nearest(pair.item, free);
    if (pair.was) free.delete(pair.was);
  }
  return pairs;
}

function nearest(item: Item, free: ReadonlySet<Drawn>): Drawn | undefined {
  let found: Drawn | undefined;
  for (const drawn of free) {
    if (drawn.item.tag !== item.follows) continue;
    if (!found || distance(drawn.pose, item.pose) < distance(found.pose, item.pose)) found = drawn;
  }
  return found;
}

function arrival(item: Item, was: Drawn | undefined, after: Scene, start: number, calm: boolean): Flight {
  if (item.instant) return flight(item, item.pose, isUp(item), start, 0);
  if (was && isSame(was.pose, item.pose)) return flight(item, item.pose, isUp(was.item), start, turning(was, item));
  const anchor = item.from === undefined ? undefined : after.anchors[item.from];
  const time = calm ? MOTION.calm : item.mine ? MOTION.mine : MOTION.others;
  if (calm)
    return flight(item, { ...(was?.pose ?? item.pose), ...item.pose, alpha: was ? 1 : 0 }, isUp(item), start, time);
  if (was) return flight(item, was.pose, isUp(was.item), start, time);
  if (anchor) return flight(item, { ...from(anchor, item.pose), alpha: 1 }, false, start, time);
  return flight(item, { ...item.pose, alpha: 0 }, isUp(item), start, time);
}

function departure(drawn: Drawn, after: Scene, now: number, calm: boolean): Flight {
  const { item, pose } = drawn;
  const name = item.place === undefined ? undefined : after.leaves[item.place];
  const anchor = name === undefined || calm ? undefined : after.anchors[name];
  const time = anchor ? MOTION.others : MOTION.calm;
  const to = anchor ? { ...from(anchor, pose), alpha: 0.2 } : { ...pose, alpha: 0 };
  return { item: { ...item, pose: to }, from: pose, to, start: now, time, wasUp: isUp(item), leaving: true };
}

/** How long a card that stays where it is takes to turn over. */
function turning(was: Drawn, item: Item): number {
  return was.up === (isUp(item) ? 1 : 0) ? 0 : MOTION.others;
}

function flight(item: Item, start: Pose, wasUp: boolean, at: number, time: number): Flight {
  return { item, from: start, to: item.pose, start: at, time, wasUp, leaving: false };
}

/** Small at an anchor, as if it came from a hand or a pile there. */
function from(anchor: Point, pose: Pose): Pose {
  return { ...pose, x: anchor.x, y: anchor.y, width: pose.width * 0.7, height: pose.height * 0.7, turn: 0 };
}

function drawnAt(one: Flight, now: number): Drawn {
  const part = one.time === 0 ? 1 : Math.min(1, Math.max(0, (now - one.start) / one.time));
  const { item, leaving } = one;
  if (part === 1) return { item, pose: one.to, up: isUp(item) ? 1 : 0, moving: false, leaving };
  const eased = 1 - (1 - part) ** 3;
  const way = distance(one.from, one.to);
  const rise = Math.sin(Math.PI * eased) * way * ARC;
  const up = between(one.wasUp ? 1 : 0, isUp(item) ? 1 : 0, eased);
  return { item, pose: along(one.from, one.to, eased, rise), up, moving: way > 24, leaving };
}

function along(start: Pose, end: Pose, part: number, rise: number): Pose {
  return {
    x: between(start.x, end.x, part),
    y: between(start.y, end.y, part) - rise,
    width: between(start.width, end.width, part),
    height: between(start.height, end.height, part),
    turn: between(start.turn, end.turn, part),
    alpha: between(start.alpha, end.alpha, part),
    lift: between(start.lift, end.lift, part),
  };
}

function isUp(item: Item): boolean {
  return item.kind !== "card" || item.up;
}

function isSame(one: Pose, other: Pose): boolean {
  return (
    distance(one, other) < 0.5 &&
    Math.abs(one.width - other.width) < 0.5 &&
    Math.abs(one.height - other.height) < 0.5 &&
    one.turn === other.turn &&
    one.alpha === other.alpha &&
    one.lift === other.lift
  );
}
