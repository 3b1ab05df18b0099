/** What lies under a finger. Knows no card. */

import { turnedBack, type Point } from "./geometry";
import type { Item, Pose, Scene } from "./scene";

/** The spot at a point: that of the topmost thing there that can be touched. */
export function hit(scene: Scene, point: Point): string | null {
  return topmost(scene.items, point)?.spot ?? null;
}

/** The topmost thing at a point that can be touched. */
export function topmost(items: readonly Item[], point: Point): Item | null {
  let found: Item | null = null;
  for (const item of items) {
    if (item.spot !== undefined && covers(touched(item), point) && height(item) >= height(found)) found = item;
  }
  return found;
}

/** Where a thing is touched. */
export function touched(item: Item): Pose {
  return item.touch?.pose ?? item.pose;
}

function height(item: Item | null): number {
  return item?.touch?.z ?? item?.z ?? 0;
}

function covers(at: Pose, point: Point): boolean {
  const straight = turnedBack(point, at, at.turn);
  return Math.abs(straight.x - at.x) <= at.width / 2 && Math.abs(straight.y - at.y) <= at.height / 2;
}
