import { type Self } from '../api/self';
import { secondPerson as texts } from '../texts/second-person';

/** Says why the word of whoever looks does not count. */
export function notYours({ email, permissions }: Pick<Self, 'email' | 'permissions'>, askedBy: string): string {
  if (askedBy === email) return texts.not_yours.own;
  return permissions.includes('tenant.approve') ? texts.not_yours.related : texts.not_yours.role;
}
