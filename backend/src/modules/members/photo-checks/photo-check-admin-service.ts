import { Injectable } from '@nestjs/common';
import { type Gesture, type RefusalReason } from '../../../../../contract/profile/photo-check';
import { type Connection, PlatformDatabase } from '../../../platform/database';
import { runInTenant } from '../../../platform/tenancy';
import { type TimePage, type TimePosition, microsecondsOf, timeAt, timePageOf } from '../../../shared/time-cursor';
import { type Actor, audit } from '../../tenants';
import { type PhotoKey } from '../photos/claimed-photos';
import { lockPhotosOf } from '../photos/main-photo';
import { PhotoFiles } from '../photos/photo-files';
import { tellDecision } from './decision-mail';
import { PhotoCheckClosed, PhotoCheckNotFound, PhotoCheckPhotosChanged } from './errors';

export interface PhotoCheckAct {
  readonly tenantId: number;
  readonly check: number;
  readonly actor: Actor;
}

export interface WaitingCheck {
  readonly id: number;
  readonly profile_id: number;
  readonly name: string;
  readonly age: number;
  readonly fictional: boolean;
  readonly gesture: Gesture;
  readonly sent_at: Date;
  /** The ids of the member's approved photos, in their order. */
  readonly photos: readonly number[];
}

export interface ClaimedCheck extends WaitingCheck {
  readonly tenant_id: number;
}

const PAGE = 50;

/** Without members who are leaving or blocked, whose pictures are none of the staff's business, and without fictional profiles. */
const CHECKS = `photo_check c
  join profile p on p.tenant_id = c.tenant_id and p.id = c.profile_id and not p.fictional
  join account a on a.tenant_id = c.tenant_id and a.id = c.profile_id and a.status in ('not_confirmed', 'active')`;

/** The columns of a check that staff see, as SQL over CHECKS. */
const CHECK_COLUMNS = `c.id, c.profile_id, p.name, extract(year from age(current_date, p.birth_date))::integer as age,
  p.fictional, c.gesture, c.sent_at,
  array(select f.id from photo f where f.tenant_id = c.tenant_id and f.profile_id = c.profile_id
    and f.status = 'active' order by f.position, f.id) as photos`;

/** Lets staff look at pictures of checks and decide about them. Each look and each decision is audited. */
@Injectable()
export class PhotoCheckAdminService {
  constructor(
    private readonly platform: PlatformDatabase,
    private readonly files: PhotoFiles,
  ) {}

  /** A tenant's checks that wait, oldest first. */
  async queue(tenantId: number, after: TimePosition | null): Promise<TimePage<WaitingCheck>> {
    const behind = after === null ? '' : `and (c.sent_at, c.id) > (${timeAt('$3')}, $4::integer)`;
    const rows = await this.platform.query<WaitingCheck & TimePosition>(
      `select ${microsecondsOf('c.sent_at')} as at, ${CHECK_COLUMNS}
       from ${CHECKS} where c.tenant_id = $1 and c.status = 'waiting' ${behind} order by c.sent_at, c.id limit $2`,
      [tenantId, PAGE, ...(after === null ? [] : [after.at, after.id])],
    );
    return timePageOf(rows, PAGE);
  }

  /** Those of these that still wait, of several tenants, oldest first. */
  claimed(keys: readonly PhotoKey[]): Promise<ClaimedCheck[]> {
    return this.platform.query<ClaimedCheck>(
      `select c.tenant_id, ${CHECK_COLUMNS} from ${CHECKS}
       join unnest($1::integer[], $2::integer[]) k (tenant_id, id) on k.tenant_id = c.tenant_id and k.id = c.id
       where c.status = 'waiting' order by c.sent_at, c.tenant_id, c.id`,
      [keys.map(({ tenant_id: tenant }) => tenant), keys.map(({ item }) => Number(item))],
    );
  }

  /** The picture of a check that waits, as JPEG. */
  async picture({ tenantId, check, actor }: PhotoCheckAct): Promise<Buffer> {
    const file = await this.platform.transaction(async (connection) => {
      const [row] = await connection.query<{ profile_id: number; file: string }>(
        `select c.profile_id, c.file from ${CHECKS} where c.tenant_id = $1 and c.id = $2 and c.file is not null`,
        [tenantId, check],
      );
      if (!row) throw new PhotoCheckNotFound();
      const subject = `account:${row.profile_id}`;
      await audit(connection, actor, { action: 'photo_check.viewed', tenantId, subject, details: { check } });
      return row.file;
    });
    return runInTenant(tenantId, () => this.files.readWhole(file));
  }

  /** The member is the person in these photos, all of which are shown: it ends with the last of them. */
  async approve(act: PhotoCheckAct, photos: readonly number[]): Promise<void> {
    await this.decide(act, 'photo_check.approved', { photos }, async (connection, profileId) => {
      await close(connection, act, { status: 'verified', photos, reasons: [] });
      const shown = await connection.query(
        "select from photo where tenant_id = $1 and profile_id = $2 and status = 'active' and id = any($3)",
        [act.tenantId, profileId, photos],
      );
      if (shown.length !== photos.length) throw new PhotoCheckPhotosChanged();
      await connection.execute(
        'update profile set verified_at = now() where tenant_id = $1 and id = $2 and not fictional',
        [act.tenantId, profileId],
      );
      await tellDecision(connection, { ...act, profileId, reasons: [] });
    });
  }

  /** The member is told why, and may begin anew. */
  async refuse(act: PhotoCheckAct, reasons: readonly RefusalReason[]): Promise<void> {
    await this.decide(act, 'photo_check.refused', { reasons }, async (connection, profileId) => {
      await close(connection, act, { status: 'refused', photos: [], reasons });
      await tellDecision(connection, { ...act, profileId, reasons });
    });
  }

  /** Holds the profile's row, so that neither the member nor somebody else changes what is decided about. */
  private async decide(
    { tenantId, check, actor }: PhotoCheckAct,
    action: string,
    details: Readonly<Record<string, unknown>>,
    work: (connection: Connection, profileId: number) => Promise<void>,
  ): Promise<void> {
    await this.platform.transaction(async (connection) => {
      const [found] = await connection.query<{ profile_id: number }>(
        `select c.profile_id from ${CHECKS} where c.tenant_id = $1 and c.id = $2 and c.sent_at is not null`,
        [tenantId, check],
      );
      if (!found) throw new PhotoCheckNotFound();
      const { profile_id: profileId } = found;
      const lock = lockPhotosOf(tenantId, profileId);
      await connection.query(lock.text, lock.values);
      await work(connection, profileId);
      const subject = `account:${profileId}`;
      await audit(connection, actor, { action, tenantId, subject, details: { check, ...details } });
    });
  }
}

interface Decision {
  readonly status: 'verified' | 'refused';
  readonly photos: readonly number[];
  readonly reasons: readonly RefusalReason[];
}

/** Throws PhotoCheckClosed where it does not wait any more. The picture goes with the decision. */
async function close(
  connection: Connection,
  { tenantId, check, actor }: PhotoCheckAct,
  { status, photos, reasons }: Decision,
): Promise<void> {
  const closed = await connection.execute(
    `update photo_check set status = $3, compared = $4, reasons = $5, file = null, decided_at = now(), decided_by = $6,
       ended_at = case when $3 = 'refused' then now() end
     where tenant_id = $1 and id = $2 and status = 'waiting'`,
    [tenantId, check, status, photos, reasons, actor.email],
  );
  if (closed === 0) throw new PhotoCheckClosed();
}
