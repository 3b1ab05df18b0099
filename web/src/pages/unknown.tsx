/** Pages for addresses that lead nowhere, and for pages that broke. */

import { Component, type ReactNode } from "react";
import type { Sentence } from "../wire/types";
import { Frame } from "../ui/frame";
import { Link } from "../ui/route";
import { useText, useVoice } from "../ui/words";

export function UnknownPage() {
  const text = useText();
  return <Kindly title={text("web-unknown-page")} words={text("web-unknown-page-help")} />;
}

export function UnknownTable({ sentence }: { sentence: Sentence }) {
  const voice = useVoice();
  return <Kindly title={voice.text("web-unknown-table")} words={voice.says(sentence, "", [])} />;
}

function Kindly({ title, words }: { title: string; words: string }) {
  const text = useText();
  return (
    <Frame title={title}>
      <h1 className="page-title">{title}</h1>
      <p>{words}</p>
      <p>
        <Link to="/" className="btn btn-primary">
          {text("web-home")}
        </Link>
      </p>
    </Frame>
  );
}

function WentWrong() {
  const text = useText();
  return (
    <Frame title={text("web-went-wrong")}>
      <h1 className="page-title">{text("web-went-wrong")}</h1>
      <p>{text("web-went-wrong-help")}</p>
      <button type="button" className="btn btn-primary" onClick={() => location.reload()}>
        {text("web-reload")}
      </button>
    </Frame>
  );
}

/** Shows a kind page in place of one that broke. */
export class Cushion extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? <WentWrong /> : this.props.children;
  }
}
