/** Putting the house on the device's own screen: the browser's question is kept until somebody asks for it. */

import { create } from "zustand";
import { useText } from "./voice";

/** What a browser gives that can install pages; only some have it. */
interface InstallQuestion extends Event {
  prompt(): Promise<unknown>;
}

const useInstall = create<{ question: InstallQuestion | null }>(() => ({ question: null }));

/** Keep the browser's question from popping up by itself. */
export function keepInstallQuestion(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    useInstall.setState({ question: event as InstallQuestion });
  });
  addEventListener("appinstalled", () => useInstall.setState({ question: null }));
}

export function InstallButton() {
  const text = useText();
  const { question } = useInstall();
  if (question === null) return null;
  const ask = () => {
    useInstall.setState({ question: null });
    void question.prompt();
  };
  return (
    <p>
      <button type="button" className="btn" onClick={ask}>
        {text("web-install")}
      </button>
    </p>
  );
}
