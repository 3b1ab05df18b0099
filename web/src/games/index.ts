/** The drawn tables there are, one folder a game; each is loaded when somebody sits down at it. */

import { lazy, type ComponentType } from "react";
import { gameOf } from "./folders";
import type { CanvasProps } from "./shared/props";

type DrawnTable = ComponentType<CanvasProps>;

const FOLDERS = import.meta.glob<{ default: DrawnTable }>("./*/table.tsx");

const TABLES = new Map(Object.entries(FOLDERS).map(([path, load]) => [gameOf(path), lazy(load)]));

/** The drawn table of a game; games without one are played at the plain table. */
export function canvasFor(game: string): DrawnTable | undefined {
  return TABLES.get(game);
}

export type { CanvasProps } from "./shared/props";
