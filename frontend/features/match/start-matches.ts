import { call } from '../../lib/api/call';
import { type components } from '../../lib/api/schema';
import { followTabs, watchMatches } from '../../lib/likes/hearts';
import { reloadLikes } from '../../lib/likes/marks';
import { knownMember, watchMember } from '../../lib/member';
import { onEvent } from '../../lib/realtime/live-events';

/** The person to show. */
export type Shown = components['schemas']['MemberCard'];

export interface Matches {
  readonly tellShown: () => void;
  /** The one that was shown is closed. */
  readonly goOn: () => void;
  readonly stop: () => void;
}

/** Members are asked about more often than there is news. */
const REST_MS = 20_000;
const RELOAD_MS = 500;
const LOCK = 'match';

/** Only one tab asks and shows at a time. */
async function alone(work: () => Promise<void>): Promise<void> {
  // Only pages that came safely have locks.
  if (!('locks' in navigator)) return work();
  await navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => (lock === null ? undefined : work()));
}

/** Asks for news at the rhythm of the session, and at each like that somebody had already given back. */
export function startMatches(show: (shown: Shown) => void): Matches {
  const seen = new Set<number>();
  let askedAt = -Infinity;
  let awaited: number | undefined;
  let current: number | undefined;
  let wasShown = (): void => undefined;

  const markSeen = (profile: number): Promise<unknown> =>
    call('PUT', '/api/auto-like/{id}/seen', { params: { path: { id: profile } }, keepalive: true });

  const next = async (): Promise<void> => {
    const answer = await call('GET', '/api/auto-like.php');
    if (answer.state !== 'done') return;
    const { profile, reason } = answer.value;
    if (profile === null) return;
    // The like of somebody invented is a card in the list and nothing more.
    if (reason !== 'match' || profile.fictional) {
      seen.add(profile.id);
      await markSeen(profile.id);
      await reloadLikes();
      return;
    }
    if (seen.has(profile.id)) {
      await markSeen(profile.id);
      return;
    }
    current = profile.id;
    const shown = new Promise<void>((resolve) => (wasShown = resolve));
    show(profile);
    await shown;
    seen.add(profile.id);
    setTimeout(() => void reloadLikes(), RELOAD_MS);
    await markSeen(profile.id);
  };
  const ask = (): void => {
    // Never over another dialog, nor over what somebody writes: it waits for the next time.
    if (current !== undefined || document.querySelector("dialog[open], [data-open='talk']") !== null) return;
    askedAt = performance.now();
    void alone(next);
  };
  const beat = (): void => {
    if (!knownMember() || performance.now() - askedAt < REST_MS) return;
    ask();
  };

  const stops = [
    watchMember(beat),
    followTabs(),
    onEvent('match', ask),
    watchMatches((profile) => {
      awaited = profile;
      ask();
    }),
  ];
  beat();
  return {
    tellShown: () => {
      wasShown();
    },
    goOn: () => {
      const isAwaited = awaited !== undefined && awaited !== current;
      if (!isAwaited) awaited = undefined;
      current = undefined;
      if (isAwaited) setTimeout(ask);
    },
    stop: () => {
      for (const stop of stops) stop();
    },
  };
}
