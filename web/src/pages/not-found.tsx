/** Pages for addresses that lead nowhere, and for pages that broke. */

import { Component, type ReactNode } from "react";
import type { Sentence } from "../wire/types";
import { PageFrame } from "../ui/page-frame";
import { Link } from "../ui/router";
import { useText, useVoice } from "../ui/voice";
import { JoinTable } from "./join-table";

export function NotFoundPage() {
  const text = useText();
  return <Message title={text("web-unknown-page")} words={text("web-unknown-page-help")} />;
}

export function TableNotFound({ id, sentence }: { id: string; sentence: Sentence }) {
  const voice = useVoice();
  return (
    <Message title={voice.text("web-unknown-table")} words={voice.says(sentence, "", [])}>
      <JoinTable name={id} />
    </Message>
  );
}

function Message({ title, words, children }: { title: string; words: string; children?: ReactNode }) {
  const text = useText();
  return (
    <PageFrame title={title}>
      <h1 className="page-title">{title}</h1>
      <p>{words}</p>
      {children}
      <p>
        <Link to="/" className="btn btn-primary">
          {text("web-home")}
        </Link>
      </p>
    </PageFrame>
  );
}

function WentWrong() {
  const text = useText();
  return (
    <PageFrame title={text("web-went-wrong")}>
      <h1 className="page-title">{text("web-went-wrong")}</h1>
      <p>{text("web-went-wrong-help")}</p>
      <button type="button" className="btn btn-primary" onClick={() => location.reload()}>
        {text("web-reload")}
      </button>
    </PageFrame>
  );
}

/** Shows a kind page in place of one that broke. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? <WentWrong /> : this.props.children;
  }
}
