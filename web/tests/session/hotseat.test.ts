// Several people on one device: the device goes to whoever is asked next.
import { expect, test } from "vitest";
import { nextHere } from "../../src/session/hotseat";
import { chair, table, view } from "./tables";

const ANN = { token: "a", name: "Ann", key: "" };
const BEN = { token: "b", name: "Ben", key: "" };
const at = (waiting: number[], you = 0) =>
  table({ phase: "playing", you, chairs: [chair("Ann", 0), chair("Ben", 1), chair("Cleo", 2)], view: view({ waiting }) });

test("it stays with somebody who is asked", () => {
  expect(nextHere(at([0, 1]), [ANN, BEN])).toBeNull();
});

test("it goes to the next one who is asked and sits here", () => {
  expect(nextHere(at([1]), [ANN, BEN])).toBe(BEN);
  expect(nextHere(at([0], 1), [ANN, BEN])).toBe(ANN);
});

test("it stays while somebody elsewhere is asked, and when the game is over", () => {
  expect(nextHere(at([2]), [ANN, BEN])).toBeNull();
  expect(nextHere({ ...at([1]), phase: "over" }, [ANN, BEN])).toBeNull();
});
