/** What every page has: the way to its content, the name over the door, and the settings. */

import { useEffect, useState, type ReactNode } from "react";
import { Link } from "./router";
import { SettingsDialog } from "./settings";
import { useOnline } from "./online";
import { useText } from "./voice";
import "./page-frame.css";

interface PageFrameProps {
  title: string;
  /** What stands in the head of the page beside the name of the house. */
  head?: ReactNode;
  isWide?: boolean;
  children: ReactNode;
}

export function PageFrame({ title, head, isWide = false, children }: PageFrameProps) {
  const text = useText();
  useEffect(() => {
    document.title = title === text("web-name") ? title : `${title} · ${text("web-name")}`;
  });
  return (
    <div className="room">
      <a href="#content" className="skip">
        {text("web-skip")}
      </a>
      <header className="head">
        <Link to="/" className="wordmark">
          <img src="/icon.svg" alt="" width="32" height="32" />
          <span>{text("web-name")}</span>
        </Link>
        <div className="head-middle">{head}</div>
        <SettingsButton />
      </header>
      {!useOnline() && (
        <p className="offline" role="status">
          {text("web-offline")}
        </p>
      )}
      <main id="content" tabIndex={-1} className={isWide ? "content content-wide" : "content"}>
        {children}
      </main>
    </div>
  );
}

function SettingsButton() {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="btn btn-ghost btn-sm" onClick={() => setOpen(true)}>
        {text("web-settings")}
      </button>
      <SettingsDialog open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
