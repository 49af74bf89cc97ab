import { type Statement } from '../../../platform/database';

/**
 * The statement that ends the verification of a profile none of whose compared photos is shown any more, for every transaction
 * that takes a photo away while it holds the profile's row.
 */
export const endUnprovenCheck = (tenantId: number, profileId: number): Statement => ({
  text: `with unproven as (
      update photo_check c set status = 'photos_gone', ended_at = now()
      where c.tenant_id = $1 and c.profile_id = $2 and c.status = 'verified' and not exists (
        select from photo f where f.tenant_id = $1 and f.profile_id = $2 and f.status = 'active' and f.id = any(c.compared))
      returning c.tenant_id, c.profile_id
    )
    update profile p set verified_at = null from unproven
    where p.tenant_id = unproven.tenant_id and p.id = unproven.profile_id`,
  values: [tenantId, profileId],
});
