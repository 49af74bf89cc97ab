import { PhotoNotFound } from './errors';

const GREATEST = 2_147_483_647;

/** A photo's id as an address names it. Throws PhotoNotFound for everything else. */
export function photoIdOf(text: string): number {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : Infinity;
  if (id > GREATEST) throw new PhotoNotFound();
  return id;
}
