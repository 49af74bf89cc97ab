import { Injectable } from '@nestjs/common';
import { type Connection, PlatformDatabase } from '../../../platform/database';
import { runInTenant } from '../../../platform/tenancy';
import { type TimePage, type TimePosition, microsecondsOf, timeAt, timePageOf } from '../../../shared/time-cursor';
import { endDecisions } from '../../decisions';
import { type Actor, audit } from '../../tenants';
import { PhotoDecided, PhotoDecisionFinal, PhotoNotFound } from './errors';
import { SecondPersonNeeded } from '../second-looks/errors';
import {
  type LookedAt,
  type PhotoOutcome,
  type SecondLookRow,
  findSecondLook,
  firstLooker,
  reopenSecondLook,
  requestSecondLook,
  withdrawSecondLook,
} from '../second-looks/second-look';
import { PlantedPhotos } from '../second-looks/planted-photos';
import { SecondLooks } from '../second-looks/second-looks';
import { endUnprovenCheck } from '../photo-checks/unproven-check';
import { MinorEvidence } from '../evidence/minor-evidence';
import { isTelling } from './known-rejects';
import { lockPhotosOf, refreshMainPhoto } from './main-photo';
import { PhotoFiles } from './photo-files';
import { type PhotoQueue, type PhotoStatus, type RejectionReason } from './photo-row';
import { tellRejection, tellRestored, withdrawRejection } from './rejection-mail';

export interface PhotoAct {
  readonly tenantId: number;
  readonly photo: number;
  readonly actor: Actor;
  /** Where it is decided from. Refuses with PhotoDecided where the photo does not wait there any more. */
  readonly queue?: PhotoQueue | undefined;
}

/** Without somebody to answer for it, evidence is not shown. */
type PictureLook = Pick<PhotoAct, 'tenantId' | 'photo'> & Partial<Pick<PhotoAct, 'actor'>>;

export interface WaitingPhoto {
  readonly id: number;
  readonly profile_id: number;
  readonly name: string;
  readonly age: number;
  readonly fictional: boolean;
  readonly created_at: Date;
}

interface Found {
  readonly profile_id: number;
  readonly status: PhotoStatus;
  readonly file: string;
  readonly decided_by: string | null;
  readonly look: SecondLookRow | undefined;
}

const PAGE = 50;
/** Without a copy that was kept, what may be a child is shown as long as a second person has to look at it. */
const IS_EVIDENCE = `select f.file,
    exists (select from minor_evidence e where e.tenant_id = f.tenant_id and e.photo_id = f.id) or f.reason is not distinct from 'minor'
      and not exists (select from second_look l where l.tenant_id = f.tenant_id and l.photo_id = f.id and l.decided_at is null) as is_evidence
  from photo f where f.tenant_id = $1 and f.id = $2`;
const APPROVED: PhotoOutcome = { outcome: 'approved', reason: null };

/** Lets staff decide about photos; each decision is audited in its own transaction. */
@Injectable()
export class PhotoAdminService {
  constructor(
    private readonly platform: PlatformDatabase,
    private readonly files: PhotoFiles,
    private readonly secondLooks: SecondLooks,
    private readonly evidence: MinorEvidence,
    private readonly planted: PlantedPhotos,
  ) {}

  /** A tenant's photos that wait, oldest first. */
  async queue(tenantId: number, after: TimePosition | null): Promise<TimePage<WaitingPhoto>> {
    const behind = after === null ? '' : `and (f.created_at, f.id) > (${timeAt('$3')}, $4::integer)`;
    const rows = await this.platform.query<WaitingPhoto & TimePosition>(
      `select ${microsecondsOf('f.created_at')} as at, f.id, f.profile_id, p.name, extract(year from age(current_date, p.birth_date))::integer as age, p.fictional, f.created_at
       from photo f join profile p on p.tenant_id = f.tenant_id and p.id = f.profile_id
       where f.tenant_id = $1 and f.status = 'pending' ${behind} order by f.created_at, f.id limit $2`,
      [tenantId, PAGE, ...(after === null ? [] : [after.at, after.id])],
    );
    return timePageOf(rows, PAGE);
  }

