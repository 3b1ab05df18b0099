/** A device that is only a hand: what is mine, as large as it goes; nothing of anybody else. */

import { describe, expect, test } from "vitest";
import { geschenktScene } from "../../src/games/geschenkt/scene";
import { rookScene } from "../../src/games/rook/scene";
import { sushiScene } from "../../src/games/sushi-go/scene";
import { handOnly } from "../../src/scene/hand-only";
import { zoomFor } from "../../src/scene/layout/frame";
import { heard, motion, still } from "../../src/scene/motion";
import { numbered, type Scene } from "../../src/scene/scene";
import { PHONE, geschenkt, plate, rook, sushi } from "../games/views";

const ACROSS = { size: { width: 844, height: 340 }, prompt: 50, actions: 100 };
const held = (cards: readonly string[]) => ({ shown: numbered(cards), focus: null, chosen: [], drag: null });
const ROOK = { plate, said: () => "", tickets: [], nest: "", buried: "", aside: "", summary: null };

const widthOf = (scene: Scene) => Math.max(...scene.items.flatMap((item) => (item.place === "hand" ? [item.pose.width] : [])));
const rookAt = (room: typeof PHONE) => rookScene(rook(), ROOK, { held: held(rook().hand), won: null }, room);

describe.each([PHONE, ACROSS])("on a phone of $size.width by $size.height", (room) => {
  test("nobody else's plate is there, and the hand is larger than on the table", () => {
    const whole = rookAt(room);
    const mine = handOnly(whole, room);

    expect(mine.items.flatMap((item) => (item.kind === "plate" ? [item.plate.seat] : []))).toEqual([0]);
    expect(mine.items.filter((item) => item.place === "hand")).toHaveLength(5);
    expect(mine.items.every((item) => item.place === "hand" || item.kind === "plate")).toBe(true);
    expect(widthOf(mine)).toBeGreaterThan(widthOf(whole) * 1.2);
  });

  test("every card lies between the sentence and the buttons", () => {
    const view = sushi();
    const mine = handOnly(sushiScene(view, { plate, tickets: [] }, held(view.hand), null, room), room);

    for (const { pose } of mine.items.filter((item) => item.place === "hand")) {
      expect(pose.x - pose.width / 2).toBeGreaterThanOrEqual(mine.frame.hand.x - 1);
      expect(pose.x + pose.width / 2).toBeLessThanOrEqual(mine.frame.hand.x + mine.frame.hand.width + 1);
      expect(pose.y - pose.height / 2).toBeGreaterThanOrEqual(mine.frame.hand.y - 1);
      expect(pose.y + pose.height / 2).toBeLessThanOrEqual(mine.frame.hand.y + mine.frame.hand.height + 1);
    }
  });

  test("chips and runs of Geschenkt are mine, the card on offer is everybody's", () => {
    const labels = { toCome: "", pot: "", plate };
    const mine = handOnly(geschenktScene(geschenkt(), labels, null, room), room);

    expect(mine.items.flatMap((item) => (item.kind === "card" ? [item.face] : []))).toEqual(["4", "23", "24"]);
    expect(mine.items.filter((item) => item.kind === "chip")).toHaveLength(9);
  });
});

test("what is mine in Geschenkt lies on a phone as large as its width allows: the chips beneath the runs", () => {
  const labels = { toCome: "", pot: "", plate };
  const whole = geschenktScene(geschenkt(), labels, null, PHONE);
  const mine = handOnly(whole, PHONE);
  const cards = (scene: Scene) => scene.items.filter((item) => item.kind === "card" && item.own);
  const lowest = Math.max(...cards(mine).map(({ pose }) => pose.y + pose.height / 2));

  expect(cards(mine)[0]?.pose.width).toBeGreaterThan((cards(whole)[0]?.pose.width ?? 0) * 1.3);
  for (const chip of mine.items.filter((item) => item.kind === "chip")) expect(chip.pose.y).toBeGreaterThan(lowest);
});

test("a played card goes to the screen, beyond the upper edge", () => {
  const mine = handOnly(rookAt(PHONE), PHONE);

  expect(Object.values(mine.anchors).every(({ y }) => y < 0)).toBe(true);
});

test("a large screen is filled, a television more so, a phone as it is", () => {
  expect(zoomFor({ width: 390, height: 760 }, false)).toBe(1);
  expect(zoomFor({ width: 1280, height: 740 }, false)).toBe(1);
  expect(zoomFor({ width: 2200, height: 1360 }, false)).toBeGreaterThan(1.7);
  expect(zoomFor({ width: 1900, height: 960 }, true)).toBeGreaterThan(zoomFor({ width: 1900, height: 960 }, false));
});

test("cards are heard when they are dealt, and nothing while all lies still", () => {
  const dealt = rookAt(PHONE);
  const bare = { ...dealt, items: dealt.items.filter((item) => item.place !== "hand") };

  expect(heard(motion(still(bare), dealt, 100, false), 100)).toBe("card");
  expect(heard(motion(still(dealt), dealt, 100, false), 100)).toBe(null);
});
