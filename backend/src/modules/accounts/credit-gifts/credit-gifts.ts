import { Inject, Injectable } from '@nestjs/common';
import { type PlatformConnection, PlatformDatabase } from '../../../platform/database';
import { uuidV7 } from '../../../platform/outbox';
import { Realtime } from '../../../platform/realtime';
import { runInTenant } from '../../../platform/tenancy';
import { CreditKeyUsed, enter } from '../../credits';
import {
  type Actor,
  type Approver,
  PublishedSites,
  type RequireSecondPerson,
  approvalsMissing,
  audit,
  doersOf,
  peopleBehind,
  proposersOf,
} from '../../tenants';
import { type StaffAct } from '../admin/member-admin-service';
import { auditSubject } from '../admin/member-files';
import { CreditGiftNotFound, CreditGiftOver, MemberNotFound } from '../errors';
import { creditsLeftAlone, holdGifts } from './alone-limits';
import { type CreditGift, findGifts } from './credit-gift';

export interface StaffGift {
  /** Out of kindness, or because something went wrong that the member had paid for. */
  readonly kind: 'support' | 'refund';
  readonly credits: number;
  /** Chosen by whoever gives: the same again gives nothing more. */
  readonly key: string;
  readonly reason: string;
}

export interface Given {
  /** The entry's, among those of its account; null while the gift waits. */
  readonly number: number | null;
  readonly balance: number;
  /** False where the key had been given before. */
  readonly isNew: boolean;
  /** Whether a second person has to agree first. */
  readonly waits: boolean;
}

interface GiftOf extends StaffAct {
  readonly gift: string;
}

const INSERT = `
  insert into credit_gift (tenant_id, id, account_id, key, kind, credits, reason, asked_by, proposers, status, decided_by, decided_at)
  values ($1, $2::uuid, $3, $4, $5, $6::integer, $7, $8::text, $9::integer[], $10::text,
    case when $10 = 'done' then $8 end, case when $10 = 'done' then now() end)
  on conflict (tenant_id, key) do nothing`;

const ENDED = `
  update credit_gift set status = $3, decided_by = $4, decided_at = now() where tenant_id = $1 and id = $2::uuid`;

/**
 * Lets staff give credits. What is above the brand's bound for a person or a member and day waits for a second person. Each
 * step is in one transaction with its audit entry.
 */
@Injectable()
export class CreditGifts {
  constructor(
    private readonly platform: PlatformDatabase,
    private readonly published: PublishedSites,
    @Inject(Realtime) private readonly realtime: Realtime,
  ) {}

  /** The newest first, without what came back by reversals. */
  list({ tenantId, account }: StaffAct): Promise<CreditGift[]> {
    const shown = "w.tenant_id = $1 and w.account_id = $2 and w.kind <> 'reversal' order by w.asked_at desc, w.id desc";
    return findGifts(this.platform, `${shown} limit 20`, [tenantId, account]);
  }

  /** The credits that the caller can still give today without a second person. */
  async leftAlone(act: StaffAct): Promise<number> {
    return creditsLeftAlone(this.platform, (await this.published.get(act.tenantId)).document, act);
  }

  /** Gives at once, or waits for a second person. */
  async give(act: StaffAct, gift: StaffGift): Promise<Given> {
    const { document } = await this.published.get(act.tenantId);
    const given = await this.platform.transaction(async (connection) => {
      await holdGifts(connection, act);
      const known = await this.known(connection, act, gift);
      if (known) return known;
      const waits = gift.credits > (await creditsLeftAlone(connection, document, act));
      const id = await this.store(connection, act, gift, waits);
      if (!waits) return this.enterGift(connection, act, gift);
      const { kind, credits, reason } = gift;
      await this.write(connection, act, 'asked', { gift: id, kind, credits, reason });
      return { ...(await this.unchanged(connection, act)), isNew: true, waits };
    });
    return this.told(act, given);
  }

  /** A second person's word. Answers the gift as it is then. */
  async approve(
    { gift: id, ...act }: GiftOf,
    approver: Approver & Actor,
    requireSecondPerson: RequireSecondPerson,
  ): Promise<CreditGift> {
    const { gift, given } = await this.platform.transaction(async (connection) => {
      const waiting = await this.hold(connection, act, id);
      if (waiting.approvers.includes(approver.id)) return { gift: waiting };
      await requireSecondPerson(connection, approver.id, peopleBehind(waiting));
      await connection.execute(
        `update credit_gift set approvers = array_append(approvers, $3::integer) where tenant_id = $1 and id = $2::uuid`,
        [act.tenantId, id, approver.id],
      );
      const by = { ...act, actor: approver };
      await this.write(connection, by, 'approved', { gift: id });
      const isLast = approvalsMissing(waiting) <= 1;
      if (isLast) await connection.execute(ENDED, [act.tenantId, id, 'done', approver.email]);
      const entered = isLast ? await this.enterGift(connection, by, giftOf(waiting)) : undefined;
      return { gift: await this.get(connection, act, id), given: entered };
    });
    if (given) this.told(act, given);
    return gift;
  }