  /** All of the picture, as JPEG, whatever its status. Of what may be a child it is the evidence, also after its owner deleted it. */
  async picture({ tenantId, photo, actor }: PictureLook): Promise<Buffer> {
    const [row] = await this.platform.query<{ file: string; is_evidence: boolean }>(IS_EVIDENCE, [tenantId, photo]);
    if (row && !row.is_evidence) return runInTenant(tenantId, () => this.files.readWhole(row.file));
    if (!actor) throw new PhotoNotFound();
    return this.evidence.picture({ tenantId, photo, actor });
  }

  /** Also of one that was turned down: then pictures like it are let in again. */
  async approve(act: PhotoAct): Promise<void> {
    if (await this.isPlanted(act, APPROVED)) return;
    await this.decideKept(act, APPROVED, () => this.show(act));
  }

  private async isPlanted(act: PhotoAct, decision: PhotoOutcome): Promise<boolean> {
    return act.queue === 'photos' && (await this.planted.answer(act, decision));
  }

  private async show(act: PhotoAct): Promise<void> {
    await this.decide(act, 'photo.approved', {}, async (connection, found) => {
      this.secondLooks.check(found.look, found.status, act.actor, act.queue);
      const { tenantId, photo, actor } = act;
      let ended = 0;
      for (const kind of ['photo_rejected', 'photo_removed'] as const)
        ended += await endDecisions(connection, {
          ...{ tenantId, account: found.profile_id, kind, content: { photo }, by: actor.email },
        });
      // An ended decision stays in the record: its link may be known already.
      const isUntold = await withdrawRejection(connection, { tenantId, profileId: found.profile_id, photo });
      await connection.execute(
        `with shown as (
           update photo set status = 'active', reason = null, decided_at = now(), decided_by = $3
           where tenant_id = $1 and id = $2 and status <> 'active' returning tenant_id, phash
         )
         delete from rejected_picture r using shown where r.tenant_id = shown.tenant_id and r.phash = shown.phash`,
        [act.tenantId, act.photo, act.actor.email],
      );
      await this.evidence.drop(connection, tenantId, photo);
      await this.follow(connection, act, found, APPROVED);
      const mayHaveHidden = found.look?.cause === 'minor' && found.look.decided_by === null;
      if (ended > 0 && !isUntold) await tellRestored(connection, tenantId, found.profile_id, mayHaveHidden);
    });
  }

  /** Hides the photo from all but its owner and refuses similar pictures. The owner is told once. */
  async reject(act: PhotoAct, reason: RejectionReason): Promise<void> {
    const decision = { outcome: 'rejected', reason } as const;
    const isPlanted = await this.isPlanted(act, decision);
    if (isPlanted && reason !== 'minor') return;
    // That it may be a child always counts.
    const counted = isPlanted ? { ...act, queue: undefined } : act;
    await this.decideKept(counted, decision, () => this.hide(counted, reason));
  }

  private async hide(act: PhotoAct, reason: RejectionReason): Promise<void> {
    await this.decide(act, 'photo.rejected', { reason }, async (connection, found) => {
      const { tenantId, photo } = act;
      const { profile_id: profileId, status } = found;
      this.secondLooks.check(found.look, status, act.actor, act.queue);
      // After two reasons in a row only the later one is mailed.
      const isUntold = await withdrawRejection(connection, { tenantId, profileId, photo });
      if (isUntold || status !== 'rejected')
        await tellRejection(connection, { tenantId, profileId, photo, reason, actor: act.actor });
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
      if (reason === 'minor') await this.evidence.keep(connection, lookedAt(act, found), found.file);
      else await this.evidence.drop(connection, tenantId, photo);
      await this.follow(connection, act, found, { outcome: 'rejected', reason });
    });
  }

  /** Somebody else is to decide about it. */
  async escalate(act: PhotoAct): Promise<void> {
    if (await this.planted.answer(act, null)) return;
    await this.decide(act, 'photo.escalated', {}, async (connection, found) => {
      if (found.status !== 'pending' || found.look?.decided_by === null) throw new PhotoDecided();
      await requestSecondLook(connection, lookedAt(act, found), 'escalated', null);
    });
  }

