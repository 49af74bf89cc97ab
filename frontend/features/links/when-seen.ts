/**
 * Does it once the page is seen: not while the browser only makes it ready, nor in a tab behind others. Returns how to
 * give up waiting.
 */
export function whenSeen(act: () => void): () => void {
  const look = (): void => {
    if (document.visibilityState !== 'visible') return;
    stop();
    act();
  };
  const stop = (): void => {
    document.removeEventListener('visibilitychange', look);
  };
  document.addEventListener('visibilitychange', look);
  look();
  return stop;
}
