/** The drawn tables there are; each is loaded when somebody sits down at one. */

import { lazy, type ComponentType } from "react";
import type { CanvasProps } from "./props";

type DrawnTable = ComponentType<CanvasProps<any>>;

const TABLES: Record<string, DrawnTable> = {
  geschenkt: lazy(() => import("./geschenkt/Table")),
  rook: lazy(() => import("./rook/Table")),
  rummy: lazy(() => import("./rummy/Table")),
  shanko: lazy(() => import("./shanko/Table")),
  "sushi-go": lazy(() => import("./sushi_go/Table")),
};

/** The drawn table of a game; games without one are played at the plain table. */
export function canvasFor(game: string): DrawnTable | undefined {
  return TABLES[game];
}

export type { CanvasProps } from "./props";
