/** The drawn table of Shanko. */

import type { ReactNode } from "react";
import { SHANKO_ART } from "./art";
import { MeldBoard } from "../rummies/meld-board";
import type { CanvasProps } from "../shared/props";
import { usePrevious } from "../shared/hooks";
import { useBuyingAhead } from "./buying-ahead";
import { shankoTable } from "./scene";
import type { ShankoView } from "../../wire/types";

const TONGUE = { meld: "meld", lay: "lay", swap: "swap", ends: ["discard", "out"], bareEnd: "all-out", kinds: [] };

export default function ShankoTable(props: CanvasProps<ShankoView>): ReactNode {
  const { view } = props;
  const before = usePrevious(view);
  const ahead = useBuyingAhead(props);
  return (
    <MeldBoard
      {...props}
      art={SHANKO_ART}
      tongue={TONGUE}
      moment={`${view.round}:${view.turn}:${view.phase === "turn"}`}
      top={null}
      beside={ahead}
      composing={() => view.phase === "turn" && view.turn === view.seat}
      onPile={(spot) => (spot === "draw" ? "draw" : view.legal.some(({ move }) => move === "buy") ? "buy" : "take")}
      tableOf={(composer, composing, since) => shankoTable(props, before, composer, composing, since)}
    />
  );
}
