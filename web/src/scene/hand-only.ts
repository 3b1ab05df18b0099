/**
 * A scene for a device that is only a hand, while the table itself stands on a screen that all can see.
 * Of whatever a game has drawn, my hand lies as large as it goes; above it what else is mine or can be touched. Everything
 * else comes from beyond the upper edge, where the screen is. It knows no game.
 */

import { box, centre, type Box, type Point } from "./geometry";
import { fan, largest, type FanWants } from "./layout/fan";
import { handFrame, type Frame } from "./layout/frame";
import { filling, type CardItem, type Item, type Pose, type Scene } from "./scene";

type Talk = { prompt: number; actions: number };

/** What is mine, as large as it goes. */
export function handOnly(scene: Scene, room: Talk): Scene {
  const kept = scene.items.filter((item) => item.own);
  const cards = scene.items.filter(isHeld);
  const zones = handFrame(scene.size, room, kept.length > 0);
  const rest = kept.length > 0 && cards.length === 0 ? whole(zones) : zones.middle;
  const wants = largest(zones.hand, cards.length, scene.wholeCards ?? false);
  const mine = scene.items.flatMap((item) => (item.kind === "plate" && item.plate.me ? [atTop(item, zones)] : []));
  return {
    ...scene,
    frame: { ...zones, fan: wants },
    items: [...mine, ...enlarged(kept, rest), ...inHand(cards, zones, wants)],
    anchors: anchorsFor(scene, zones),
  };
}

function isHeld(item: Item): item is CardItem {
  return item.kind === "card" && item.place === "hand";
}

function whole({ middle, hand }: Frame): Box {
  return box(middle.x, middle.y, middle.width, middle.height + hand.height);
}

function atTop(item: Item, { plate }: Frame): Item {
  return { ...item, pose: filling(plate) };
}

/** The hand anew, each card lifted as far as it was. */
function inHand(cards: readonly CardItem[], zones: Frame, wants: FanWants): CardItem[] {
  const poses = fan(zones.hand, wants);
  return cards.map((item, i) => {
    const resting = poses[i] as Pose;
    const touch = { z: item.touch?.z ?? 100, pose: resting };
    return { ...item, touch, pose: item.instant ? item.pose : likewise(item, resting) };
  });
}

function likewise({ pose, touch }: CardItem, resting: Pose): Pose {
  const was = touch?.pose ?? pose;
  const grow = pose.width / was.width;
  return {
    ...resting,
    y: resting.y + ((pose.y - was.y) / was.height) * resting.height,
    width: resting.width * grow,
    height: resting.height * grow,
    lift: pose.lift,
  };
}

/** Things that keep their places among each other, as large as a zone lets them be: what lies far apart comes together. */
function enlarged(items: readonly Item[], zone: Box): Item[] {
  const groups = apart(items);
  const [row, column] = [inRow(groups), inColumn(groups)];
  const lying = scaleIn(zone, column) > scaleIn(zone, row) ? column : row;
  const scale = scaleIn(zone, lying);
  const [from, to] = [centre(boundsOf(lying)), centre(zone)];
  const placed = new Map(lying.map((item) => [item.key, item]));
  return items.map((one) => {
    const item = placed.get(one.key) ?? one;
    const { x, y, width, height } = item.pose;
    const pose = { ...item.pose, x: to.x + (x - from.x) * scale, y: to.y + (y - from.y) * scale, width: width * scale, height: height * scale };
    return item.kind === "words" ? { ...item, pose, size: item.size * scale } : { ...item, pose };
  });
}

const MOST = 2.2;
/** Less room than this between things doesn't part them. */
const APART = 24;

function scaleIn(zone: Box, items: readonly Item[]): number {
  const { width, height } = boundsOf(items);
  return Math.min(MOST, (zone.width - 12) / Math.max(width, 1), (zone.height - 12) / Math.max(height, 1));
}

/** Things in groups from left to right with room between them. */
function apart(items: readonly Item[]): Item[][] {
  const groups: Item[][] = [];
  let reach = Number.NEGATIVE_INFINITY;
  for (const item of items.toSorted((one, other) => leftOf(one) - leftOf(other))) {
    if (leftOf(item) > reach + APART) groups.push([]);
    groups.at(-1)?.push(item);
    reach = Math.max(reach, leftOf(item) + item.pose.width);
  }
  return groups;
}

function leftOf({ pose }: Item): number {
  return pose.x - pose.width / 2;
}

/** Groups side by side, each at its height. */
function inRow(groups: readonly Item[][]): Item[] {
  let x = 0;
  return groups.flatMap((group) => {
    const around = boundsOf(group);
    const to = x;
    x += around.width + APART;
    return moved(group, to - around.x, 0);
  });
}

/** Groups one beneath the other. */
function inColumn(groups: readonly Item[][]): Item[] {
  let y = 0;
  return groups.flatMap((group) => {
    const around = boundsOf(group);
    const to = y;
    y += around.height + APART;
    return moved(group, -centre(around).x, to - around.y);
  });
}

function moved(items: readonly Item[], dx: number, dy: number): Item[] {
  return items.map((item) => ({ ...item, pose: { ...item.pose, x: item.pose.x + dx, y: item.pose.y + dy } }));
}

function boundsOf(items: readonly Item[]): Box {
  const left = Math.min(...items.map(({ pose }) => pose.x - pose.width / 2));
  const top = Math.min(...items.map(({ pose }) => pose.y - pose.height / 2));
  const right = Math.max(...items.map(({ pose }) => pose.x + pose.width / 2));
  const low = Math.max(...items.map(({ pose }) => pose.y + pose.height / 2));
  return items.length ? box(left, top, right - left, low - top) : box(0, 0, 0, 0);
}

/** What comes, comes from the screen, and what goes, goes there. */
function anchorsFor({ anchors, size }: Scene, { hand }: Frame): Record<string, Point> {
  const screen = { x: size.width / 2, y: -hand.height * 0.3 };
  return Object.fromEntries(Object.keys(anchors).map((name) => [name, screen]));
}
