// Addresses lead to pages.
import { expect, test } from "vitest";
import { match } from "../../src/ui/router";
import { neighbour } from "../../src/ui/tabs";
import { secondsLeft } from "../../src/ui/clock";
import { faceOf } from "../../src/ui/card";

test("a pattern names the parts of an address", () => {
  expect(match("/t/:id", "/t/kyoto-sakura-42")).toEqual({ id: "kyoto-sakura-42" });
  expect(match("/t/:id", "/t/kyoto-sakura-42/")).toEqual({ id: "kyoto-sakura-42" });
  expect(match("/", "/")).toEqual({});
  expect(match("/t/:id", "/t")).toBeNull();
  expect(match("/t/:id", "/t/")).toBeNull();
  expect(match("/history", "/nowhere")).toBeNull();
  expect(match("/t/:id", "/t/%E0%A4%A")).toEqual({ id: "%E0%A4%A" });
});

test("arrow keys go round the sheets", () => {
  const sheets = [{ name: "log" }, { name: "chat" }, { name: "rules" }];

  expect(neighbour(sheets, "log", "ArrowRight")).toBe("chat");
  expect(neighbour(sheets, "log", "ArrowLeft")).toBe("rules");
  expect(neighbour(sheets, "chat", "End")).toBe("rules");
  expect(neighbour(sheets, "chat", "a")).toBeNull();
});

test("a clock goes on by itself after it was shown, and never below nothing", () => {
  const clock = { seat: 0, left: 20, of: 30 };

  expect(secondsLeft(clock, 1000, 6000)).toBe(15);
  expect(secondsLeft(clock, 1000, 99_000)).toBe(0);
});

test("a card shows its rank and suit, its number, or its name", () => {
  expect(faceOf("10♥", "ten of hearts")).toMatchObject({ rank: "10", sign: "♥", suit: "hearts", name: "" });
  expect(faceOf("27", "27")).toMatchObject({ rank: "27", name: "" });
  expect(faceOf("R14", "red 14")).toMatchObject({ rank: "14", name: "red" });
  expect(faceOf("maki3", "巻き寿司×3")).toMatchObject({ rank: "3", name: "巻き寿司" });
  expect(faceOf("Jk", "Jk")).toMatchObject({ rank: "Jk", name: "" });
  expect(faceOf("wasabi", "wasabi")).toMatchObject({ rank: "", name: "wasabi" });
});
