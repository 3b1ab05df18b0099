// A browser keeps its seats, and forgets the oldest first; what it can't read it takes for nothing.
import { beforeEach, expect, test } from "vitest";
import { forgetSeat, keepSeat, seatAt, seatedAt } from "../../src/session/storage";
import { readSettings } from "../../src/session/settings";

const SEAT = { token: "secret", name: "Ann", key: null };

beforeEach(() => localStorage.clear());

test("a seat is kept for its table alone", () => {
  keepSeat("kyoto-sakura-1", SEAT);

  expect(seatAt("kyoto-sakura-1")?.token).toBe("secret");
  expect(seatAt("kyoto-sakura-2")).toBeNull();
});

test("a seat that was given up is forgotten", () => {
  keepSeat("kyoto-sakura-1", SEAT);

  forgetSeat("kyoto-sakura-1");

  expect(seatAt("kyoto-sakura-1")).toBeNull();
});

test("the latest forty seats are kept, the newest first", () => {
  for (let number = 1; number <= 50; number++) keepSeat(`kyoto-sakura-${number}`, SEAT);

  expect(seatedAt()).toHaveLength(40);
  expect(seatedAt()[0]).toBe("kyoto-sakura-50");
});

test("what can't be read counts as nothing", () => {
  localStorage.setItem("cardtable.seats", "{broken");

  expect(seatAt("kyoto-sakura-1")).toBeNull();
});

test("settings that are none become the usual ones", () => {
  const settings = readSettings({ name: 7, language: "xx", theme: "neon", size: "large", sound: "yes" });

  expect(settings).toMatchObject({ name: "", theme: "auto", size: "large", sound: true });
});
