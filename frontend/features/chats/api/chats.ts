import { call } from '../../../lib/api/call';
import { type Answer } from '../../../lib/api/problem';
import { asMember } from '../../../lib/member';
import { type ChatDetails, type ChatItem } from './types';

export interface ChatsPage {
  readonly chats: readonly ChatItem[];
  readonly next: string | null;
}

/** The target of an address: a conversation, or a person. */
export type Whom = { readonly conversation: number } | { readonly profile: number };

export function listChats(cursor?: string, signal?: AbortSignal): Promise<Answer<ChatsPage>> {
  return call('GET', '/api/chats.php', { params: { query: { cursor } }, signal });
}

export function getChat(whom: Whom, signal?: AbortSignal): Promise<Answer<ChatDetails>> {
  return 'profile' in whom
    ? call('GET', '/api/members/{id}/chat', { params: { path: { id: whom.profile } }, signal })
    : call('GET', '/api/chats/{id}', { params: { path: { id: whom.conversation } }, signal });
}

/** The member's side is emptied; the other one keeps theirs. */
export function deleteChat(conversation: number): Promise<Answer<undefined>> {
  return call('DELETE', '/api/chat.php', { params: { query: { conversation } }, keepalive: true });
}

export function markRead(conversation: number, seq: number): Promise<Answer<undefined>> {
  return call('PUT', '/api/chats/{id}/read', {
    params: { path: { id: conversation } },
    body: { seq },
    keepalive: true,
  });
}

export function markReceived(chats: readonly { readonly conversation: number; readonly seq: number }[]) {
  return call('PUT', '/api/chats/received', { body: { chats }, keepalive: true });
}

/** @param member whose it is: the page may save it when somebody else has signed in. */
export function saveDraft(conversation: number, text: string, member: number | undefined): Promise<Answer<undefined>> {
  const params = { path: { id: conversation } };
  return call('PUT', '/api/chats/{id}/draft', { params, body: { text }, headers: asMember(member), keepalive: true });
}

export function tellTyping(conversation: number): Promise<Answer<undefined>> {
  return call('POST', '/api/chats/{id}/typing', { params: { path: { id: conversation } } });
}
