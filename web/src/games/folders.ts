/** A folder of this room is named like its game on the wire. */
export function gameOf(path: string): string {
  return path.split("/")[1] ?? "";
}
