/** Taking a seat: one field. A key is asked for only where the table wants it. */

import { useId, useState, type FormEvent } from "react";
import { useSettings } from "../../session/settings";
import type { Sentence } from "../../wire/types";
import { useText, useVoice } from "../../ui/voice";
import { sentenceOf, takeSeat } from "../open-table";
import "./join-form.css";

const WANTS_KEY = new Set(["key-wanted", "key-wrong"]);

interface JoinProps {
  id: string;
  help: string;
  /** Whether no chair is free: only who has one can take it again, by its name. */
  isFull?: boolean;
  onToken(token: string): void;
}

export function JoinForm({ id, help, isFull = false, onToken }: JoinProps) {
  const voice = useVoice();
  const field = useId();
  const settings = useSettings();
  const [name, setName] = useState(settings.name);
  const [key, setKey] = useState("");
  const [fault, setFault] = useState<Sentence | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== "") settings.choose({ name: name.trim() });
    takeSeat(id, { name, ...(key === "" ? {} : { key }) })
      .then((seated) => onToken(seated.token))
      .catch((reason: unknown) => setFault(sentenceOf(reason)));
  };
  return (
    <form onSubmit={submit} className="sit">
      <p>{help}</p>
      <label htmlFor={field}>{voice.text("web-your-name")}</label>
      <div className="join wide">
        <input
          id={field}
          className="input input-lg join-item wide"
          value={name}
          maxLength={24}
          autoComplete="nickname"
          aria-describedby={`${field}-hint ${field}-fault`}
          onChange={(event) => setName(event.target.value)}
        />
        <button className="btn btn-primary btn-lg join-item">{voice.text("web-sit-down")}</button>
      </div>
      <p id={`${field}-hint`} className="soft">
        {!isFull && voice.text("web-name-hint")}
      </p>
      {fault !== null && WANTS_KEY.has(fault.code) && <KeyField value={key} onChange={setKey} />}
      <p id={`${field}-fault`} role="alert" className="refused">
        {fault && voice.says(fault, "", [])}
      </p>
    </form>
  );
}

function KeyField({ value, onChange }: { value: string; onChange(key: string): void }) {
  const text = useText();
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{text("web-seat-key")}</label>
      <input
        id={id}
        className="input wide"
        value={value}
        autoComplete="off"
        aria-describedby={`${id}-help`}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}-help`} className="soft">
        {text("web-seat-key-help")}
      </p>
    </div>
  );
}
