import { Injectable } from '@nestjs/common';
import { PlatformDatabase } from '../../../platform/database';
import { type WaitingItem, type WorkSeeker, nextWaiting } from '../../../shared/waiting-work';
import { PlantedPhotos } from '../../members';
import { ModerationSettings } from '../../tenants';
import { ClaimedByAnother } from '../errors';
import { PictureTime } from '../wellbeing/picture-time';
import { Wellbeing } from '../wellbeing/wellbeing';
import { PICTURE_QUEUES } from '../wellbeing/work-categories';
import { type WorkQueue } from './queue-names';
import { QUEUES } from './queues';

export interface Claim {
  readonly queue: WorkQueue;
  readonly tenant_id: number;
  readonly item: string;
  readonly claimed_until: Date;
}

export interface WorkItem {
  readonly queue: WorkQueue;
  readonly tenantId: number;
  readonly item: number;
  /** It was hard to look at, so a break is proposed sooner. */
  readonly isSevere?: boolean | undefined;
}

export interface ClaimWish {
  readonly queue: WorkQueue;
  /** The tenants that the person reaches, or the one that they chose. */
  readonly tenants: readonly number[];
  readonly most: number;
  /** The id of the item that is claimed before all others. */
  readonly item?: string | undefined;
  readonly by: WorkSeeker;
}

/** A claim gives an item of a queue to one member of staff. It ends by itself, so that no item stays taken. */
@Injectable()
export class WorkClaims {
  constructor(
    private readonly platform: PlatformDatabase,
    private readonly wellbeing: Wellbeing,
    private readonly pictureTime: PictureTime,
    private readonly settings: ModerationSettings,
    private readonly planted: PlantedPhotos,
  ) {}

  /**
   * Fills up what the person has claimed of a queue: the item that they ask for where it waits, then what is due first. Two people
   * never get the same. Whoever has looked at pictures for the hours of a day, or leaves the queue to others, keeps what they have
   * and is given no more.
   */
  async take(staffId: number, { queue, tenants, most, by, item }: ClaimWish): Promise<readonly Claim[]> {
    await this.platform.execute('delete from staff_claim where claimed_until < now()');
    const own = await this.wellbeing.own(staffId);
    const optedOut = own.opted_out;
    if (optedOut.some((category) => category === queue)) return this.own(staffId, queue, tenants);
    if (PICTURE_QUEUES.includes(queue)) {
      const { morePicturesAt } = await this.wellbeing.standing(staffId, own, tenants);
      if (morePicturesAt !== null) return this.own(staffId, queue, tenants);
    }
    const settingsOf = await this.settings.orUsual(tenants);
    const limited = tenants.map((id) => ({ id, limits: settingsOf(id) }));
    const fresh: WaitingItem[] = [];
    let sought = item;
    for (;;) {
      const taken = await this.platform.query<WaitingItem & { mine: boolean }>(
        'select tenant_id, item as id, staff_id = $2 as mine from staff_claim where queue = $1 and claimed_until > now()',
        [queue, staffId],
      );
      const missing = sought === undefined ? most - taken.filter(({ mine }) => mine).length : 1;
      const { text, values } = nextWaiting(
        QUEUES[queue].work,
        { tenants: limited, leftOut: taken, by, optedOut, item: sought },
        Math.max(0, missing),
      );
      const next = missing > 0 ? await this.platform.query<WaitingItem>(text, values) : [];
      if (next.length === 0 && sought === undefined) {
        if (queue === 'photos') await this.plant(staffId, { by, fresh, isNudityLeft: optedOut.includes('nudity') });
        return this.own(staffId, queue, tenants);
      }
      sought = undefined;
      fresh.push(...next);
      // Others may take the same at this moment: whoever comes second gets none of it, and looks for more.
      await this.platform.execute(
        `insert into staff_claim (queue, tenant_id, item, staff_id, claimed_until)
         select $1, w.tenant_id, w.item, $2, now() + make_interval(mins => w.minutes)
         from unnest($3::integer[], $4::text[], $5::integer[]) w (tenant_id, item, minutes)
         order by 2, 3
         on conflict (queue, tenant_id, item) do update set staff_id = excluded.staff_id, claimed_until = excluded.claimed_until
           where staff_claim.claimed_until < now()`,
        [
          ...[queue, staffId, next.map(({ tenant_id: tenant }) => tenant), next.map(({ id }) => id)],
          next.map(({ tenant_id: tenant }) => settingsOf(tenant).claim_minutes),
        ],
      );
    }
  }