  /** Takes back one's own decision of the last minutes: the photo waits again, and pictures like it are let in. */
  async reopen(act: PhotoAct): Promise<void> {
    if (await this.planted.takeBack(act)) return;
    await this.decide(act, 'photo.reopened', {}, async (connection, found) => {
      const { tenantId, photo, actor } = act;
      if (await this.reopenLook(connection, act, found)) return;
      const reopened = await connection.query(
        `update photo set status = 'pending', reason = null, decided_at = null, decided_by = null
         where tenant_id = $1 and id = $2 and decided_by = $3 and decided_at > now() - interval '10 minutes' returning id`,
        [tenantId, photo, actor.email],
      );
      if (reopened.length === 0) throw new PhotoDecisionFinal();
      await withdrawRejection(connection, { tenantId, profileId: found.profile_id, photo });
      await connection.execute(
        `delete from rejected_picture r using photo f
         where f.tenant_id = $1 and f.id = $2 and r.tenant_id = f.tenant_id and r.phash = f.phash`,
        [tenantId, photo],
      );
    });
  }

  /** Answers whether nothing else is to be taken back: whoever escalated has not decided, nor has whoever agreed. */
  private async reopenLook(connection: Connection, act: PhotoAct, found: Found): Promise<boolean> {
    const { look } = found;
    if (!look) return false;
    const at = lookedAt(act, found);
    if (look.decided_by !== null) {
      if (look.decided_by !== at.by.email || (await reopenSecondLook(connection, at)) === 0)
        throw new PhotoDecisionFinal();
      if (look.cause === 'minor') {
        await this.evidence.reopen(connection, at.tenantId, at.photo);
        await this.evidence.keep(connection, { ...at, by: firstLooker(look) }, found.file);
      }
      // The second person has agreed with the first, so the photo itself has not changed.
      return found.decided_by === look.first_by;
    }
    if (look.first_by !== at.by.email) throw new PhotoDecisionFinal();
    if (look.cause === 'minor') throw new SecondPersonNeeded();
    await withdrawSecondLook(connection, at);
    return look.cause === 'escalated';
  }

  private follow(connection: Connection, act: PhotoAct, found: Found, outcome: PhotoOutcome): Promise<void> {
    return this.secondLooks.follow(connection, lookedAt(act, found), outcome, found.look);
  }

  /** A second person also decides about what its owner has deleted meanwhile, where it was kept. */
  private async decideKept(act: PhotoAct, decision: PhotoOutcome, decide: () => Promise<void>): Promise<void> {
    try {
      await decide();
    } catch (error) {
      if (!(error instanceof PhotoNotFound) || act.queue !== 'second_looks') throw error;
      await this.evidence.decide(act, decision);
    }
  }

  private async decide(
    { tenantId, photo, actor }: PhotoAct,
    action: string,
    details: Readonly<Record<string, unknown>>,
    work: (connection: Connection, found: Found) => Promise<void>,
  ): Promise<void> {
    await this.platform.transaction(async (connection) => {
      const find = 'select profile_id, status, file, decided_by from photo where tenant_id = $1 and id = $2';
      const [known] = await connection.query<Omit<Found, 'look'>>(find, [tenantId, photo]);
      if (!known) throw new PhotoNotFound();
      const lock = lockPhotosOf(tenantId, known.profile_id);
      await connection.query(lock.text, lock.values);
      // Its owner may have deleted it meanwhile, or somebody else decided.
      const [row] = await connection.query<Omit<Found, 'look'>>(find, [tenantId, photo]);
      if (!row) throw new PhotoNotFound();
      const found = { ...row, look: await findSecondLook(connection, tenantId, photo) };
      await work(connection, found);
      const main = refreshMainPhoto(tenantId, found.profile_id);
      await connection.execute(main.text, main.values);
      const unproven = endUnprovenCheck(tenantId, found.profile_id);
      await connection.execute(unproven.text, unproven.values);
      // The subject is written as in the member's file.
      const subject = `account:${found.profile_id}`;
      await audit(connection, actor, { action, tenantId, subject, details: { photo, ...details } });
    });
  }
}

const lookedAt = ({ tenantId, photo, actor }: PhotoAct, { profile_id: profileId }: Found): LookedAt => ({
  ...{ tenantId, photo, profileId },
  by: actor,
});
