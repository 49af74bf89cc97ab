import { Injectable } from '@nestjs/common';
import { PlatformDatabase } from '../../../platform/database';
import { type WaitingPhoto } from './photo-admin-service';
import { type SecondLookCause } from '../second-looks/second-look';
import { type PhotoQueue, type RejectionReason } from './photo-row';

export interface PhotoKey {
  readonly tenant_id: number;
  /** The photo's id. */
  readonly item: string;
}

interface EarlierRejection {
  readonly reason: RejectionReason;
  readonly at: string;
}

export interface ClaimedPhoto extends Omit<WaitingPhoto, 'age'> {
  /** Null where the account is erased. */
  readonly age: number | null;
  /** Its owner has deleted it: what is shown is the evidence. */
  readonly deleted: boolean;
  readonly tenant_id: number;
  /** No other photo of this member has been decided. */
  readonly first: boolean;
  readonly rejections: readonly EarlierRejection[];
  /** Why a second person looks at it, where one does. */
  readonly cause: SecondLookCause | null;
}

/** Reads photos of several tenants at once, with what somebody needs to know to decide about each. */
@Injectable()
export class ClaimedPhotos {
  constructor(private readonly platform: PlatformDatabase) {}

  /** Those that still wait, oldest first, with those that are planted with the person. */
  async list(queue: PhotoQueue, keys: readonly PhotoKey[], by: string): Promise<ClaimedPhoto[]> {
    const [kept, photos] = [
      queue === 'second_looks' ? await this.deleted(keys) : [],
      await this.present(queue, keys, by),
    ];
    return [...kept, ...photos];
  }

  private present(queue: PhotoQueue, keys: readonly PhotoKey[], by: string): Promise<ClaimedPhoto[]> {
    return this.platform.query<ClaimedPhoto>(
      `select f.tenant_id, f.id, f.profile_id, p.name, extract(year from age(current_date, p.birth_date))::integer as age,
         p.fictional, coalesce(k.planted_at - interval '7 minutes', f.created_at) as created_at, not exists (${others} and o.decided_at is not null) as first,
         coalesce((select json_agg(json_build_object('reason', r.reason, 'at', r.decided_at) order by r.decided_at desc)
           from (${others} and o.status = 'rejected' order by o.decided_at desc limit 10) r), '[]') as rejections, l.cause, false as deleted
       from unnest($1::integer[], $2::integer[]) c (tenant_id, id)
       join photo f on f.tenant_id = c.tenant_id and f.id = c.id
       left join second_look k on k.tenant_id = f.tenant_id and k.photo_id = f.id and k.planted_to = $4
         and k.planted_answered_at is null and f.status <> 'pending'
       left join second_look l on l.tenant_id = f.tenant_id and l.photo_id = f.id and l.decided_at is null
       join profile p on p.tenant_id = f.tenant_id and p.id = f.profile_id
       where case $3 when 'photos' then (f.status = 'pending' or k.photo_id is not null) and l.photo_id is null else l.photo_id is not null end
       order by created_at, f.tenant_id, f.id`,
      [keys.map(({ tenant_id: tenant }) => tenant), keys.map(({ item }) => Number(item)), queue, by],
    );
  }

  /** Copies of photos that their owners have deleted, and that a second person has to look at. */
  private deleted(keys: readonly PhotoKey[]): Promise<ClaimedPhoto[]> {
    return this.platform.query<ClaimedPhoto>(
      `select e.tenant_id, e.photo_id as id, coalesce(e.profile_id, 0) as profile_id, coalesce(p.name, '') as name,
         extract(year from age(current_date, p.birth_date))::integer as age, false as fictional, e.requested_at as created_at,
         false as first, '[]'::json as rejections, 'minor' as cause, true as deleted
       from unnest($1::integer[], $2::integer[]) k (tenant_id, id)
       join minor_evidence e on e.tenant_id = k.tenant_id and e.photo_id = k.id and e.decided_at is null
       left join profile p on p.tenant_id = e.tenant_id and p.id = e.profile_id
       where not exists (select from photo f where f.tenant_id = e.tenant_id and f.id = e.photo_id)
       order by e.requested_at, e.tenant_id, e.photo_id`,
      [keys.map(({ tenant_id: tenant }) => tenant), keys.map(({ item }) => Number(item))],
    );
  }
}

/** The member's other photos. */
const others = `select o.reason, o.decided_at from photo o
  where o.tenant_id = f.tenant_id and o.profile_id = f.profile_id and o.id <> f.id`;
