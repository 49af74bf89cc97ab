import { call } from '../../../lib/api/call';
import { type Answer } from '../../../lib/api/problem';
import { type Page } from './types';

export const PAGE_SIZE = 50;

/** A part of the history: before a message, after one, or the newest. */
export type Part = { readonly before: number } | { readonly after: number } | undefined;

export function getMessages(conversation: number, part: Part, signal?: AbortSignal): Promise<Answer<Page>> {
  const query = new URLSearchParams({ limit: String(PAGE_SIZE) });
  for (const [name, seq] of Object.entries(part ?? {})) query.set(name, String(seq));
  return call(`/api/chats/${conversation}/messages?${query.toString()}`, signal === undefined ? {} : { signal });
}

export function withdrawMessage(conversation: number, seq: number): Promise<Answer<undefined>> {
  return call(`/api/chats/${conversation}/messages/${seq}`, { method: 'DELETE' });
}

/** Nothing is left of an own message that was kept back. */
export function discardHeld(id: string): Promise<Answer<undefined>> {
  return call(`/api/held-messages/${id}`, { method: 'DELETE' });
}
