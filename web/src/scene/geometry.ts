/** Points and boxes on the table, in CSS pixels. Knows no cards. */

export type Point = { x: number; y: number };
export type Size = { width: number; height: number };
export type Box = Point & Size;

/** A box from its left, top, width and height. */
export function box(x: number, y: number, width: number, height: number): Box {
  return { x, y, width, height };
}

export function centre(of: Box): Point {
  return { x: of.x + of.width / 2, y: of.y + of.height / 2 };
}

/** The box of this size around a point. */
export function around(point: Point, width: number, height: number): Box {
  return box(point.x - width / 2, point.y - height / 2, width, height);
}

/** The box that is smaller by so much on every side. */
export function inset(of: Box, by: number): Box {
  return box(of.x + by, of.y + by, Math.max(0, of.width - 2 * by), Math.max(0, of.height - 2 * by));
}

export function bottom(of: Box): number {
  return of.y + of.height;
}

export function right(of: Box): number {
  return of.x + of.width;
}

export function contains(of: Box, point: Point): boolean {
  return point.x >= of.x && point.x <= right(of) && point.y >= of.y && point.y <= bottom(of);
}

export function overlap(one: Box, other: Box): boolean {
  return one.x < right(other) && other.x < right(one) && one.y < bottom(other) && other.y < bottom(one);
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

export function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), Math.max(low, high));
}

export function between(from: number, to: number, part: number): number {
  return from + (to - from) * part;
}

/** A point as seen from a centre that is turned by an angle. */
export function turnedBack(point: Point, pivot: Point, turn: number): Point {
  const [dx, dy] = [point.x - pivot.x, point.y - pivot.y];
  const [cos, sin] = [Math.cos(-turn), Math.sin(-turn)];
  return { x: pivot.x + dx * cos - dy * sin, y: pivot.y + dx * sin + dy * cos };
}
