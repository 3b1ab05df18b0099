/** A button that copies a link. */

import { useState } from "react";
import { useText } from "./voice";

export function CopyLink({ link }: { link: string }) {
  const text = useText();
  const [isCopied, setCopied] = useState<boolean | null>(null);
  const copy = async (button: HTMLElement) => setCopied(await copied(link, button));
  return (
    <>
      <button type="button" className="btn" onClick={(event) => void copy(event.currentTarget)}>
        {text("web-copy")}
      </button>
      <span role="status" className="soft">
        {isCopied !== null && text(isCopied ? "web-copied" : "web-not-copied")}
      </span>
    </>
  );
}

/** Copies a text, also on a page without a certificate, where the clipboard is not to be had: there it is selected for
 * a moment beside the button. */
async function copied(text: string, button: HTMLElement): Promise<boolean> {
  if (navigator.clipboard) {
    return navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
  }
  const field = document.createElement("textarea");
  field.value = text;
  button.after(field);
  field.select();
  const isDone = document.execCommand("copy");
  field.remove();
  button.focus();
  return isDone;
}
