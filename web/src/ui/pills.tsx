/** A row of words of which one is chosen. */

import { useId } from "react";

interface PillsProps<T> {
  legend: string;
  /** Where the page says already what is chosen, only screen readers are told. */
  isLegendHidden?: boolean;
  values: readonly T[];
  chosen: T;
  words(value: T): string;
  onChoose(value: T): void;
}

export function Pills<T extends string | number | null>({ legend, isLegendHidden, values, chosen, words, onChoose }: PillsProps<T>) {
  const name = useId();
  return (
    <fieldset>
      <legend className={isLegendHidden ? "sr-only" : undefined}>{legend}</legend>
      <div className="row">
        {values.map((value) => (
          <label key={value} className="pill">
            <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
            <span>{words(value)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
