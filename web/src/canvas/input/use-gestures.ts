/** Fingers and mice on the table: hover, tap, drag. Knows spots, not what they mean. */

import { useRef, type PointerEvent } from "react";
import { centre, distance, type Point } from "../../scene/geometry";
import { hit } from "../../scene/hit-test";
import type { Scene } from "../../scene/scene";

export type Gestures = {
  /** A touch on a spot, or on the bare table; `byTouch` tells fingers from mice. */
  onTap?(spot: string | null, byTouch: boolean): void;
  onHover?(spot: string | null): void;
  /** Whether a spot can be dragged, and what comes of it. */
  canDrag?(spot: string): boolean;
  onDrag?(spot: string, at: Point): void;
  onDrop?(spot: string, at: Point, over: string | null, scene: Scene): void;
};

type Press = { spot: string | null; from: Point; since: number; dragging: boolean; sliding: boolean };
type Handlers = Record<
  "onPointerDown" | "onPointerMove" | "onPointerUp" | "onPointerCancel" | "onPointerLeave",
  (event: PointerEvent<HTMLElement>) => void
>;

const FAR = 8;
/** A finger must go up so far before it lifts a card; sideways it only looks along the hand. */
const UP = 18;
const FLICK_MS = 260;
const FLICK_UP = 28;

/** Handlers for the element that holds the canvas. */
export function useGestures(scene: Scene | null, touches: Gestures): Handlers {
  const press = useRef<Press | null>(null);
  const spotAt = (at: Point): string | null => (scene ? hit(scene, at) : null);
  return {
    onPointerDown: (event) => {
      const at = pointOf(event);
      press.current = { spot: spotAt(at), from: at, since: event.timeStamp, dragging: false, sliding: false };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event) => {
      const at = pointOf(event);
      if (!press.current) touches.onHover?.(spotAt(at));
      else follow(press.current, at, event.pointerType === "touch", touches, spotAt);
    },
    onPointerUp: (event) => {
      const [held, at] = [press.current, pointOf(event)];
      press.current = null;
      if (!held) return;
      if (held.dragging && held.spot && scene) {
        const flicked = event.pointerType === "touch" && isFlick(held, at, event.timeStamp);
        if (flicked) touches.onDrop?.(held.spot, centre(scene.frame.middle), null, scene);
        else touches.onDrop?.(held.spot, at, spotAt(at), scene);
      } else if (!held.sliding) touches.onTap?.(held.spot, event.pointerType === "touch");
    },
    onPointerCancel: () => {
      const held = press.current;
      if (held?.dragging && held.spot && scene) touches.onDrop?.(held.spot, held.from, null, scene);
      press.current = null;
    },
    onPointerLeave: (event) => {
      // A finger leaves with every tap; what it has looked at stays in focus for the next one.
      if (!press.current && event.pointerType !== "touch") touches.onHover?.(null);
    },
  };
}

function follow(
  press: Press,
  at: Point,
  byTouch: boolean,
  touches: Gestures,
  spotAt: (at: Point) => string | null,
): void {
  const lifts = byTouch ? press.from.y - at.y > UP : distance(press.from, at) > FAR;
  if (!press.dragging && lifts && press.spot && touches.canDrag?.(press.spot)) press.dragging = true;
  if (press.dragging && press.spot) touches.onDrag?.(press.spot, at);
  else if (byTouch && distance(press.from, at) > FAR) {
    press.sliding = true;
    press.spot = spotAt(at);
    touches.onHover?.(press.spot);
  }
}

/** A card thrown with a short, quick move upwards goes to the table, however near the finger has left it. */
function isFlick({ from, since }: Press, at: Point, now: number): boolean {
  const [up, aside] = [from.y - at.y, Math.abs(from.x - at.x)];
  return now - since < FLICK_MS && up > FLICK_UP && up > aside;
}

function pointOf(event: PointerEvent<HTMLElement>): Point {
  const { left, top, width } = event.currentTarget.getBoundingClientRect();
  const zoom = width / event.currentTarget.offsetWidth || 1;
  return { x: (event.clientX - left) / zoom, y: (event.clientY - top) / zoom };
}
