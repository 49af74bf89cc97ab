import { sendWaiting } from '../../lib/chats/send-waiting';
import { forgetUnread, loadUnread } from '../../lib/chats/unread-chats';
import { refreshMarks } from '../../lib/likes/marks';
import { isInstalled } from '../../lib/installed';
import { inSameLanguage } from '../../lib/locale-cookie';
import { askMember, isEndingSession, knownMember, TABS, tellMember, watchMember } from '../../lib/member';
import { startServiceWorker } from '../../lib/service-worker';
import { NOTHING_UNREAD, tellUnread } from '../../lib/unread';
import { type KeepMessage } from '../../lib/worker-messages';
import { afterSignIn, isMembersOnly } from '../../site/member-pages';
import { isEntrance, wayOut } from './entrances';
import { followPush } from './follow-push';
import { pauseMs } from './pause';
import { keepRhythm } from './rhythm';
import { startLive } from './start-live';
import { createUnknown } from './unknown-member';

interface Start {
  readonly wasHinted: boolean;
  /** What the worker holds ready of this brand. */
  readonly edition: KeepMessage;
}

/** Keeps the page true to who is signed in. Returns its end. */
export function startSession({ wasHinted, edition }: Start): () => void {
  const { pathname, search } = window.location;
  const tabs = new BroadcastChannel(TABS);
  tabs.onmessage = () => {
    tellMember(null);
  };
  let shownTo = knownMember()?.profile.id;
  let live: { readonly member: number; readonly stop: () => void } | undefined;
  const follow = (member: number | undefined): void => {
    if (live?.member === member) return;
    live?.stop();
    live = member === undefined ? undefined : { member, stop: startLive(member) };
  };
  let isOut = false;
  const unknown = createUnknown();
  const ending = new AbortController();
  // A page that the browser had kept, and shows again, is left as one that was never left.
  window.addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (persisted) isOut = false;
    },
    { signal: ending.signal },
  );
  const stop = watchMember(() => {
    const member = knownMember();
    unknown.end();
    // The unread counts belong to the member, so they are cleared when nobody is signed in.
    if (member === null) {
      forgetUnread();
      tellUnread(NOTHING_UNREAD);
    }
    follow(member?.profile.id);
    if (member) startServiceWorker(edition);
    // Once: what ended the session may lead elsewhere, and an answer that says the same again must not undo that.
    if (member === null && !isOut && !isEndingSession() && isMembersOnly(pathname))
      window.location.replace(inSameLanguage(wayOut(window.location)));
    // Somebody else has signed in, in another tab: nothing of the one before stays.
    else if (shownTo !== undefined && member && member.profile.id !== shownTo) window.location.reload();
    shownTo = member?.profile.id ?? shownTo;
    isOut = member === null;
  });
  if (isInstalled()) startServiceWorker(edition);
  const stopPush = followPush();
  let isFirst = true;
  const rhythm = keepRhythm(
    async () => {
      const heldSeconds = await askMember();
      const member = knownMember();
      if (member === undefined) unknown.begin(heldSeconds, rhythm.refreshNow);
      if (member) {
        void refreshMarks();
        void loadUnread();
        void sendWaiting(member.profile.id);
      }
      // The log-in itself leads on where it has succeeded.
      if (isFirst && wasHinted && isEntrance(pathname) && member) window.location.replace(afterSignIn(search));
      isFirst &&= member === undefined;
    },
    async () => unknown.pauseMs() ?? pauseMs(),
  );
  return () => {
    ending.abort();
    stop();
    rhythm.stop();
    unknown.end();
    stopPush();
    live?.stop();
    tabs.close();
  };
}
