import { ChatNotFound } from '../errors';

const ID = /^[1-9]\d{0,9}$/;
const GREATEST = 2_147_483_647;

/** The id of a conversation as an address or a query has it. What is none is not there. */
export function chatIdOf(value: unknown): number {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || !ID.test(text) || Number(text) > GREATEST) throw new ChatNotFound();
  return Number(text);
}
