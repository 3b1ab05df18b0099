/** The drawn table of a game for which nobody has drawn one: made from its places, its moves and its words. */

import { useMemo, type ReactNode } from "react";
import { Board } from "../../canvas/board";
import { MoreChoices, SortButtons, type Button } from "../../canvas/controls";
import { handGestures } from "../../canvas/input/hand-gestures";
import { useHand, type Hand } from "../../canvas/input/use-hand";
import type { Light } from "../../scene/scene";
import { FEW, drafts, ownIn, using } from "../../wire/choices";
import { gained, ownCards } from "../../wire/places";
import type { Choice } from "../../wire/types";
import { SMALL, useMedia } from "../../ui/media-query";
import { Answers, Prompt } from "../shared/prompt";
import { isAsked, plateOf, type CanvasProps } from "../shared/props";
import { useBoard, useClockRead, useOpinion, usePeek, usePrevious, useRefusal } from "../shared/hooks";
import { defaultArt } from "./art";
import { groupsBefore, noteOf, sharedGroups, ticketsOf } from "./content";
import { defaultScene, handWants, type DefaultTable as Shown } from "./scene";
import { rankOf } from "./sorting";

export default function DefaultTable(props: CanvasProps): ReactNode {
  const { view, voice, table, places } = props;
  const since = useClockRead(table);
  const board = useBoard(props);
  const isSmall = useMedia(SMALL);
  const { text: refused, tryMove } = useRefusal(props);
  const own = ownCards(view, places);
  const hand = useHand(table.id, own, rankOf, "rank", String(table.question));
  const art = useMemo(() => defaultArt((card) => voice.card(table.game, card)), [voice, table.game]);
  const peek = usePeek();
  const before = usePrevious(view);
  const fresh = before && before.seat === view.seat ? gained(ownCards(before, places), own).map((at) => own[at] ?? "") : [];
  const chosen = hand.chosen.map((key) => hand.cardOf(key) ?? "");
  const takesMany = view.legal.some(({ move }) => ownIn(move, own).length > 1);
  const fitting = fittingOf(view.legal, chosen, own);
  const draft = fitting.length === 0 ? (drafts(view.legal, chosen, own)[0] ?? null) : null;
  const opinion = useOpinion(props, draft);
  const offered = opinion?.legal ? [...fitting, opinion] : fitting;
  const shown: Shown = {
    seats: props.names.length,
    order: props.names.map((_, seat) => seat),
    me: view.seat,
    plate: (seat) => plateOf(props, seat, noteOf(props, seat), since),
    tickets: ticketsOf(props),
    middle: sharedGroups(props),
    before: (seat) => groupsBefore(props, seat),
    held: hand,
    light: (card) => lightOf(props, card, own, fresh),
    last: before?.waiting[0] ?? null,
    peek: peek.seat,
  };
  const playOnly = (cards: readonly string[]): boolean => {
    const [only, ...more] = fittingOf(view.legal, cards, own).filter(({ move }) => ownIn(move, own).length > 0);
    if (only && more.length === 0) tryMove(only.move);
    return only !== undefined && more.length === 0;
  };
  const gestures = handGestures(hand, {
    press: "choose",
    play: () => undefined,
    choose: (key) => {
      const isChosen = hand.chosen.includes(key);
      if (isChosen && playOnly(chosen)) return;
      if (isChosen || takesMany) hand.toggle(key);
      else hand.choose([key]);
    },
    onDropped: (key) => {
      const cards = hand.chosen.includes(key) ? chosen : [...chosen, hand.cardOf(key) ?? ""];
      if (!playOnly(cards) && !hand.chosen.includes(key)) hand.toggle(key);
    },
    onOther: peek.touch,
    onEnter: () => playOnly(chosen),
    wants: handWants,
  });
  const buttons = offered.slice(0, FEW).map((choice) => buttonOf(props, choice, hand, tryMove));
  const rest = offered.slice(FEW).map(({ move, means }) => ({ move, label: voice.says(means, table.game, props.names) }));
  return (
    <Board
      art={art}
      {...board}
      makeScene={(room) => defaultScene(shown, room)}
      spoken={hand.focus ? voice.card(table.game, hand.cardOf(hand.focus) ?? "") : ""}
      prompt={<Prompt of={props} refused={refused ?? (opinion && !opinion.legal ? voice.says(opinion.means, table.game, props.names) : null)} />}
      actions={
        <Answers of={props} buttons={buttons}>
          <MoreChoices choices={rest} title={voice.text("canvas-more")} onChoose={tryMove} />
          {own.length > 1 && <SortButtons hand={hand} words={(code) => voice.text(code)} isSmall={isSmall} />}
        </Answers>
      }
      {...gestures}
    />
  );
}

/** The moves that have a button now: those that name just the chosen cards, and those that name none of mine. */
function fittingOf(legal: readonly Choice[], chosen: readonly string[], own: readonly string[]): Choice[] {
  return using(legal, chosen, own).filter(({ move }) => ownIn(move, own).length === chosen.length);
}

function buttonOf({ voice, table, names }: CanvasProps, { move, means }: Choice, hand: Hand, tryMove: (move: string) => void): Button {
  return { name: move, label: voice.says(means, table.game, names), strong: hand.chosen.length > 0, onPress: () => tryMove(move) };
}

function lightOf({ view }: CanvasProps, card: string, own: readonly string[], fresh: readonly string[]): Light {
  const isUseful = isAsked(view) && using(view.legal, [card], own).length > 0;
  if (fresh.includes(card)) return "fresh";
  if (isUseful && view.legal.some(({ move }) => ownIn(move, own).length > 0)) return "playable";
  return isAsked(view) && view.legal.some(({ move }) => ownIn(move, own).length > 0) ? "dim" : "plain";
}
