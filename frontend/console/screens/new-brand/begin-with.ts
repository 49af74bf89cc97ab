import { type Edits, editsBetween } from '../../configuration/edits';
import { wordsOf } from '../../configuration/schema';
import { parsePath } from '../../configuration/paths';
import { isObject, type Json, type JsonObject, withValue } from '../../configuration/values';

/** Values that make a brand itself or belong to its company. A copy begins without them. */
const OWN = [
  ...['company', 'mail', 'direct_debit', 'postbacks', 'disclosures.dispute_body', 'notifications.discreet_name'],
  ...['settings.name', 'settings.mail_name', 'settings.support_phone', 'settings.support_email'],
  ...['theme.logo', 'theme.mark'],
] as const;

const nameOf = (slug: string): string => slug.split('-').map(wordsOf).join(' ');

/** The first, unsaved words of a brand that follows another. */
export function copiedFrom(source: JsonObject, slug: string): Edits {
  const rest = OWN.reduce<Json | undefined>((whole, path) => withValue(whole, parsePath(path), undefined), source);
  const named = withValue(rest ?? {}, ['settings', 'name'], nameOf(slug));
  return editsBetween({}, isObject(named) ? named : {});
}

export const begunWith = (niche: number, slug: string): Edits => ({
  'settings.niche': { value: niche },
  'settings.name': { value: nameOf(slug) },
});
