import { type Statement } from '../../../platform/database';
import { SUSPECTED_MINOR } from '../second-looks/minor-suspicion';

export interface NewProfile {
  readonly name: string;
  readonly gender: string | null;
  readonly seeking: string | null;
  /** `YYYY-MM-DD`. */
  readonly born: string;
  readonly country: string | null;
  readonly language: string;
}

/** Stores a profile that is not shown yet. Answers its id, which `current_id('profile_id')` repeats to later statements. */
export const addProfile = (profile: NewProfile): Statement => ({
  text: `insert into profile (id, name, gender, seeking, birth_date, country, language)
    values (next_id('profile_id'), $1, $2, $3, $4, $5, $6) returning id`,
  values: [profile.name, profile.gender, profile.seeking, profile.born, profile.country, profile.language],
});

export const changeProfileLanguage = (id: number, language: string): Statement => ({
  text: 'update profile set language = $2, changed_at = now() where id = $1',
  values: [id, language],
});

/** Hides a profile of the tenant in scope from everybody. */
export const hideProfile = (id: number): Statement => ({
  text: "update profile set status = 'disabled', changed_at = now() where id = $1",
  values: [id],
});

/** The same with the tenant named, for statements of the platform. */
export const hideProfileOf = (tenantId: number, id: number): Statement => ({
  text: "update profile set status = 'disabled', changed_at = now() where tenant_id = $1 and id = $2",
  values: [tenantId, id],
});

/** SQL expressions over `from`, a common table with one row for each profile to change. */
interface StatusChange {
  readonly from: string;
  readonly id: string;
  /** `active` or `disabled`. */
  readonly status: string;
  /** For statements of the platform. */
  readonly tenant?: string;
}

/** Part of a larger statement: gives the profiles their status, but shows none that may be a child's. Answers their ids. */
export const changeProfileStatus = ({ from, id, status, tenant }: StatusChange): string =>
  `update profile p set status = case when ${SUSPECTED_MINOR} then 'disabled' else ${status} end, changed_at = now() from ${from}
   where p.id = ${id}${tenant === undefined ? '' : ` and p.tenant_id = ${tenant}`} returning p.id`;
