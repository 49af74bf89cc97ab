import { type Statement } from '../../../platform/database';

/** SQL: whether the profile `p` is hidden until a second person has looked, because it may be a child's. */
export const SUSPECTED_MINOR = `(exists (select from second_look l where l.tenant_id = p.tenant_id and l.profile_id = p.id
  and l.cause = 'minor' and l.decided_at is null)
  or exists (select from minor_evidence e where e.tenant_id = p.tenant_id and e.profile_id = p.id and e.decided_at is null))`;

/** Hides a profile from everybody at once. */
export const hideSuspectedMinor = (tenantId: number, profileId: number): Statement => ({
  text: "update profile set status = 'disabled', changed_at = now() where tenant_id = $1 and id = $2 and status = 'active'",
  values: [tenantId, profileId],
});

/** Shows it again, unless somebody else's look is open or the account is not one that is shown. */
export const showAfterSuspicion = (tenantId: number, profileId: number): Statement => ({
  text: `update profile p set status = 'active', changed_at = now()
    where p.tenant_id = $1 and p.id = $2 and p.status = 'disabled' and not ${SUSPECTED_MINOR}
      and (p.fictional or exists (select from account a where a.tenant_id = p.tenant_id and a.id = p.id and a.status = 'active'))`,
  values: [tenantId, profileId],
});
