/** What lies under a finger. Knows no card. */

import { turnedBack, type Point } from "./geometry";
import type { Item, Scene } from "./scene";

/** The spot at a point: that of the topmost thing there that can be touched. */
export function hit(scene: Scene, point: Point): string | null {
  return topmost(scene.items, point)?.spot ?? null;
}

/** The topmost thing at a point that can be touched. */
export function topmost(items: readonly Item[], point: Point): Item | null {
  let found: Item | null = null;
  for (const item of items) {
    if (item.spot !== undefined && covers(item, point) && (item.z ?? 0) >= (found?.z ?? 0)) found = item;
  }
  return found;
}

function covers(item: Item, point: Point): boolean {
  const at = item.pose;
  const straight = turnedBack(point, at, at.turn);
  return Math.abs(straight.x - at.x) <= at.width / 2 && Math.abs(straight.y - at.y) <= at.height / 2;
}
