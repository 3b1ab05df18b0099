/** The sentence that says what is expected, and the buttons for what may be done. */

import type { ReactNode } from "react";
import type { Hand } from "./input/use-hand";
import "./controls.css";

export type Button = {
  name: string;
  label: ReactNode;
  onPress(): void;
  strong?: boolean;
  disabled?: boolean;
  /** Said to those who hear it, where the label is only a sign. */
  title?: string;
  pressed?: boolean;
  /** One of several that share a row. */
  narrow?: boolean;
  /** Beside the game: it isn't a move. */
  quiet?: boolean;
};

/** What an expert says first, and why; or in a lesson what it teaches, and what is to be done now. */
export type Advice = { says: string; why: string; /** Whether what is said first only names the move. */ isMove: boolean };

export type SentenceProps = {
  text: string;
  refused: string | null;
  /** Whether it is said to me: then it stands out. */
  asked: boolean;
  /** What an expert would do, once that was asked. */
  advice: Advice | null;
  /** How it is answered on this device, where that is to be said. */
  hint?: string | null;
};

/**
 * One sentence on a strip of paper; a refusal stands there for a while in its place, and advice beneath it.
 * The plain twin says it to those who listen.
 */
export function Sentence({ text, refused, asked, advice, hint = null }: SentenceProps): ReactNode {
  const tone = refused ? "prompt-refused" : asked ? "prompt-asked" : "";
  return (
    <div className="prompt" aria-hidden="true">
      <p className={`prompt-sentence ${tone}`} data-prompt>
        {refused ?? text}
      </p>
      {advice && (
        <p className="prompt-advice" data-advice>
          <strong className={advice.isMove ? "prompt-move" : ""}>{advice.says}</strong>
          {advice.why}
        </p>
      )}
      {hint && <p className="prompt-advice">{hint}</p>}
    </div>
  );
}

type ButtonsProps = { buttons: readonly Button[]; children?: ReactNode; last: readonly Button[] };

/** One row of big buttons; it wraps rather than hide one. */
export function Buttons({ buttons, children, last }: ButtonsProps): ReactNode {
  return (
    <div className="answers">
      {buttons.map((button) => (
        <PressButton key={button.name} button={button} />
      ))}
      {children}
      {last.map((button) => (
        <PressButton key={button.name} button={button} />
      ))}
    </div>
  );
}

function PressButton({ button }: { button: Button }): ReactNode {
  const size = `${button.quiet ? "answer-quiet" : ""} ${button.narrow ? "answer-narrow" : ""}`;
  return (
    <button
      type="button"
      className={`btn answer ${button.strong ? "btn-primary" : ""} ${size}`}
      disabled={button.disabled ?? false}
      aria-label={button.title}
      aria-pressed={button.pressed}
      data-action={button.name}
      onClick={button.onPress}
    >
      {button.label}
    </button>
  );
}

type SortProps = { hand: Hand; words(code: string): string };

/** How the hand is sorted: small buttons that show which way is on; on a phone one that goes on to the next way. */
export function SortButtons({ hand, words, isSmall }: SortProps & { isSmall: boolean }): ReactNode {
  if (isSmall) return <SortButton hand={hand} words={words} />;
  return (
    <span className="sorting" role="group" aria-label={words("canvas-sort")}>
      {SORTINGS.map((by) => (
        <button
          key={by}
          type="button"
          className="btn btn-ghost btn-xs"
          aria-pressed={hand.sorting === by}
          data-sort={by}
          onClick={() => hand.sortBy(by)}
        >
          {words(`canvas-sort-${by}`)}
        </button>
      ))}
    </span>
  );
}

const SORTINGS = ["suit", "rank", "own"] as const;

function SortButton({ hand, words }: SortProps): ReactNode {
  const next = SORTINGS[(SORTINGS.indexOf(hand.sorting) + 1) % SORTINGS.length] ?? "suit";
  return (
    <button
      type="button"
      className="btn answer answer-quiet answer-sort"
      aria-label={`${words("canvas-sort")}: ${words(`canvas-sort-${hand.sorting}`)}`}
      data-sort={next}
      onClick={() => hand.sortBy(next)}
    >
      ⇅ <span>{words(`canvas-sort-${hand.sorting}`)}</span>
    </button>
  );
}

export type MoreChoice = { move: string; label: string };

/** Everything else that may be done, in a list that opens. */
export function MoreChoices({
  choices,
  title,
  onChoose,
}: {
  choices: readonly MoreChoice[];
  title: string;
  onChoose(move: string): void;
}): ReactNode {
  if (choices.length === 0) return null;
  return (
    <select
      className="select answer-more"
      aria-label={title}
      value=""
      data-action="more"
      onChange={(event) => {
        if (event.target.value) onChoose(event.target.value);
      }}
    >
      <option value="">{title}</option>
      {choices.map(({ move, label }) => (
        <option key={move} value={move}>
          {label}
        </option>
      ))}
    </select>
  );
}
