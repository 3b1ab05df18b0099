/** House rules and settings of a table, as its host may choose them and everybody may read them. */

import { useId, useState } from "react";
import { isHost } from "../../session/players";
import type { Choosable, Value } from "../../wire/http";
import type { AtTable } from "../../table/props";
import { useText } from "../../ui/voice";
import "./table-options.css";

export function HouseRules({ at }: { at: AtTable }) {
  const text = useText();
  const { options, name } = at.game;
  return (
    <Block title={text("web-house-rules")} at={at}>
      {options.length === 0 && <p className="soft">{text("web-no-house-rules")}</p>}
      {options.map((option) => (
        <Choice
          key={option.name}
          option={option}
          label={`${name}-option-${dashed(option.name)}`}
          value={at.table.options[option.name] ?? option.default}
          isFixed={!isHost(at.table)}
          onChoose={(value) => void at.say({ type: "arrange", options: { [option.name]: value } })}
        />
      ))}
    </Block>
  );
}

/** What people want to choose; the rest is for those who know why. */
const EVERYDAY = new Set(["turn_time_s", "days_per_move", "listed", "onlookers", "chat", "hints", "rejoin", "absent"]);

export function TableSettings({ at }: { at: AtTable }) {
  const text = useText();
  return (
    <Block title={text("web-table-settings")} at={at}>
      {at.game.settings.filter(({ name }) => EVERYDAY.has(name)).map((setting) => (
        <Setting key={setting.name} at={at} setting={setting} />
      ))}
      <details className="arrange-finer">
        <summary>{text("web-finer-settings")}</summary>
        <div className="arrange-fields">
          {at.game.settings
            .filter(({ name }) => !EVERYDAY.has(name))
            .map((setting) => (
              <Setting key={setting.name} at={at} setting={setting} />
            ))}
        </div>
      </details>
    </Block>
  );
}

function Setting({ at, setting }: { at: AtTable; setting: Choosable }) {
  return (
    <Choice
      option={allowed(setting, at.game.absence)}
      label={`web-setting-${dashed(setting.name)}`}
      value={at.table.settings[setting.name] ?? setting.default}
      isFixed={!isHost(at.table)}
      onChoose={(value) => void at.say({ type: "arrange", settings: { [setting.name]: value } })}
    />
  );
}

/** What may happen when somebody is gone is the game's own choice. */
function allowed(setting: Choosable, absence: readonly string[]): Choosable {
  return setting.name === "absent" ? { ...setting, values: [...absence] } : setting;
}

/** A block that is opened by those who want it: until then its many fields cost nothing. */
function Block({ title, at, children }: { title: string; at: AtTable; children: React.ReactNode }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const host = at.table.host === null ? null : at.table.chairs[at.table.host];
  return (
    <details className="slab arrange" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <h2>{title}</h2>
      </summary>
      {host && !isHost(at.table) && <p className="soft">{text("web-house-rules-host", { name: host.name })}</p>}
      {isOpen && <div className="arrange-fields">{children}</div>}
    </details>
  );
}

interface ChoiceProps {
  option: Choosable;
  /** The code of its words. */
  label: string;
  value: Value;
  isFixed: boolean;
  onChoose(value: Value): void;
}

export function Choice({ option, label, value, isFixed, onChoose }: ChoiceProps) {
  const text = useText();
  const id = useId();
  const isWide = option.low !== undefined && option.high !== undefined && option.values.length === 0;
  return (
    <div className="field">
      <label htmlFor={id}>{text(label)}</label>
      {isWide ? (
        <NumberField id={id} option={option} value={value} isFixed={isFixed} onChoose={onChoose} />
      ) : (
        <ListField id={id} option={option} label={label} value={value} isFixed={isFixed} onChoose={onChoose} />
      )}
    </div>
  );
}

function ListField({ id, option, label, value, isFixed, onChoose }: ChoiceProps & { id: string }) {
  const text = useWords();
  const values = valuesOf(option);
  return (
    <select
      id={id}
      className="select wide"
      disabled={isFixed}
      value={String(value)}
      onChange={(event) => onChoose(values.find((one) => String(one) === event.target.value) ?? option.default)}
    >
      {values.map((one) => (
        <option key={one} value={String(one)}>
          {text(`${label}-${one}`, String(one))}
        </option>
      ))}
    </select>
  );
}

function NumberField({ id, option, value, isFixed, onChoose }: Omit<ChoiceProps, "label"> & { id: string }) {
  const text = useText();
  const { low = 0, high = 0 } = option;
  return (
    <>
      <input
        id={id}
        type="number"
        className="input wide"
        disabled={isFixed}
        min={low}
        max={high}
        key={value}
        defaultValue={value}
        aria-describedby={`${id}-range`}
        onBlur={(event) => {
          const chosen = Math.round(event.target.valueAsNumber);
          if (chosen !== value && chosen >= low && chosen <= high) onChoose(chosen);
        }}
      />
      <span id={`${id}-range`} className="soft">
        {text("web-seconds-range", { low, high })}
      </span>
    </>
  );
}

/** Every value of an option, one by one. */
function valuesOf({ values, low, high }: Choosable): Value[] {
  if (low === undefined || high === undefined) return values;
  return [...Array.from({ length: high - low + 1 }, (_, step) => low + step), ...values];
}

/** The words for a value, or the value itself where it needs none. */
function useWords(): (code: string, otherwise: string) => string {
  const text = useText();
  return (code, otherwise) => {
    const words = text(code);
    return words === code ? otherwise : words;
  };
}

function dashed(name: string): string {
  return name.replaceAll("_", "-");
}
