import { Injectable } from '@nestjs/common';
import { type Connection, PlatformDatabase } from '../../../platform/database';
import { runInTenant } from '../../../platform/tenancy';
import { type Actor, audit } from '../../tenants';
import { PhotoNotFound } from './errors';
import { isTelling } from './known-rejects';
import { lockPhotosOf, refreshMainPhoto } from './main-photo';
import { PhotoFiles } from './photo-files';
import { type PhotoStatus, type RejectionReason } from './photo-row';
import { tellRejection, withdrawRejectionMail } from './rejection-mail';

export interface PhotoAct {
  readonly tenantId: number;
  readonly photo: number;
  readonly actor: Actor;
}

export interface WaitingPhoto {
  readonly id: number;
  readonly profile_id: number;
  readonly name: string;
  readonly age: number;
  readonly created_at: Date;
}

interface Found {
  readonly profile_id: number;
  readonly status: PhotoStatus;
}

export const QUEUE_PAGE = 50;

/** What staff do about photos, each decision written down in the transaction that makes it. */
@Injectable()
export class PhotoDesk {
  constructor(
    private readonly platform: PlatformDatabase,
    private readonly files: PhotoFiles,
  ) {}

  /** A tenant's photos that wait, oldest first, from behind the id `after`. */
  queue(tenantId: number, after = 0): Promise<WaitingPhoto[]> {
    return this.platform.query<WaitingPhoto>(
      `select f.id, f.profile_id, p.name, extract(year from age(current_date, p.birth_date))::integer as age, f.created_at
       from photo f join profile p on p.tenant_id = f.tenant_id and p.id = f.profile_id
       where f.tenant_id = $1 and f.status = 'pending' and f.id > $2 order by f.id limit $3`,
      [tenantId, after, QUEUE_PAGE],
    );
  }

  /** All of the picture, as JPEG, whatever its status. */
  async picture(tenantId: number, photo: number): Promise<Buffer> {
    const [row] = await this.platform.query<{ file: string }>(
      'select file from photo where tenant_id = $1 and id = $2',
      [tenantId, photo],
    );
    if (!row) throw new PhotoNotFound();
    return runInTenant(tenantId, () => this.files.readWhole(row.file));
  }

  /** Also of one that was turned down: then pictures like it are let in again. */
  async approve(act: PhotoAct): Promise<void> {
    await this.decide(act, 'photo.approved', {}, async (connection) => {
      await withdrawRejectionMail(connection, act.tenantId, act.photo);
      await connection.execute(
        `with shown as (
           update photo set status = 'active', reason = null, decided_at = now(), decided_by = $3
           where tenant_id = $1 and id = $2 and status <> 'active' returning tenant_id, phash
         )
         delete from rejected_picture r using shown where r.tenant_id = shown.tenant_id and r.phash = shown.phash`,
        [act.tenantId, act.photo, act.actor.email],
      );
    });
  }

  /** Nobody but its owner sees it from now on, and pictures like it are refused. Its owner is told once. */
  async reject(act: PhotoAct, reason: RejectionReason): Promise<void> {
    await this.decide(act, 'photo.rejected', { reason }, async (connection, { profile_id: profileId, status }) => {
      const { tenantId, photo } = act;
      // Of two reasons in a row the later one is told.
      const isUntold = await withdrawRejectionMail(connection, tenantId, photo);
      if (isUntold || status !== 'rejected') await tellRejection(connection, { tenantId, profileId, photo, reason });
      await connection.execute(
        `with hidden as (
           update photo set status = 'rejected', reason = $3, decided_at = now(), decided_by = $4
           where tenant_id = $1 and id = $2 returning tenant_id, phash
         )
         insert into rejected_picture (tenant_id, phash, reason)
         select tenant_id, phash, $3 from hidden where ${isTelling('phash')}
         on conflict (tenant_id, phash) do update set reason = excluded.reason, rejected_at = now()`,
        [act.tenantId, act.photo, reason, act.actor.email],
      );
    });
  }

  private async decide(
    { tenantId, photo, actor }: PhotoAct,
    action: string,
    details: Readonly<Record<string, unknown>>,
    work: (connection: Connection, found: Found) => Promise<void>,
  ): Promise<void> {
    await this.platform.transaction(async (connection) => {
      const find = 'select profile_id, status from photo where tenant_id = $1 and id = $2';
      const [known] = await connection.query<Found>(find, [tenantId, photo]);
      if (!known) throw new PhotoNotFound();
      const lock = lockPhotosOf(tenantId, known.profile_id);
      await connection.query(lock.text, lock.values);
      // Its owner may have deleted it meanwhile, or somebody else decided.
      const [found] = await connection.query<Found>(find, [tenantId, photo]);
      if (!found) throw new PhotoNotFound();
      await work(connection, found);
      const main = refreshMainPhoto(tenantId, found.profile_id);
      await connection.execute(main.text, main.values);
      // As the member's file calls the account.
      const subject = `account:${found.profile_id}`;
      await audit(connection, actor, { action, tenantId, subject, details: { photo, ...details } });
    });
  }
}
