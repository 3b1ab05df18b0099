/** Whether the card on offer is one of which somebody wants to be asked. */

import { expect, test } from "vitest";
import { isHeld } from "../../src/games/shanko/buying-ahead";

test("only a rank that is in the hand is asked about, and a joker always", () => {
  expect(isHeld({ discards: ["2♣", "10♥"], hand: ["10♠", "K♦"] })).toBe(true);
  expect(isHeld({ discards: ["10♥"], hand: ["J♠", "K♦"] })).toBe(false);
  expect(isHeld({ discards: ["Jk"], hand: ["J♠"] })).toBe(true);
});
