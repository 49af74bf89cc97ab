/** Without a key or a press for so long nobody is there: claims and the session end by themselves. */
const AWAY_MS = 4 * 60_000;
const ACTS = ['keydown', 'pointerdown'] as const;

/** Notes when somebody last pressed something, from now on. */
export function watchPresence(): { readonly isThere: () => boolean; readonly stop: () => void } {
  let actedAt = Date.now();
  const noteAct = (): void => {
    actedAt = Date.now();
  };
  for (const kind of ACTS) window.addEventListener(kind, noteAct);
  return {
    isThere: () => Date.now() - actedAt < AWAY_MS,
    stop: () => {
      for (const kind of ACTS) window.removeEventListener(kind, noteAct);
    },
  };
}
