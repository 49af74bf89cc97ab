interface Place {
  readonly pages: number;
  readonly scroll: number;
}

const keyOf = (): string => `likes-place:${window.location.pathname}`;

/** How far the reader had come in a list. Nothing of the people in it is kept: they are asked for again. */
export function keepPlace(place: Place): void {
  try {
    window.sessionStorage.setItem(keyOf(), JSON.stringify(place));
  } catch {
    // Full, or forbidden: the list begins at its top.
  }
}

/** Undefined unless the reader comes back to the page. */
export function keptPlace(): Place | undefined {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (arrival?.type !== 'back_forward') return undefined;
  try {
    return JSON.parse(window.sessionStorage.getItem(keyOf()) ?? 'null') as Place | undefined;
  } catch {
    return undefined;
  }
}
