import { type Statement } from '../../../platform/database';

/**
 * The statement that makes `profile.main_photo_id` true again, for every transaction that changes a photo's status or
 * place, while it holds the profile's row.
 */
export const refreshMainPhoto = (tenantId: number, profileId: number): Statement => ({
  text: `update profile p set main_photo_id = first.id
    from (select (select f.id from photo f where f.tenant_id = $1 and f.profile_id = $2 and f.status = 'active'
      order by f.position, f.id limit 1) as id) first
    where p.tenant_id = $1 and p.id = $2 and p.main_photo_id is distinct from first.id`,
  values: [tenantId, profileId],
});

/** Locks the profile's row while its photos change, so that counts and positions stay correct. */
export const lockPhotosOf = (tenantId: number, profileId: number): Statement => ({
  text: 'select id from profile where tenant_id = $1 and id = $2 for no key update',
  values: [tenantId, profileId],
});
