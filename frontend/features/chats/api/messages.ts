import { call } from '../../../lib/api/call';
import { type Answer } from '../../../lib/api/problem';
import { type Page } from './types';

export const PAGE_SIZE = 50;

/** A part of the history: before a message, after one, or the newest. */
export type Part = { readonly before: number } | { readonly after: number } | undefined;

export function getMessages(conversation: number, part: Part, signal?: AbortSignal): Promise<Answer<Page>> {
  const params = { path: { id: conversation }, query: { limit: PAGE_SIZE, ...part } };
  return call('GET', '/api/chats/{id}/messages', { params, signal });
}

export function withdrawMessage(conversation: number, seq: number): Promise<Answer<undefined>> {
  return call('DELETE', '/api/chats/{id}/messages/{seq}', { params: { path: { id: conversation, seq } } });
}

/** Nothing is left of an own message that was kept back. */
export function discardHeld(id: string): Promise<Answer<undefined>> {
  return call('DELETE', '/api/held-messages/{id}', { params: { path: { id } } });
}
