import { keptMessages } from './outbox/kept-messages';

/** What a page before this one has not sent any more goes out from this one, whichever it is. */
export async function sendWaiting(member: number): Promise<void> {
  if (!keptMessages(member).some(({ why }) => why === undefined)) return;
  const { outboxOf } = await import('./outbox/member-outbox');
  outboxOf(member).start();
}
