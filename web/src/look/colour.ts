/** Sums with colours written as #rrggbb. Knows no palette. */

type Channels = [number, number, number];

/** Part of the way from one colour to another. */
export function mix(from: string, to: string, part: number): string {
  const a = channels(from);
  const b = channels(to);
  return written(a.map((value, i) => value + ((b[i] ?? value) - value) * part));
}

/** A colour that lets through what lies beneath. */
export function veil(colour: string, alpha: number): string {
  const [red, green, blue] = channels(colour);
  return `rgba(${red}, ${green}, ${blue}, ${alpha})`;
}

export function darker(colour: string, part: number): string {
  return mix(colour, "#000000", part);
}

export function lighter(colour: string, part: number): string {
  return mix(colour, "#ffffff", part);
}

/** Relative luminance as WCAG defines it. */
export function luminance(colour: string): number {
  const [red, green, blue] = channels(colour).map((value) => linear(value / 255)) as Channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

function channels(colour: string): Channels {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as Channels;
}

function written(values: number[]): string {
  return `#${values.map((value) => Math.round(value).toString(16).padStart(2, "0")).join("")}`;
}

function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
