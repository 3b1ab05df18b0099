/** The sentence that says what is expected, and the buttons for what may be done. */

import type { ReactNode } from "react";

export type Button = {
  name: string;
  label: ReactNode;
  onPress(): void;
  strong?: boolean;
  disabled?: boolean;
  /** Said to those who hear it, where the label is only a sign. */
  title?: string;
  pressed?: boolean;
  small?: boolean;
};

/** One sentence on a strip of paper; a refusal stands there for a while in its place. */
export function Sentence({ text, refused }: { text: string; refused: string | null }): ReactNode {
  const tone = refused ? "border-error text-error" : "border-base-300 text-base-content";
  return (
    <div className="flex justify-center">
      <p className={`rounded-box border bg-base-100/95 px-4 py-1 text-center text-base leading-snug font-bold text-balance shadow-sm ${tone}`} data-prompt>
        {refused ?? text}
      </p>
    </div>
  );
}

/** One row of big buttons; it wraps rather than hide one. */
export function Buttons({ buttons, children }: { buttons: readonly Button[]; children?: ReactNode }): ReactNode {
  return (
    <div className="flex flex-wrap items-center justify-center gap-2">
      {buttons.map((button) => (
        <PressButton key={button.name} button={button} />
      ))}
      {children}
    </div>
  );
}

function PressButton({ button }: { button: Button }): ReactNode {
  const tone = button.strong ? "btn-primary" : "border-base-300 bg-base-100";
  const size = button.small ? "btn-sm" : "h-12 min-w-12 px-4 text-base";
  return (
    <button
      type="button"
      className={`btn pointer-events-auto max-w-full font-bold shadow-sm ${tone} ${size} ${button.pressed ? "ring-3 ring-primary" : ""}`}
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
