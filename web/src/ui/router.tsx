/** Where in the house somebody is: the address, and how to go elsewhere without loading the page again. */

import { useSyncExternalStore, type AnchorHTMLAttributes, type MouseEvent } from "react";

const MOVED = "cardtable:moved";

export function usePath(): string {
  return useSyncExternalStore(onMove, () => location.pathname);
}

export function go(path: string): void {
  history.pushState(null, "", path);
  dispatchEvent(new Event(MOVED));
  scrollTo(0, 0);
}

/** The parts of a path that match a pattern like /t/:id, or null. */
export function match(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split("/");
  const given = path.replace(/(.)\/$/, "$1").split("/");
  if (wanted.length !== given.length) return null;
  const parts: Record<string, string> = {};
  for (const [at, part] of wanted.entries()) {
    const found = given[at] ?? "";
    if (part.startsWith(":") && found !== "") parts[part.slice(1)] = readable(found);
    else if (part !== found) return null;
  }
  return parts;
}

/** A link within the house. */
export function Link({ to, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) {
  const follow = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    go(to);
  };
  return <a href={to} onClick={follow} {...rest} />;
}

function onMove(changed: () => void): () => void {
  addEventListener("popstate", changed);
  addEventListener(MOVED, changed);
  return () => {
    removeEventListener("popstate", changed);
    removeEventListener(MOVED, changed);
  };
}

function readable(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