  /** Among what somebody was given now and then is a photo whose answer is known. */
  private async plant(staffId: number, wish: Parameters<PlantedPhotos['plant']>[0]): Promise<void> {
    const planted = await this.planted.plant(wish);
    if (planted)
      await this.restore(staffId, { queue: 'photos', tenantId: planted.tenant_id, item: Number(planted.id) });
  }

  /**
   * They are still at it. Answers how many claims they have. Claims at brands that they do not reach any more, and of queues that are
   * none of theirs, end by themselves.
   */
  async keep(staffId: number, queues: readonly WorkQueue[], reached: ReadonlySet<number>): Promise<number> {
    const held = await this.platform.query<{ readonly tenant_id: number }>(
      'select distinct tenant_id from staff_claim where staff_id = $1 and claimed_until > now()',
      [staffId],
    );
    const tenants = held.map(({ tenant_id: tenant }) => tenant).filter((tenant) => reached.has(tenant));
    const settingsOf = await this.settings.orUsual(tenants);
    const kept = await this.platform.query<{ readonly queue: WorkQueue }>(
      `update staff_claim c set claimed_until = now() + make_interval(mins => t.minutes)
       from unnest($2::integer[], $3::integer[]) t (tenant_id, minutes)
       where c.staff_id = $1 and c.tenant_id = t.tenant_id and c.queue = any($4::text[]) and c.claimed_until > now() returning c.queue`,
      [staffId, tenants, tenants.map((tenant) => settingsOf(tenant).claim_minutes), queues],
    );
    if (kept.some(({ queue }) => PICTURE_QUEUES.includes(queue))) await this.pictureTime.note(staffId, false);
    return kept.length;
  }

  /** Everything that they have claimed of a queue is there for others again. */
  async release(staffId: number, queue: WorkQueue): Promise<void> {
    await this.platform.execute('delete from staff_claim where staff_id = $1 and queue = $2', [staffId, queue]);
  }

  /**
   * Decides on one thing, which nobody else may be at; whether one has claimed it oneself does not matter. Throws
   * ClaimedByAnother.
   */
  async decide<T>(
    staffId: number,
    { queue, tenantId, item, isSevere = false }: WorkItem,
    act: () => Promise<T>,
  ): Promise<T> {
    const one = [queue, tenantId, String(item)];
    await this.needFree(staffId, { queue, tenantId, item });
    const done = await act();
    await this.platform.execute('delete from staff_claim where queue = $1 and tenant_id = $2 and item = $3', one);
    if (PICTURE_QUEUES.includes(queue)) await this.pictureTime.note(staffId, isSevere);
    return done;
  }

  /** Throws ClaimedByAnother where another person is at the item. */
  async needFree(staffId: number, { queue, tenantId, item }: WorkItem): Promise<void> {
    const [held] = await this.platform.query(
      `select from staff_claim where queue = $1 and tenant_id = $2 and item = $3 and claimed_until > now()
         and staff_id <> $4`,
      [queue, tenantId, String(item), staffId],
    );
    if (held) throw new ClaimedByAnother();
  }

  /** An item that somebody takes back is theirs again, unless another person has claimed it meanwhile. */
  async restore(staffId: number, { queue, tenantId, item }: WorkItem): Promise<void> {
    const settingsOf = await this.settings.orUsual([tenantId]);
    await this.platform.execute(
      `insert into staff_claim (queue, tenant_id, item, staff_id, claimed_until)
       values ($1, $2, $3, $4, now() + make_interval(mins => $5)) on conflict (queue, tenant_id, item) do nothing`,
      [queue, tenantId, String(item), staffId, settingsOf(tenantId).claim_minutes],
    );
  }

  /** Lists the items of a queue that the person has claimed, at the tenants that they reach. */
  own(staffId: number, queue: WorkQueue, tenants: readonly number[]): Promise<Claim[]> {
    return this.platform.query<Claim>(
      `select queue, tenant_id, item, claimed_until from staff_claim
       where staff_id = $1 and queue = $2 and tenant_id = any($3::integer[]) and claimed_until > now() order by claimed_until, tenant_id, item`,
      [staffId, queue, tenants],
    );
  }
}
