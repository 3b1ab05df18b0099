/** A window over the page, that keeps the keyboard to itself and goes with Escape. */

import { useEffect, useId, useRef, type ReactNode } from "react";
import { useText } from "./voice";
import "./dialog.css";

interface DialogProps {
  title: string;
  open: boolean;
  onClose(): void;
  children: ReactNode;
}

export function Dialog({ title, open, onClose, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const text = useText();
  useEffect(() => {
    if (open && !element.current?.open) element.current?.showModal();
    if (!open && element.current?.open) element.current.close();
  }, [open]);
  return (
    <dialog ref={element} className="modal dialog" aria-labelledby={heading} onClose={onClose}>
      <div className="modal-box">
        <div className="dialog-head">
          <h2 id={heading}>{title}</h2>
          <button type="button" className="btn btn-ghost btn-sm" onClick={onClose}>
            {text("web-close")}
          </button>
        </div>
        {open && children}
      </div>
      <form method="dialog" className="modal-backdrop">
        <button tabIndex={-1} aria-hidden="true">
          {text("web-close")}
        </button>
      </form>
    </dialog>
  );
}
