import { call } from '../api/call';
import { knownMember } from '../member';
import { tellUnread } from '../unread';

/** Unread messages by conversation: a state for each, so that what is told twice is counted once. */
let known = new Map<number, number>();
/** Conversations that were told of while an answer was under way: it may be older. */
let meanwhile: Set<number> | undefined;
let asking: Promise<void> | undefined;

function tell(): void {
  let messages = 0;
  for (const unread of known.values()) messages += unread;
  tellUnread({ messages });
}

/** How many messages of a conversation the member has not read. */
export function tellUnreadOf(conversation: number, unread: number): void {
  meanwhile?.add(conversation);
  if ((known.get(conversation) ?? 0) === unread) return;
  if (unread > 0) known.set(conversation, unread);
  else known.delete(conversation);
  tell();
}

/** Asks the api for all of them. Where it does not answer, all stays as it is. */
export function loadUnread(): Promise<void> {
  return (asking ??= ask().finally(() => {
    asking = undefined;
    meanwhile = undefined;
  }));
}

async function ask(): Promise<void> {
  const touched = (meanwhile = new Set());
  const askedFor = knownMember()?.profile.id;
  const answer = await call('GET', '/api/chats/unread');
  if (answer.state !== 'done' || knownMember()?.profile.id !== askedFor) return;
  const before = known;
  known = new Map(answer.value.chats.map((chat) => [chat.conversation, chat.num_unread_messages]));
  for (const conversation of touched) {
    const unread = before.get(conversation);
    if (unread === undefined) known.delete(conversation);
    else known.set(conversation, unread);
  }
  tell();
}

/** The member has gone. */
export function forgetUnread(): void {
  known = new Map();
  tell();
}
