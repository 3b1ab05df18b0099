// The types of the wire are those of its schema.
import { expect, test } from "vitest";
import schema from "../../src/wire/schema.json";
import types from "../../src/wire/types.ts?raw";
import { typescript } from "../../tools/typescript.mjs";

test("types.ts is what schema.json says; `npm run generate` makes it anew", async () => {
  expect(types).toBe(await typescript(schema));
}, 60_000);
