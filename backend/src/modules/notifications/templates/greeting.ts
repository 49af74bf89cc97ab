import { type Say } from '../mail-texts';

// Letters, and what joins names. Anything that could be read as an address or a link is not greeted by.
const NAME = /^\p{L}[\p{L}\p{M}’' -]*\.?$/u;

export const isGreetable = (name: string): boolean => name.length <= 60 && NAME.test(name);

/** By name where it looks like one. */
export function greetingFor(name: string, say: Say): string {
  const trimmed = name.trim();
  return isGreetable(trimmed) ? say('greeting', { name: trimmed }) : say('greeting_plain');
}
