import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database';
import { MAY_MEET } from '../../discovery';

/** Opening a profile again within an hour is the same visit. */
const SAME_VISIT = "interval '1 hour'";

const VISIT = `
  insert into profile_visit (viewer_id, viewed_id)
  select me.id, p.id from profile me join profile p on p.id = $2::integer and not p.fictional and ${MAY_MEET}
  where me.id = $1::integer and me.status = 'active' and not me.fictional
    and not exists (select from invisible_mode i where i.profile_id = me.id)
    and not exists (select from hidden_visits h where h.profile_id = me.id)
  on conflict (tenant_id, viewer_id, viewed_id) do update set last_at = now(),
    days = profile_visit.days
      + (date_trunc('day', now(), 'UTC') > date_trunc('day', profile_visit.last_at, 'UTC'))::integer
    where profile_visit.last_at < now() - ${SAME_VISIT}`;

/** Stores visits of profiles. Staff look at profiles through the console and have no session here. */
@Injectable()
export class ProfileVisits {
  constructor(private readonly database: Database) {}

  /**
   * Stores that a member has opened a profile. Nothing is stored where either could not meet the other, where the viewer
   * is invisible or leaves no trace, and where either profile is fictional.
   */
  async record(viewer: number, viewed: number): Promise<void> {
    await this.database.execute(VISIT, [viewer, viewed]);
  }
}
