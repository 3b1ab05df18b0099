/** What a person can choose for all tables. */

import { useId, type ReactNode } from "react";
import { LANGUAGES } from "../words/voice";
import { SIZES, SPEEDS, THEMES, useSettings } from "../session/settings";
import { Dialog } from "./dialog";
import { canNotify, mayNotify } from "./notification";
import { chime } from "./sound";
import { useText } from "./voice";
import "./settings.css";

export function SettingsDialog({ open, onClose }: { open: boolean; onClose(): void }) {
  const text = useText();
  return (
    <Dialog title={text("web-settings")} open={open} onClose={onClose}>
      <div className="settings">
        <NameField />
        <Choice name="language" label="web-language" values={LANGUAGES} words={(one) => `web-language-${one}`} />
        <Choice name="theme" label="web-theme" values={THEMES} words={(one) => `web-theme-${one}`} />
        <Choice name="size" label="web-size" values={SIZES} words={(one) => `web-size-${one}`} />
        <Choice name="speed" label="web-speed" values={SPEEDS} words={(one) => `web-speed-${one}`} />
        <Switch name="sound" label="web-sound" />
        <VolumeField />
        {"vibrate" in navigator && <Switch name="buzz" label="web-buzz" />}
        <NotifySwitch />
        <Switch name="coach" label="web-coach-setting" />
      </div>
    </Dialog>
  );
}

function NameField() {
  const text = useText();
  const { name, choose } = useSettings();
  const id = useId();
  return (
    <div className="settings-field">
      <label htmlFor={id}>{text("web-your-name")}</label>
      <input
        id={id}
        className="input wide"
        value={name}
        maxLength={24}
        autoComplete="nickname"
        onChange={(event) => choose({ name: event.target.value })}
      />
    </div>
  );
}

interface ChoiceProps {
  name: "language" | "theme" | "size" | "speed";
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
    <fieldset className="settings-field">
      <legend>{label}</legend>
      <div className="row">{children}</div>
    </fieldset>
  );
}

function Switch({ name, label }: { name: "sound" | "coach" | "buzz"; label: string }) {
  const { [name]: on, choose } = useSettings();
  return <Toggle label={label} on={on} onTurn={(isOn) => choose({ [name]: isOn })} />;
}

function VolumeField() {
  const text = useText();
  const { sound, volume, choose } = useSettings();
  const id = useId();
  if (!sound) return null;
  return (
    <div className="settings-field">
      <label htmlFor={id}>{text("web-volume")}</label>
      <input
        id={id}
        type="range"
        className="range"
        min={5}
        max={100}
        value={volume}
        onChange={(event) => choose({ volume: Number(event.target.value) })}
        onPointerUp={() => chime("card")}
      />
    </div>
  );
}

/** The device asks its owner first. */
function NotifySwitch() {
  const { notify, choose } = useSettings();
  if (!canNotify()) return null;
  const turn = (isOn: boolean) =>
    void (isOn ? mayNotify() : Promise.resolve(false)).then((allowed) => choose({ notify: allowed }));
  return <Toggle label="web-notify" on={notify} onTurn={turn} />;
}

function Toggle({ label, on, onTurn }: { label: string; on: boolean; onTurn(on: boolean): void }) {
  const text = useText();
  return (
    <label className="settings-switch">
      <input
        type="checkbox"
        className="toggle toggle-primary"
        checked={on}
        onChange={(event) => onTurn(event.target.checked)}
      />
      {text(label)}
    </label>
  );
}
