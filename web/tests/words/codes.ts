/** The codes for which one language has words. */

import type { Sources } from "../../src/words/sources";

export function codesOf({ house, games }: Sources): string[] {
  return [...house, ...Object.values(games)].flatMap(codesIn);
}

export function codesIn(source: string): string[] {
  return [...source.matchAll(/^([a-z][\w-]*) *=/gm)].map((found) => found[1] ?? "");
}
