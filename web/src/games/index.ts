/** The drawn tables, one folder a game; each is loaded when somebody sits down at it. */

import { lazy, type ComponentType } from "react";
import { gameOf } from "./folders";
import type { CanvasProps } from "./shared/props";

type DrawnTable = ComponentType<CanvasProps>;

const FOLDERS = import.meta.glob<{ default: DrawnTable }>(["./*/table.tsx", "!./default/table.tsx"]);

const TABLES = new Map(Object.entries(FOLDERS).map(([path, load]) => [gameOf(path), lazy(load)]));
const DEFAULT = lazy(() => import("./default/table"));

/** The drawn table of a game: its own, or the one that is made from its places. */
export function canvasFor(game: string): DrawnTable {
  return TABLES.get(game) ?? DEFAULT;
}

export type { Device } from "../canvas/board";
export type { CanvasProps } from "./shared/props";
