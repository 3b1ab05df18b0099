/** The names of tables as people say and write them. */

/** The name that somebody means: in any case, with blanks for dashes, or as a whole link. */
export function tableName(written: string): string {
  const path = /\/t\/([^/?#\s]+)/.exec(written)?.[1] ?? written;
  return path
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/(\p{L})(\p{N})/gu, "$1-$2")
    .replaceAll(/^-+|-+$/g, "");
}

/** The four letters of a table, as somebody has heard them; null for anything else. */
export function tableCode(written: string): string | null {
  const letters = written.normalize("NFKC").toUpperCase().replaceAll(/[^\p{L}\p{N}]+/gu, "");
  return /^[A-Z]{4}$/.test(letters) ? letters : null;
}

/** Those of some names that are hardly different from this one, the nearest first. */
export function nearNames(name: string, known: readonly string[]): string[] {
  const far = Math.max(2, Math.round(name.length / 6));
  return [...new Set(known)]
    .map((one) => ({ one, away: distance(name, one) }))
    .filter(({ away }) => away <= far)
    .toSorted((one, other) => one.away - other.away)
    .map(({ one }) => one)
    .slice(0, MOST_NEAR);
}

const MOST_NEAR = 3;

/** How many letters must be put in, taken out or changed (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1];
    for (const [j, against] of [...other].entries()) {
      const changed = (row[j] ?? 0) + (letter === against ? 0 : 1);
      next.push(Math.min(changed, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
