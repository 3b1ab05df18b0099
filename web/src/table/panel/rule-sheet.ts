/** The sections of a rule sheet. Knows no game. */

/** A section by its number, with its heading. */
export function sectionOf(sheet: string, number: number): string {
  const parts = sheet.split(/^(?=## )/m);
  return parts.find((part) => part.startsWith(`## ${number}.`))?.trim() ?? "";
}
