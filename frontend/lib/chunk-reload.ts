const KEY = 'reloaded';
const ONCE_PER_MS = 60_000;
const CHUNK =
  /ChunkLoadError|Loading (?:CSS )?chunk|Failed to load chunk|dynamically imported module|Importing a module script failed/i;

/** Whether a part of the program could not be fetched, in the words of any browser and bundler. */
export function isChunkFailure(reason: unknown): boolean {
  return reason instanceof Error && CHUNK.test(`${reason.name}: ${reason.message}`);
}

/** True at most once a minute in a tab: a part that stays away must not reload the page for ever. */
export function mayReload(storage: Pick<Storage, 'getItem' | 'setItem'>, now = Date.now()): boolean {
  const last = Number(storage.getItem(KEY) ?? 0);
  if (now - last < ONCE_PER_MS && now >= last) return false;
  storage.setItem(KEY, String(now));
  return true;
}

/** Loads the page anew where a part of it is of a build that is gone. Offline the page as it stands is all there is. */
export function reloadAfter(reason: unknown): void {
  if (!isChunkFailure(reason) || !navigator.onLine) return;
  try {
    if (mayReload(window.sessionStorage)) window.location.reload();
  } catch {
    // Without storage nobody counts; better a part that is missing than a page that never stands still.
  }
}