  /** Nothing is given. The asker takes it back in this way, anybody else refuses it. */
  refuse({ gift: id, ...act }: GiftOf): Promise<CreditGift> {
    return this.platform.transaction(async (connection) => {
      const { askedBy } = await this.hold(connection, act, id);
      const status = askedBy === act.actor.email ? 'withdrawn' : 'refused';
      await connection.execute(ENDED, [act.tenantId, id, status, act.actor.email]);
      await this.write(connection, act, status, { gift: id });
      return this.get(connection, act, id);
    });
  }

  /** Finds the gift that a key was used for before. Gifts older than their table stand in the ledger alone. */
  private async known(connection: PlatformConnection, act: StaffAct, gift: StaffGift): Promise<Given | undefined> {
    const [asked] = await findGifts(connection, 'w.tenant_id = $1 and w.key = $2', [act.tenantId, gift.key]);
    if (asked && !isSame(asked, act, gift)) throw new CreditKeyUsed();
    if (asked && asked.status !== 'done')
      return { ...(await this.unchanged(connection, act)), isNew: false, waits: asked.status === 'waiting' };
    const entered = await connection.query('select from credit_entry where tenant_id = $1 and idempotency_key = $2', [
      act.tenantId,
      entryKey(gift),
    ]);
    return entered.length === 0 ? undefined : this.enterGift(connection, act, gift);
  }

  private async store(connection: PlatformConnection, act: StaffAct, gift: StaffGift, waits: boolean): Promise<string> {
    const { tenantId, account, actor } = act;
    const [id, { key, kind, credits, reason }] = [uuidV7(), gift];
    const stored = await connection.execute(INSERT, [
      ...[tenantId, id, account, key, kind, credits, reason, actor.email],
      ...(waits ? [proposersOf(actor), 'waiting'] : [doersOf(actor), 'done']),
    ]);
    // Somebody else has used the key for another member, at this moment.
    if (stored === 0) throw new CreditKeyUsed();
    return id;
  }

  private async enterGift(connection: PlatformConnection, act: StaffAct, gift: StaffGift): Promise<Given> {
    const { tenantId, account } = act;
    const { kind, credits, reason } = gift;
    const [row] = await connection.query<{ revision: number }>(
      `select t.live_revision as revision from account a join tenant t on t.id = a.tenant_id
       where a.tenant_id = $1 and a.id = $2`,
      [tenantId, account],
    );
    const entered =
      row &&
      (await enter(connection, tenantId, {
        ...{ account, amount: credits, reason: kind, reference: '', revision: row.revision, key: entryKey(gift) },
      }));
    if (!entered) throw new MemberNotFound();
    if (entered.isNew) await this.write(connection, act, 'given', { kind, credits, entry: entered.number, reason });
    return { ...entered, waits: false };
  }

  /** Throws MemberNotFound where there is no such account. */
  private async unchanged(connection: PlatformConnection, { tenantId, account }: StaffAct) {
    const [row] = await connection.query<{ balance: number }>(
      'select balance from credit_balance where tenant_id = $1 and account_id = $2',
      [tenantId, account],
    );
    if (!row) throw new MemberNotFound();
    return { number: null, balance: row.balance };
  }

  /** Holds what waits, after the account's row: in this order an erasure takes them as well. */
  private async hold(connection: PlatformConnection, act: StaffAct, id: string): Promise<CreditGift> {
    await connection.query('select from account where tenant_id = $1 and id = $2 for key share', [
      ...[act.tenantId, act.account],
    ]);
    await connection.query('select from credit_gift where tenant_id = $1 and id = $2::uuid for update', [
      ...[act.tenantId, id],
    ]);
    const gift = await this.get(connection, act, id);
    if (gift.status !== 'waiting') throw new CreditGiftOver();
    return gift;
  }

  private async get(connection: PlatformConnection, { tenantId, account }: StaffAct, id: string): Promise<CreditGift> {
    const one = "w.tenant_id = $1 and w.account_id = $2 and w.id = $3::uuid and w.kind <> 'reversal'";
    const [gift] = await findGifts(connection, one, [tenantId, account, id]);
    if (!gift) throw new CreditGiftNotFound();
    return gift;
  }

  /** The member's open pages show the new balance. */
  private told({ tenantId, account }: StaffAct, given: Given): Given {
    if (given.isNew && !given.waits)
      runInTenant(tenantId, () => {
        this.realtime.publish(account, { event: 'credits', data: { credits: given.balance } });
      });
    return given;
  }

  private write(
    connection: PlatformConnection,
    { tenantId, account, actor }: StaffAct,
    step: string,
    details: Readonly<Record<string, unknown>>,
  ): Promise<void> {
    return audit(connection, actor, {
      ...{ action: `member.credits_${step}`, tenantId, subject: auditSubject(account), details },
    });
  }
}

const entryKey = ({ key }: Pick<StaffGift, 'key'>): string => `staff:${key}`;

const isSame = (known: CreditGift, { account }: StaffAct, { kind, credits }: StaffGift): boolean =>
  known.account === account && known.kind === kind && known.credits === credits;

const giftOf = ({ kind, credits, key, reason }: CreditGift): StaffGift => ({
  ...{ kind: kind === 'refund' ? 'refund' : 'support', credits, key, reason },
});
