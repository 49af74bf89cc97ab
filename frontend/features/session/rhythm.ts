interface Rhythm {
  readonly refreshNow: () => void;
  readonly stop: () => void;
}

/**
 * Refreshes now, then each time after a pause, in milliseconds; not while nobody sees the page, and at once when it is
 * seen again or the device is back on the net.
 */
export function keepRhythm(refresh: () => Promise<void>, pauseMs: () => Promise<number>): Rhythm {
  const ending = new AbortController();
  const { signal } = ending;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const beat = async (): Promise<void> => {
    clearTimeout(timer);
    await refresh();
    const pause = await pauseMs();
    if (signal.aborted || document.visibilityState === 'hidden') return;
    clearTimeout(timer);
    timer = setTimeout(() => void beat(), pause);
  };
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden') clearTimeout(timer);
      else void beat();
    },
    { signal },
  );
  // A page that the browser kept may be of somebody who has logged out since.
  window.addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (persisted) void beat();
    },
    { signal },
  );
  window.addEventListener('online', () => void beat(), { signal });
  void beat();
  return {
    refreshNow: () => void beat(),
    stop: () => {
      ending.abort();
      clearTimeout(timer);
    },
  };
}
