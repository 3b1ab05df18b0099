/** The drawn table of Rummy With Jokers. */

import type { ReactNode } from "react";
import { MeldBoard } from "../rummies/meld-board";
import type { CanvasProps } from "../shared/props";
import { usePrevious } from "../shared/hooks";
import { RUMMY_ART } from "./art";
import { rummyTable } from "./scene";
import type { RummyView } from "../../wire/types";

const TONGUE = { meld: "declare", lay: "extend", swap: "swap", ends: ["discard", "close"], bareEnd: "close", kinds: ["set", "run"] };

export default function RummyTable(props: CanvasProps<RummyView>): ReactNode {
  const { view } = props;
  const before = usePrevious(view);
  const mine = view.turn === view.seat && (view.phase === "play" || view.phase === "draw");
  const mayTake = mine && view.phase === "draw" && view.legal.some(({ move }) => move.startsWith("turn take"));
  return (
    <MeldBoard
      {...props}
      art={RUMMY_ART}
      tongue={TONGUE}
      moment={`${view.deal}:${view.round}:${view.turn}:${view.phase}`}
      top={mayTake ? view.up_card : null}
      composing={(draft) => mine && (view.phase === "play" || draft.takes)}
      onPile={(spot) => (spot === "draw" ? "draw" : "turn take")}
      tableOf={(composer, composing, since) => rummyTable(props, before, composer, composing, since)}
    />
  );
}
