/** Keys along a row of things that has one stop for the Tab key. */

/** The place in a row to which a key leads from another, if it does. */
export function along(at: number, count: number, key: string): number | null {
  const steps: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: count - 1 };
  const to = steps[key];
  return to === undefined || count === 0 ? null : (to + count) % count;
}
