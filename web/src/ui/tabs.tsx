/** Sheets that share one place; arrow keys go from one to the next. */

import { Activity, useId, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { along } from "./arrow-keys";
import "./tabs.css";

export interface Sheet {
  name: string;
  label: string;
  content: ReactNode;
  /** How much in it has not been seen. */
  news?: number;
}

interface TabsProps {
  label: string;
  sheets: Sheet[];
  /** Told what is open now, and whether it was open already. */
  onTurn?(name: string, isSame: boolean): void;
  /** Whether only the row of tabs is shown. */
  isFolded?: boolean;
}

export function Tabs({ label, sheets, onTurn, isFolded = false }: TabsProps) {
  const [open, setOpen] = useState(sheets[0]?.name ?? "");
  const row = useRef<HTMLDivElement>(null);
  const id = useId();
  const turnTo = (name: string) => {
    setOpen(name);
    onTurn?.(name, name === open);
  };
  const step = (event: KeyboardEvent) => {
    const next = neighbour(sheets, open, event.key);
    if (next === null) return;
    event.preventDefault();
    turnTo(next);
    row.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  };
  const shown = sheets.find((sheet) => sheet.name === open);
  return (
    <div className="tabs-whole">
      <div role="tablist" aria-label={label} className="tabs tabs-border" ref={row} onKeyDown={step}>
        {sheets.map(({ name, label: title, news }) => (
          <button
            key={name}
            role="tab"
            type="button"
            data-tab={name}
            id={`${id}-${name}`}
            aria-selected={name === open && !isFolded}
            aria-controls={`${id}-sheet`}
            tabIndex={name === open ? 0 : -1}
            className={name === open && !isFolded ? "tab tab-active" : "tab"}
            onClick={() => turnTo(name)}
          >
            {title}
            {news ? <span className="badge badge-primary badge-xs tabs-news">{news}</span> : null}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-sheet`}
        aria-labelledby={`${id}-${open}`}
        tabIndex={0}
        className="tabs-sheet"
        hidden={isFolded}
      >
        <Activity mode={isFolded ? "hidden" : "visible"}>{shown?.content}</Activity>
      </div>
    </div>
  );
}

/** The sheet that an arrow key leads to. */
export function neighbour(sheets: readonly Pick<Sheet, "name">[], open: string, key: string): string | null {
  const to = along(sheets.findIndex((sheet) => sheet.name === open), sheets.length, key);
  return to === null ? null : (sheets[to]?.name ?? null);
}
