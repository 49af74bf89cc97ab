import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type Connection, PlatformDatabase, type Statement } from '../../../platform/database';
import { PhotoDecided } from '../photos/errors';
import { type PhotoQueue, type PhotoStatus } from '../photos/photo-row';
import { SecondPersonNeeded } from './errors';
import { hideSuspectedMinor, showAfterSuspicion } from './minor-suspicion';
import {
  type LookedAt,
  type Looker,
  type PhotoOutcome,
  type SecondLookRow,
  changeFirstDecision,
  closeSecondLook,
  lookedFirst,
  requestSecondLook,
} from './second-look';

/** How many of a hundred decisions are looked at by a second person. */
const SAMPLE_PERCENT = 5;
const AGREEMENT_DAYS = 30;

export interface Agreement {
  readonly tenant_id: number;
  readonly looked: number;
  readonly agreed: number;
  /** How many photos were decided about whose answer is known. */
  readonly known: number;
  readonly known_right: number;
}

/** Decides which photos a second person has to look at, and what follows from it. */
@Injectable()
export class SecondLooks {
  constructor(private readonly platform: PlatformDatabase) {}

  /** Whether somebody may decide. Throws PhotoDecided and SecondPersonNeeded. */
  check(look: SecondLookRow | undefined, status: PhotoStatus, by: Looker, queue: PhotoQueue | undefined): void {
    const open = look?.decided_by === null ? look : undefined;
    if (queue === 'photos' && (status !== 'pending' || open)) throw new PhotoDecided();
    if (queue === 'second_looks' && !open) throw new PhotoDecided();
    const isOwn = open !== undefined && lookedFirst(open, by);
    if (isOwn && (queue === 'second_looks' || open.cause !== 'sample')) throw new SecondPersonNeeded();
  }

  /** After a decision, in its transaction. */
  async follow(
    connection: Connection,
    at: LookedAt,
    decision: PhotoOutcome,
    look: SecondLookRow | undefined,
  ): Promise<void> {
    const isMinor = decision.reason === 'minor';
    const isOpen = look?.decided_by === null;
    // Whether it is a child is a question of its own: whoever says so in a second look is the first to.
    const isSecond = isOpen && !lookedFirst(look, at.by) && (!isMinor || look.cause === 'minor');
    if (isSecond) await closeSecondLook(connection, at, decision);
    else if (isMinor) await requestSecondLook(connection, at, 'minor', decision);
    else if (isOpen) await changeFirstDecision(connection, at, decision);
    else if (!look && this.isSampled()) await requestSecondLook(connection, at, 'sample', decision);
    if (isMinor) await this.run(connection, hideSuspectedMinor(at.tenantId, at.profileId));
    else if (look?.cause === 'minor') await this.run(connection, showAfterSuspicion(at.tenantId, at.profileId));
  }

  /**
   * How often second looks came to the same in the last month, by tenant, and how often answers were right that are known. Escalated
   * photos had nothing to agree with.
   */
  agreement(tenants: readonly number[]): Promise<Agreement[]> {
    const since = `now() - interval '${AGREEMENT_DAYS} days'`;
    return this.platform.query<Agreement>(
      `select tenant_id, count(*) filter (where not known)::integer as looked, count(*) filter (where agreed and not known)::integer as agreed,
         count(*) filter (where known)::integer as known, count(*) filter (where agreed and known)::integer as known_right
       from (
         select tenant_id, agreed, false as known from second_look
         where tenant_id = any($1::integer[]) and agreed is not null and decided_at > ${since}
         union all select tenant_id, planted_agreed, true from second_look
         where tenant_id = any($1::integer[]) and planted_agreed is not null and planted_answered_at > ${since}
       ) looks group by tenant_id`,
      [tenants],
    );
  }

  /** A public method, so that tests say what is sampled. */
  isSampled(): boolean {
    return randomInt(100) < SAMPLE_PERCENT;
  }

  private async run(connection: Connection, { text, values }: Statement): Promise<void> {
    await connection.execute(text, values);
  }
}
