import { idIn } from '../../../platform/http';
import { ChatNotFound } from '../errors';

/** The id of a conversation as an address or a query has it. What is none is not there. */
export function chatIdOf(value: unknown): number {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string') throw new ChatNotFound();
  return idIn(text, ChatNotFound);
}
