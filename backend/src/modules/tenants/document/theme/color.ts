import { clampChroma, formatHex, parse, wcagContrast } from 'culori';

export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

/** Reads `oklch(l c h)`; undefined for anything else. */
export function readOklch(text: string): Oklch | undefined {
  const color = parse(text);
  return color?.mode === 'oklch' ? { l: color.l, c: color.c, h: color.h ?? 0 } : undefined;
}

/** The nearest sRGB colour of the same hue and lightness, as hex. */
export function hexOf({ l, c, h }: Oklch): string {
  return formatHex(clampChroma({ mode: 'oklch', l: within(l, 0, 1), c: Math.max(0, c), h }, 'oklch'));
}

/** Contrast by WCAG 2, 1 to 21, measured on the rounded colours that are shown. */
export function contrast(one: string, other: string): number {
  return wcagContrast(one, other);
}

export function within(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
