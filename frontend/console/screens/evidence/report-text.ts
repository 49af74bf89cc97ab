import { type components } from '../../../lib/api/schema';
import { authorities, authorityReports, evidence as texts, otherAuthority } from '../../texts/authorities';

export type KeptEvidence = components['schemas']['KeptEvidenceResponse'];

export const authorityOf = (country: string | null) =>
  (country === null ? undefined : authorities[country]) ?? otherAuthority;

/** The report to the authority of the member's country, in its language. */
export function reportText(one: KeptEvidence, brand: string): string {
  const { language } = authorityOf(one.country);
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'long', timeZone: 'UTC' });
  const at = (iso: string): string => time.format(new Date(iso));
  const facts: Readonly<Record<string, string>> = {
    brand,
    ...{ member: String(one.profile_id ?? '–'), name: one.name ?? '–', birth: one.birth_date ?? '–' },
    ...{ country: one.country ?? texts.unknown, photo: String(one.photo) },
    ...{ first: at(one.requested_at), second: at(one.decided_at), until: at(one.deleted_at) },
  };
  return authorityReports[language].replaceAll(/\{(\w+)\}/g, (whole, name: string) => facts[name] ?? whole);
}
