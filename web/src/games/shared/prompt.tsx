/** What is asked of a player at a drawn table, and the answers there are; with an expert's help beside them. */

import type { ReactNode } from "react";
import { Buttons, Sentence, type Button } from "../../canvas/controls";
import { useGestureHint } from "../../ui/gesture-hint";
import { isAsked, promptOf, type CanvasProps } from "./props";

type PromptProps = { of: CanvasProps; refused: string | null; text?: string | null };

/** The one sentence, and what an expert says to it; the first time how it is answered by touch, where it can be. */
export function Prompt({ of, refused, text }: PromptProps): ReactNode {
  const { view, table, voice, help } = of;
  const hasCards = "hand" in view && Array.isArray(view.hand) && view.hand.length > 0;
  const isHinted = useGestureHint(hasCards && isAsked(view) && table.question !== null);
  return (
    <Sentence
      text={text ?? promptOf(of)}
      refused={of.away ?? refused ?? help.refused}
      asked={isAsked(view)}
      advice={help.advice}
      hint={isHinted && help.advice === null ? voice.text("canvas-gestures") : null}
    />
  );
}

type AnswersProps = {
  of: CanvasProps;
  buttons: readonly Button[];
  /** Buttons of the game's own that are no moves. */
  beside?: readonly Button[] | undefined;
  children?: ReactNode;
};

/** The buttons of the game, the advised one marked, and a word from an expert for the asking. */
export function Answers({ of, buttons, beside, children }: AnswersProps): ReactNode {
  const advised = of.help.advice?.move;
  const marked = buttons.map((button) => (button.name === advised ? { ...button, pressed: true } : button));
  const help = helpButtons(of, buttons);
  return (
    <Buttons buttons={children ? marked : [...help, ...marked]} last={[...(children ? help : []), ...(beside ?? [])]}>
      {children}
    </Buttons>
  );
}

/** Where a suggestion can be laid out, it says its reason too, and no hint is needed beside it. */
function helpButtons({ view, table, help, voice }: CanvasProps, beside: readonly Button[]): Button[] {
  if (!isAsked(view) || view.legal.length < 2 || table.paused) return [];
  const hint: Button = { name: "hint", label: voice.text("canvas-hint"), quiet: true, onPress: () => void help.ask() };
  const stop = help.stop;
  const isWanted = help.isAllowed && help.advice === null && !beside.some(({ name }) => name === "suggest");
  return [
    ...(isWanted ? [hint] : []),
    ...(stop ? [{ name: "coach-stop", label: voice.text("canvas-coach-stop"), quiet: true, onPress: stop }] : []),
  ];
}
