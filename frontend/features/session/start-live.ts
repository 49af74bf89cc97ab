import { loadUnread, tellUnreadOf } from '../../lib/chats/unread-chats';
import { refreshMarks, reloadLikes } from '../../lib/likes/marks';
import { refreshMember, tellCredits } from '../../lib/member';
import { onEvent, onResync } from '../../lib/realtime/live-events';
import { startRealtime } from '../../lib/realtime/start-realtime';
import { tellSight } from '../../lib/realtime/tell-sight';

/** Keeps what waits for a member true between the refreshes, for as long as there is a stream. Returns its end. */
export function startLive(member: number): () => void {
  const stops = [
    onEvent('message', ({ conversation, unread, credits }) => {
      tellUnreadOf(conversation, unread);
      if (credits !== undefined) tellCredits(credits);
    }),
    onEvent('chat', ({ conversation, unread }) => {
      tellUnreadOf(conversation, unread);
    }),
    onEvent('like', () => void reloadLikes()),
    onEvent('credits', ({ credits }) => {
      tellCredits(credits);
    }),
    // A first purchase makes a premium member.
    onEvent('order', () => void refreshMember()),
    onResync(() => {
      void loadUnread();
      void refreshMarks();
    }),
    startRealtime(member),
    tellSight(),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
