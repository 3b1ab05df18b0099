/** Motion is the difference of two scenes. */

import { expect, test } from "vitest";
import { MOTION } from "../../src/look/tokens";
import { frame as zones } from "../../src/scene/layout/frame";
import { frame, motion, still } from "../../src/scene/motion";
import { cardSize, pose, type CardItem, type Scene } from "../../src/scene/scene";

const SIZE = { width: 1000, height: 700 };
const FRAME = zones(SIZE, {
  others: 3,
  seated: true,
  seat: { width: 180, height: 60 },
  stripHeight: 60,
  middle: 0,
  hand: 140,
  prompt: 34,
  actions: 52,
});

function card(key: string, x: number, more: Partial<CardItem> = {}): CardItem {
  return { kind: "card", key, face: key, up: true, light: "plain", pose: pose({ x, y: 100 }, cardSize(100)), ...more };
}

function scene(items: CardItem[], leaves: Record<string, string> = {}): Scene {
  return { size: SIZE, frame: FRAME, items, anchors: { deck: { x: 500, y: 300 }, seat: { x: 0, y: 0 } }, leaves };
}

const at = (of: ReturnType<typeof motion>, now: number, key: string) =>
  frame(of, now).find((one) => one.item.key === key);

test("what stays where it is doesn't move", () => {
  const before = still(scene([card("a", 10)]));

  const after = motion(before, scene([card("a", 10)]), 1000, false);

  expect(at(after, 1000, "a")).toMatchObject({ moving: false, pose: { x: 10 } });
  expect(after.ends).toBe(1000);
});

test("what has the same key moves from where it was, and is there in time", () => {
  const after = motion(still(scene([card("a", 10)])), scene([card("a", 400)]), 1000, false);

  expect(at(after, 1000, "a")?.pose.x).toBe(10);
  expect(at(after, 1000 + MOTION.others / 2, "a")).toMatchObject({ moving: true });
  expect(at(after, 1000 + MOTION.others, "a")?.pose.x).toBe(400);
});

test("what the player does is quicker than what others do", () => {
  const mine = motion(still(scene([card("a", 10)])), scene([card("a", 400, { mine: true })]), 0, false);
  const others = motion(still(scene([card("a", 10)])), scene([card("a", 400)]), 0, false);

  expect([mine.ends, others.ends]).toEqual([MOTION.mine, MOTION.others]);
});

test("a card that follows comes from the place of what it follows", () => {
  const before = still(scene([card("hand:7", 10, { tag: "7" }), card("hand:8", 60, { tag: "8" })]));

  const after = motion(
    before,
    scene([card("hand:8", 60, { tag: "8" }), card("trick:7", 700, { follows: "7" })]),
    0,
    false,
  );

  expect(at(after, 0, "trick:7")?.pose.x).toBe(10);
  expect(at(after, 0, "hand:7")).toBeUndefined();
});

test("a new card comes from its anchor face down, and turns over", () => {
  const after = motion(still(scene([])), scene([card("a", 50, { from: "deck" })]), 0, false);

  expect(at(after, 0, "a")).toMatchObject({ up: 0, pose: { x: 500, y: 300 } });
  expect(at(after, 900, "a")).toMatchObject({ up: 1, pose: { x: 50 } });
});

test("what has left a place goes where the next scene sends it, and is gone", () => {
  const before = still(scene([card("a", 700, { place: "trick" })]));

  const after = motion(before, scene([], { trick: "seat" }), 0, false);

  expect(at(after, MOTION.others - 1, "a")?.pose.x).toBeLessThan(20);
  expect(frame(after, MOTION.others)).toEqual([]);
});

test("a scene that is shown again doesn't hold up what is on its way", () => {
  const first = motion(still(scene([card("a", 10)])), scene([card("a", 400)]), 0, false);

  const again = motion(first, scene([card("a", 400)]), 200, false);

  expect(again.ends).toBe(MOTION.others);
});

test("calm motion has nothing flying", () => {
  const after = motion(
    still(scene([card("a", 10)])),
    scene([card("a", 400), card("b", 50, { from: "deck" })]),
    0,
    true,
  );

  expect(at(after, 1, "a")?.pose.x).toBe(400);
  expect(at(after, 1, "b")?.pose.x).toBe(50);
  expect(after.ends).toBeLessThanOrEqual(MOTION.calm);
});

test("never more than 700 ms until everything is there", () => {
  const late = card("a", 400, { from: "deck", wait: 5000 });

  expect(motion(still(scene([])), scene([late]), 0, false).ends).toBeLessThanOrEqual(700);
});

test("a pace makes everything slower or faster, and none at all makes it jump", () => {
  const course = (pace: number) => motion(still(scene([card("a", 10)])), scene([card("a", 400)]), 1000, false, pace);

  expect(course(2).ends).toBe(1000 + 2 * MOTION.others);
  expect(course(0.5).ends).toBe(1000 + MOTION.others / 2);
  expect(at(course(0), 1000, "a")?.pose.x).toBe(400);
});
