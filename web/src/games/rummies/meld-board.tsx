/** The drawn table on which turns are composed, for every rummy of the house. It knows no rules. */

import type { ReactNode } from "react";
import type { Art } from "../../canvas/art";
import { Board } from "../../canvas/board";
import { SortButtons, type Button } from "../../canvas/controls";
import { handGestures } from "../../canvas/input/hand-gestures";
import { keysIn, type Draft, type Tongue } from "./draft";
import { handWants, meldTableScene, type MeldTable } from "./meld-table";
import type { Meld } from "./melds";
import type { View } from "../../wire/types";
import { useComposer, type Composer } from "./composer";
import { SMALL, useMedia } from "../../ui/media-query";
import { Answers, Prompt } from "../shared/prompt";
import type { CanvasProps } from "../shared/props";
import { useClockRead, useBoard, usePeek, useRefusal } from "../shared/hooks";

export type MeldBoardProps = CanvasProps<View & { hand: string[]; melds: Meld[] }> & {
  art: Art;
  tongue: Tongue;
  moment: string;
  /** The discard that a composed turn could take. */
  top: string | null;
  /** Buttons of the game's own, beside those for its moves. */
  beside?: readonly Button[];
  /** Whether a turn can be composed now. */
  composing(draft: Draft): boolean;
  /** The move that a touch on a pile means. */
  onPile(spot: "draw" | "discard"): string;
  tableOf(composer: Composer, composing: boolean, since: number): Omit<MeldTable, "peek">;
};

export function MeldBoard(props: MeldBoardProps): ReactNode {
  const { view, voice, table } = props;
  const since = useClockRead(table);
  const board = useBoard(props);
  const isSmall = useMedia(SMALL);
  const refusal = useRefusal(props);
  const composer = useComposer(props, { ...props, ...refusal });
  const peek = usePeek();
  const shown = { ...props.tableOf(composer, props.composing(composer.draft), since), peek: peek.seat };
  const { hand } = composer;
  const away = keysIn(composer.draft);
  const touches = handGestures(hand, {
    press: "choose",
    play: () => undefined,
    choose: (key) => (away.includes(key) ? composer.putBack(key) : hand.toggle(key)),
    onOther: (spot) => {
      peek.touch(spot);
      touchOther(props, composer, refusal.tryMove, spot);
    },
    onDropped: (key, over) => dropped(props, composer, key, over),
    wants: handWants,
  });
  const onKey = (key: string): boolean => {
    if (key === "Escape") composer.clear();
    return touches.onKey(key);
  };
  return (
    <Board
      {...touches}
      onKey={onKey}
      art={props.art}
      {...board}
      makeScene={(room) => meldTableScene(shown, room)}
      spoken={hand.focus ? voice.card(table.game, hand.cardOf(hand.focus) ?? "") : ""}
      prompt={<Prompt of={props} refused={refusal.text} text={composer.said} />}
      actions={
        <Answers of={props} buttons={buttonsOf(props, composer, refusal.tryMove)} beside={props.beside}>
          {view.hand.length > 1 && <SortButtons hand={hand} words={(code) => voice.text(code)} isSmall={isSmall} />}
        </Answers>
      }
    />
  );
}

/** Piles are drawn from or discarded to; chosen cards go onto a meld. */
function touchOther(
  props: MeldBoardProps,
  composer: Composer,
  tryMove: (move: string) => void,
  spot: string | null,
): void {
  if (spot?.startsWith("meld:")) composer.touchMeld(spot);
  if (spot !== "draw" && spot !== "discard") return;
  const [only] = composer.hand.chosen;
  if (spot === "discard" && props.composing(composer.draft) && only !== undefined) composer.finish(only);
  else if (spot === "discard" && props.top !== null && !composer.draft.takes) composer.take();
  else tryMove(props.onPile(spot));
}

/** A card dragged to the discard pile ends the turn, one dragged to a meld is laid there. */
function dropped(props: MeldBoardProps, composer: Composer, key: string, over: string | null): void {
  if (!props.composing(composer.draft)) return;
  if (over === "discard") composer.finish(key);
  else if (!composer.hand.chosen.includes(key)) composer.hand.toggle(key);
}

function buttonsOf(props: MeldBoardProps, composer: Composer, tryMove: (move: string) => void): Button[] {
  const { view, voice, names, table } = props;
  const bare = composer.draft.takes ? [] : view.legal.filter(({ move }) => !move.startsWith("turn "));
  const simple = bare.map((choice): Button => {
    return {
      name: choice.move,
      label: voice.says(choice.means, table.game, names),
      strong: choice.move === "ready",
      onPress: () => tryMove(choice.move),
    };
  });
  const take =
    props.top !== null &&
    !props.composing(composer.draft) &&
    view.legal.some(({ move }) => move.startsWith("turn take"));
  const taking: Button = {
    name: "take",
    label: voice.text("canvas-take", { card: props.top ?? "" }),
    onPress: () => composer.take(),
  };
  return [
    ...simple,
    ...(take ? [taking] : []),
    ...(props.composing(composer.draft) ? composingButtons(props, composer) : []),
  ];
}

/** Gather, end, suggest, put back: only what makes sense now. */
function composingButtons({ voice, tongue, help }: MeldBoardProps, composer: Composer): Button[] {
  const { hand } = composer;
  const [only] = hand.chosen;
  const card = only === undefined ? "" : (hand.cardOf(only) ?? "");
  const buttons = composer.kinds.map((kind): Button => ({
    name: kind,
    label: voice.text(`canvas-as-${kind}`),
    strong: true,
    onPress: () => composer.say(kind),
  }));
  if (hand.chosen.length > 1)
    buttons.push({
      name: "meld",
      label: voice.text("canvas-meld", { number: hand.chosen.length }),
      strong: true,
      onPress: composer.meld,
    });
  if (composer.isWhole)
    buttons.push({ name: "send", label: voice.text("canvas-lay-down"), strong: true, onPress: composer.send });
  if (hand.chosen.length === 1 && only !== undefined && !composer.isWhole) {
    buttons.push({
      name: "finish",
      label: voice.text("canvas-discard", { card }),
      strong: true,
      onPress: () => composer.finish(only),
    });
  }
  if (composer.isSpent)
    buttons.push({
      name: tongue.bareEnd,
      label: voice.text("canvas-all-out"),
      strong: true,
      onPress: () => composer.finish(),
    });
  if (help.isAllowed)
    buttons.push({ name: "suggest", label: voice.text("canvas-suggest"), onPress: composer.suggest });
  if (composer.isBegun) buttons.push({ name: "clear", label: voice.text("canvas-put-back"), onPress: composer.clear });
  return buttons;
}
