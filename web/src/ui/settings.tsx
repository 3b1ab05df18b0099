/** What a person can choose for all tables. */

import { useId, type ReactNode } from "react";
import { LANGUAGES } from "../words/voice";
import { SIZES, THEMES, useSettings } from "../session/settings";
import { Dialog } from "./dialog";
import { useText } from "./words";

export function SettingsDialog({ open, onClose }: { open: boolean; onClose(): void }) {
  const text = useText();
  return (
    <Dialog title={text("web-settings")} open={open} onClose={onClose}>
      <div className="mt-4 grid gap-5">
        <NameField />
        <Choice name="language" label="web-language" values={LANGUAGES} words={(one) => `web-language-${one}`} />
        <Choice name="theme" label="web-theme" values={THEMES} words={(one) => `web-theme-${one}`} />
        <Choice name="size" label="web-size" values={SIZES} words={(one) => `web-size-${one}`} />
        <SoundSwitch />
      </div>
    </Dialog>
  );
}

function NameField() {
  const text = useText();
  const { name, choose } = useSettings();
  const id = useId();
  return (
    <div className="grid gap-1">
      <label htmlFor={id}>{text("web-your-name")}</label>
      <input
        id={id}
        className="input w-full"
        value={name}
        maxLength={24}
        autoComplete="nickname"
        onChange={(event) => choose({ name: event.target.value })}
      />
    </div>
  );
}

interface ChoiceProps {
  name: "language" | "theme" | "size";
  label: string;
  values: readonly string[];
  /** The code of a value's words. */
  words(value: string): string;
}

function Choice({ name, label, values, words }: ChoiceProps) {
  const text = useText();
  const { [name]: chosen, choose } = useSettings();
  return (
    <Choices label={text(label)}>
      {values.map((value) => (
        <label key={value} className="pill">
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            onChange={() => choose({ [name]: value })}
          />
          <span lang={name === "language" ? value : undefined}>{text(words(value))}</span>
        </label>
      ))}
    </Choices>
  );
}

function Choices({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className="grid gap-1">
      <legend>{label}</legend>
      <div className="flex flex-wrap gap-2">{children}</div>
    </fieldset>
  );
}

function SoundSwitch() {
  const text = useText();
  const { sound, choose } = useSettings();
  return (
    <label className="flex items-center gap-3">
      <input
        type="checkbox"
        className="toggle toggle-primary"
        checked={sound}
        onChange={(event) => choose({ sound: event.target.checked })}
      />
      {text("web-sound")}
    </label>
  );
}
