/** The position of a photo on the page. */
export interface Slot {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The same things with the one at `from` at the place `to`. */
export function moved<T>(all: readonly T[], from: number, to: number): T[] {
  const rest = all.filter((_, at) => at !== from);
  return [...rest.slice(0, to), ...all.slice(from, from + 1), ...rest.slice(to)];
}

/** The slot whose middle is nearest to a point. */
export function nearest(slots: readonly Slot[], x: number, y: number): number {
  const far = slots.map(({ left, top, width, height }) => Math.hypot(left + width / 2 - x, top + height / 2 - y));
  return far.indexOf(Math.min(...far));
}

/** How many stand in the first row. */
export function columnsOf(slots: readonly Slot[]): number {
  const [first] = slots;
  return Math.max(1, slots.filter(({ top }) => Math.abs(top - (first?.top ?? 0)) < 1).length);
}

/** Returns the place to which a key leads from a place; undefined if it leads nowhere. */
export function stepped(key: string, at: number, count: number, columns: number): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at - columns,
    ArrowDown: at + columns,
    Home: 0,
    End: count - 1,
  };
  const to = steps[key];
  return to === undefined || to < 0 || to >= count ? undefined : to;
}
