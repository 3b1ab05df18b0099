/** Words and reactions between the people at the table. */

import { useId, useState, type FormEvent } from "react";
import type { Word } from "../../wire/types";
import { useText } from "../../ui/voice";
import type { AtTable } from "../props";
import { useFollowing } from "./log";
import "./chat.css";

const REACTIONS = ["👍", "👏", "😄", "😮", "😅", "🙏", "🎉"];
const LONGEST = 300;

export function Chat({ at }: { at: AtTable }) {
  const text = useText();
  const end = useFollowing(at.known.words.length);
  const say = (words: string, reaction: boolean) => void at.say({ type: "say", text: words, reaction });
  return (
    <div className="sheet">
      <div className="sheet-scroll" ref={end} role="log" aria-label={text("web-chat")} tabIndex={0}>
        {at.known.words.length === 0 && <p className="sheet-empty">{text("web-chat-empty")}</p>}
        {at.known.words.map((word) => (
          <Word key={word.number} word={word} />
        ))}
      </div>
      {at.table.you !== null && <Speak onSay={say} />}
    </div>
  );
}

function Word({ word }: { word: Word }) {
  return (
    <p className={word.reaction ? "word word-reaction" : "word"}>
      <strong>{word.name}</strong> <span>{word.text}</span>
    </p>
  );
}

function Speak({ onSay }: { onSay(words: string, reaction: boolean): void }) {
  const text = useText();
  const id = useId();
  const [words, setWords] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (words.trim() !== "") onSay(words, false);
    setWords("");
  };
  return (
    <form onSubmit={submit} className="sheet-foot chat-form">
      <div role="group" aria-label={text("web-reactions")} className="chat-reactions">
        {REACTIONS.map((sign) => (
          <button key={sign} type="button" className="btn btn-ghost btn-sm" onClick={() => onSay(sign, true)}>
            {sign}
          </button>
        ))}
      </div>
      <div className="join wide">
        <label htmlFor={id} className="sr-only">
          {text("web-say")}
        </label>
        <input
          id={id}
          className="input join-item wide"
          maxLength={LONGEST}
          autoComplete="off"
          placeholder={text("web-say")}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <button className="btn join-item">{text("web-say-it")}</button>
      </div>
    </form>
  );
}
