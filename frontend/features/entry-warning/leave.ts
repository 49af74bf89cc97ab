const PATIENCE_MS = 400;

/** Back to where the visitor came from or, without such a place, to an empty page. */
export function leave(): void {
  const away = setTimeout(() => {
    window.location.replace('about:blank');
  }, PATIENCE_MS);
  window.addEventListener('pagehide', () => {
    clearTimeout(away);
  });
  // A page of this site before this one would only show the warning again.
  const cameFromHere = document.referrer.startsWith(`${window.location.origin}/`);
  if (!cameFromHere) window.history.back();
}
