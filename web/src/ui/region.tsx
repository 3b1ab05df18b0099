/** A part of a page with a heading that is heard: those who listen can jump from one to the next. */

import { useId, type HTMLAttributes } from "react";

type RegionProps = HTMLAttributes<HTMLElement> & { label: string };

export function Region({ label, children, ...rest }: RegionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} {...rest}>
      <h2 id={id} className="sr-only">
        {label}
      </h2>
      {children}
    </section>
  );
}
