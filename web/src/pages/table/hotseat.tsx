/** Several people on one device: another one sits down in the lobby, and a curtain falls between two turns. */

import { useEffect, useId, useRef, useState, type FormEvent } from "react";
import { seatsHere, useDevice } from "../../session/hotseat";
import type { Seat } from "../../session/storage";
import { Session } from "../../session/session";
import { useSettings } from "../../session/settings";
import { sitDown } from "../../wire/http";
import type { Sentence } from "../../wire/types";
import { useText, useVoice } from "../../ui/voice";
import { sentenceOf } from "../open-table";
import "./hotseat.css";

/** What everybody sees while the device goes from hand to hand. */
export function Curtain({ to, onLift }: { to: Seat; onLift(): void }) {
  const text = useText();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => void button.current?.focus(), [to.name]);
  return (
    <section className="curtain" aria-labelledby="curtain-title">
      <h2 id="curtain-title">{text("web-curtain", { name: to.name })}</h2>
      <p>{text("web-curtain-help")}</p>
      <button ref={button} type="button" className="btn btn-primary btn-lg" onClick={onLift}>
        {text("web-curtain-lift", { name: to.name })}
      </button>
    </section>
  );
}

/** A seat for somebody else who plays on this device. */
export function SeatHere({ table }: { table: string }) {
  const voice = useVoice();
  const { add } = useDevice();
  const id = useId();
  const [name, setName] = useState("");
  const [fault, setFault] = useState<Sentence | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    sitDown(table, { name })
      .then((seated) => {
        add(table, { token: seated.token, name: seated.name, key: seated.key });
        setName("");
        setFault(null);
      })
      .catch((reason: unknown) => setFault(sentenceOf(reason)));
  };
  return (
    <form onSubmit={submit} className="seat-here">
      <label htmlFor={id}>{voice.text("web-seat-here")}</label>
      <div className="join">
        <input
          id={id}
          className="input join-item"
          value={name}
          maxLength={24}
          autoComplete="off"
          placeholder={voice.text("web-their-name")}
          onChange={(event) => setName(event.target.value)}
        />
        <button className="btn join-item">{voice.text("web-seat-here-do")}</button>
      </div>
      <p role="alert" className="refused">
        {fault && voice.says(fault, "", [])}
      </p>
    </form>
  );
}

/** Those who wait for the device are still at the table. */
export function usePresence(table: string, token: string | null): void {
  const { others } = useDevice();
  const waiting = seatsHere(table, others).filter((seat) => seat.token !== token);
  const names = waiting.map(({ token: theirs }) => theirs).join(" ");
  useEffect(() => {
    const language = () => useSettings.getState().language;
    const sessions = waiting.map((seat) => new Session(table, { token: () => seat.token, language }));
    return () => sessions.forEach((session) => session.close());
  }, [table, names]);
}
