import { call } from '../api/call';
import { isHinted } from '../member-hint';
import { tellUnread } from '../unread';
import { heartsNow, isHeartKnown, knownHearts, tellHearts } from './hearts';

/** The most profiles in one request. */
const MOST = 200;

/** Fetches which of these profiles the member likes, and how many likes are new. Without an answer nothing changes. */
async function askMarks(profiles: readonly number[]): Promise<void> {
  if (!isHinted()) return;
  for (let from = 0; from === 0 || from < profiles.length; from += MOST) {
    const some = profiles.slice(from, from + MOST);
    const asked = heartsNow();
    const answer = await call('GET', '/api/likes/marks', {
      params: { query: { profiles: some.join(',') || undefined } },
    });
    if (answer.state !== 'done') return;
    tellHearts(some, new Set(answer.value.liked), asked);
    tellUnread({ likes: answer.value.new_likes });
  }
}

const wanted = new Set<number>();

/** A heart has come to the page. All that come together are asked about at once. */
export function wantHeart(profile: number): void {
  if (isHeartKnown(profile)) return;
  if (wanted.size === 0)
    queueMicrotask(() => {
      const all = [...wanted];
      wanted.clear();
      void askMarks(all);
    });
  wanted.add(profile);
}

/** The same for everybody whom this page has shown. */
export function refreshMarks(): Promise<void> {
  return askMarks(knownHearts());
}

/** The member has opened a profile: a like from there is not new any more. */
export async function tellOpened(profile: number): Promise<void> {
  await call('DELETE', '/api/likes/{id}/new', { params: { path: { id: profile } } });
  await askMarks([profile]);
}

const changeListeners = new Set<() => void>();

/** Hears that lists of likes may have changed behind this page. */
export function watchLikes(listener: () => void): () => void {
  changeListeners.add(listener);
  return () => changeListeners.delete(listener);
}

export async function reloadLikes(): Promise<void> {
  for (const listener of changeListeners) listener();
  await refreshMarks();
}
