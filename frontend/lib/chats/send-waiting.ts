import { keptMessages } from './outbox/kept-messages';

/** Sends the messages that an earlier page could not send any more, from any page. */
export async function sendWaiting(member: number): Promise<void> {
  if (!keptMessages(member).some(({ why }) => why === undefined)) return;
  const { outboxOf } = await import('./outbox/member-outbox');
  outboxOf(member).start();
}
