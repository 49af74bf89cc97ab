import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PlatformDatabase } from '../../../platform/database';
import { type WaitingItem, type WorkSeeker } from '../../../shared/waiting-work';
import { type Actor, audit } from '../../tenants';
import { type PhotoOutcome } from './second-look';

/** How many of a hundred photos that are given out are planted at most. */
const PLANTED_PERCENT = 2;
const KEPT_DAYS = 90;
const UNDO = "interval '10 minutes'";

interface Wish {
  readonly by: WorkSeeker;
  /** Whether they leave nudity to others. */
  readonly isNudityLeft: boolean;
  /** The photos that they were given just now. */
  readonly fresh: readonly WaitingItem[];
}

interface Planted {
  readonly tenantId: number;
  readonly photo: number;
  readonly actor: Actor;
}

/** Gives out photos again that two people have agreed about, and counts how often a third one agrees. Nothing counts by person. */
@Injectable()
export class PlantedPhotos {
  constructor(private readonly platform: PlatformDatabase) {}

  /** Plants one photo among those that somebody was given, if it is its turn: of a brand of theirs, and new to the person. */
  async plant({ by, isNudityLeft, fresh }: Wish): Promise<WaitingItem | undefined> {
    if (fresh.length === 0 || !this.isTurn(fresh.length)) return undefined;
    const tenant = fresh[randomInt(fresh.length)]?.tenant_id;
    await this.platform.execute(
      `update second_look set planted_to = null where tenant_id = $1 and planted_to is not null
         and (planted_answered_at < now() - ${UNDO} or planted_at < now() - interval '1 hour')`,
      [tenant],
    );
    const [planted] = await this.platform.query<WaitingItem>(
      `update second_look l set planted_to = $2, planted_at = now(), planted_answered_at = null, planted_agreed = null
       from (
         select k.tenant_id, k.photo_id from second_look k join photo f on f.tenant_id = k.tenant_id and f.id = k.photo_id
         where k.tenant_id = $1 and k.agreed and k.cause = 'sample' and k.decided_at > now() - interval '${KEPT_DAYS} days'
           and k.outcome = case f.status when 'active' then 'approved' else f.status end
           and $2 not in (k.first_by, k.decided_by) and not ($3 and 'nudity' in (k.first_reason, k.reason))
           and k.planted_to is null and (k.planted_at is null or k.planted_at < now() - interval '30 days')
         order by k.decided_at desc offset $4 limit 1 for update of k skip locked
       ) one
       where l.tenant_id = one.tenant_id and l.photo_id = one.photo_id returning l.tenant_id, l.photo_id::text as id`,
      [tenant, by.email, isNudityLeft, randomInt(20)],
    );
    return planted;
  }

  /** Whether the photo was planted with who decides; then that is all that comes of the decision. Null: they left it to others. */
  answer({ tenantId, photo, actor }: Planted, decision: PhotoOutcome | null): Promise<boolean> {
    return this.platform.transaction(async (connection) => {
      const [planted] = await connection.query<{ readonly profile_id: number }>(
        `update second_look l set planted_answered_at = now(), planted_agreed = l.outcome = $4
         from photo f
         where l.tenant_id = $1 and l.photo_id = $2 and l.planted_to = $3 and l.planted_answered_at is null
           and f.tenant_id = l.tenant_id and f.id = l.photo_id and f.status <> 'pending' returning l.profile_id`,
        [tenantId, photo, actor.email, decision?.outcome ?? null],
      );
      if (!planted) return false;
      // The subject is written as in the member's file.
      const subject = `account:${planted.profile_id}`;
      const details = { photo, outcome: decision?.outcome ?? 'escalated' };
      await audit(connection, actor, { action: 'photo.known_answered', tenantId, subject, details });
      return true;
    });
  }

  /** Whether it was such an answer that was taken back. */
  async takeBack({ tenantId, photo, actor }: Planted): Promise<boolean> {
    const taken = await this.platform.execute(
      `update second_look set planted_answered_at = null, planted_agreed = null
       where tenant_id = $1 and photo_id = $2 and planted_to = $3 and planted_answered_at > now() - ${UNDO}`,
      [tenantId, photo, actor.email],
    );
    return taken > 0;
  }

  /** A public method, so that tests say what is planted. */
  isTurn(fresh: number): boolean {
    return randomInt(100) < fresh * PLANTED_PERCENT;
  }
}
