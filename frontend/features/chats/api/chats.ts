import { call } from '../../../lib/api/call';
import { type Answer } from '../../../lib/api/problem';
import { asMember } from '../../../lib/member';
import { type ChatDetails, type ChatItem } from './types';

export interface ChatsPage {
  readonly chats: readonly ChatItem[];
  readonly next: string | null;
}

/** Who is meant by an address: a conversation, or a person. */
export type Whom = { readonly conversation: number } | { readonly profile: number };

export function listChats(cursor?: string, signal?: AbortSignal): Promise<Answer<ChatsPage>> {
  const path =
    cursor === undefined ? '/api/chats.php' : (`/api/chats.php?${new URLSearchParams({ cursor }).toString()}` as const);
  return call(path, signal === undefined ? {} : { signal });
}

export function getChat(whom: Whom, signal?: AbortSignal): Promise<Answer<ChatDetails>> {
  const path =
    'profile' in whom ? (`/api/members/${whom.profile}/chat` as const) : (`/api/chats/${whom.conversation}` as const);
  return call(path, signal === undefined ? {} : { signal });
}

/** The member's side is emptied; the other one keeps theirs. */
export function deleteChat(conversation: number): Promise<Answer<undefined>> {
  return call(`/api/chat.php?conversation=${conversation}`, { method: 'DELETE', keepalive: true });
}

export function markRead(conversation: number, seq: number): Promise<Answer<undefined>> {
  return call(`/api/chats/${conversation}/read`, { method: 'PUT', body: { seq }, keepalive: true });
}

export function markReceived(chats: readonly { readonly conversation: number; readonly seq: number }[]) {
  return call<undefined>('/api/chats/received', { method: 'PUT', body: { chats }, keepalive: true });
}

/** @param member whose it is: the page may save it when somebody else has signed in. */
export function saveDraft(conversation: number, text: string, member: number | undefined): Promise<Answer<undefined>> {
  const headers = asMember(member);
  return call(`/api/chats/${conversation}/draft`, { method: 'PUT', body: { text }, headers, keepalive: true });
}

export function tellTyping(conversation: number): Promise<Answer<undefined>> {
  return call(`/api/chats/${conversation}/typing`, { method: 'POST' });
}
