// A deal is proved in the browser by code of its own.
import { expect, test } from "vitest";
import { commitment, dealSeed, hmac, sha256 } from "../../src/session/proof";

const seed = Array.from({ length: 32 }, (_, at) => at.toString(16).padStart(2, "0")).join("");

test("the hash is SHA-256, whatever the length of what is hashed", async () => {
  for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 120, 1000]) {
    const message = Uint8Array.from({ length }, (_, at) => (at * 7) % 256);

    expect([...sha256(message)]).toEqual([...new Uint8Array(await crypto.subtle.digest("SHA-256", message))]);
  }
});

test("the commitment is what the server tells for this seed", () => {
  expect(commitment("kyoto-sakura-42", seed)).toBe("354e36390ca5a7dc67499d29a0e099d1b941fb2d0a3c8f466bc7ffbbae53c632");
});

test("another table or another seed gives another one", () => {
  expect(commitment("kyoto-sakura-43", seed)).not.toBe(commitment("kyoto-sakura-42", seed));
  expect(commitment("kyoto-sakura-42", seed.replace("1f", "1e"))).not.toBe(commitment("kyoto-sakura-42", seed));
});

test("stirring is HMAC-SHA-256 (RFC 4231, case 2)", () => {
  const written = (text: string) => new TextEncoder().encode(text);
  const sum = hmac(written("Jefe"), written("what do ya want for nothing?"));

  expect(Array.from(sum, (byte) => byte.toString(16).padStart(2, "0")).join("")).toBe(
    "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
  );
});

test("without anything added the server's own seed deals", () => {
  expect(dealSeed(seed, [])).toBe(seed);
  expect(dealSeed(seed, ["ab"])).not.toBe(seed);
});
