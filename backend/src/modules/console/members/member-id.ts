import { MemberNotFound } from '../../accounts';

const GREATEST = 2_147_483_647;

/** An account's, as addresses have it; whatever else stands there is nobody's. */
export function memberIdOf(text: string): number {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
  if (id < 1 || id > GREATEST) throw new MemberNotFound();
  return id;
}
