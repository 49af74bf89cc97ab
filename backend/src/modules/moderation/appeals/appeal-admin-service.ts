import { Injectable } from '@nestjs/common';
import { type Connection, PlatformDatabase } from '../../../platform/database';
import { readerOf } from '../../../platform/texts';
import { type TimePage, type TimePosition, microsecondsOf, timeAt, timePageOf } from '../../../shared/time-cursor';
import { type DecisionContent, IS_HOLDING_BLOCK, answerAppeal, findHoldingBlock, isFirstPerson } from '../../decisions';
import { type BlockStanding, type StatementKind, mailEntry } from '../../notifications';
import { type OpenReport } from '../../safety';
import { type Actor, audit } from '../../tenants';
import { REPORT_OF_DECISION, type WithReport, reportIn } from '../reports/report-of-decision';
import { AppealNeedsAnother, AppealNotFound } from './errors';
import { reverseDecision } from './reverse-decision';

export interface OpenAppeal {
  readonly id: number;
  readonly text: string;
  readonly created_at: Date;
  readonly decision_id: number;
  readonly account_id: number | null;
  readonly kind: StatementKind;
  readonly reasons: readonly string[];
  readonly ground: string;
  readonly note: string | null;
  readonly content: DecisionContent;
  readonly ends_at: Date | null;
  /** It was taken back, replaced or has run out. */
  readonly ended_at: Date | null;
  readonly other_block: OtherBlock | null;
  readonly decided_at: Date;
  readonly decided_by: string;
  /** The member's language, in which staff write to them. */
  readonly language: string | null;
  /** The report that led to the decision, as long as its evidence is kept. */
  readonly report: OpenReport | null;
  /** The message that was not delivered, unless its author has deleted it. */
  readonly message: string | null;
}

/** A block of the account that holds whatever becomes of the appeal. */
export interface OtherBlock {
  /** Null where it has no end. */
  readonly ends_at: Date | null;
}

export interface AppealAct {
  readonly tenantId: number;
  readonly appeal: number;
  readonly actor: Actor;
}

export interface AppealAnswer {
  readonly outcome: 'upheld' | 'reversed';
  /** A text that staff add in their own words, for the member. */
  readonly note?: string;
}

interface Appealed {
  readonly decision_id: number;
  readonly account_id: number | null;
  readonly kind: StatementKind;
  readonly content: DecisionContent;
  readonly ends_at: Date | null;
  readonly decided_by: string;
  readonly deciders: readonly number[];
}

type Row = Omit<OpenAppeal, 'other_block' | 'report'> &
  WithReport & {
    readonly is_blocked: true | null;
    readonly other_ends_at: Date | null;
  };

const PAGE = 50;

/** Lists appeals and answers them, for staff. */
@Injectable()
export class AppealAdminService {
  constructor(private readonly platform: PlatformDatabase) {}

  /** A tenant's open appeals, oldest first. */
  async queue(tenantId: number, after: TimePosition | null): Promise<TimePage<OpenAppeal>> {
    const behind = after === null ? '' : `and (l.created_at, l.id) > (${timeAt('$3')}, $4::integer)`;
    const rows = await this.platform.query<Row & TimePosition>(
      `select ${microsecondsOf('l.created_at')} as at, l.id, l.text, l.created_at, d.id as decision_id, d.account_id, d.kind,
         d.reasons, d.ground, d.note, d.content, d.ends_at, d.ended_at, d.decided_at, d.decided_by,
         o.is_blocked, o.ends_at as other_ends_at, a.language, w.body as message, ${REPORT_OF_DECISION} as report
       from appeal l join decision d on d.tenant_id = l.tenant_id and d.id = l.decision_id
         left join account a on a.tenant_id = d.tenant_id and a.id = d.account_id
         left join held_message w on w.tenant_id = d.tenant_id and w.sender_id = d.account_id
           and w.id = (d.content ->> 'message')::integer
         left join lateral (
           select true as is_blocked, h.ends_at from decision h
           where h.tenant_id = d.tenant_id and h.account_id = d.account_id and h.id <> d.id and ${IS_HOLDING_BLOCK}
           order by h.ends_at desc nulls first limit 1) o on d.kind = 'member_blocked'
       where l.tenant_id = $1 and l.decided_at is null ${behind} order by l.created_at, l.id limit $2`,
      [tenantId, PAGE, ...(after === null ? [] : [after.at, after.id])],
    );
    const page = timePageOf(rows, PAGE);
    return { ...page, rows: page.rows.map(appealOf) };
  }

  /** By another person than the first. Where it was right, what was decided is undone in the same transaction. */
  async answer({ tenantId, appeal, actor }: AppealAct, answer: AppealAnswer): Promise<void> {
    const { outcome } = answer;
    const note = answer.note ?? null;
    await this.platform.transaction(async (connection) => {
      const found = await findOpen(connection, tenantId, appeal);
      if (isFirstPerson(found, actor)) throw new AppealNeedsAnother();
      const { decision_id: decision, account_id: account, kind, content } = found;
      const by = actor.email;
      if ((await answerAppeal(connection, { tenantId, appeal, outcome, note, by })) === 0) throw new AppealNotFound();
      if (outcome === 'reversed') await reverseDecision(connection, { tenantId, decision, account, kind, content, by });
      const standing = outcome === 'reversed' ? await standingAfter(connection, tenantId, found) : undefined;
      await tellAnswer(connection, { tenantId, found, outcome, note, standing });
      await audit(connection, actor, {
        action: `appeal.${outcome}`,
        tenantId,
        // The subject is written as in the member's file.
        subject: `account:${account ?? 'erased'}`,
        details: { appeal, decision, kind },
      });
    });
  }
}

const appealOf = ({ is_blocked: isBlocked, other_ends_at: endsAt, ...appeal }: Row): OpenAppeal => ({
  ...appeal,
  report: reportIn(appeal),
  other_block: isBlocked ? { ends_at: endsAt } : null,
});

/** Holds the account before the appeal, as everywhere. */
async function findOpen(connection: Connection, tenantId: number, appeal: number): Promise<Appealed> {
  const [found] = await connection.query<Appealed>(
    `select d.id as decision_id, d.account_id, d.kind, d.content, d.ends_at, d.decided_by, d.deciders
     from appeal l join decision d on d.tenant_id = l.tenant_id and d.id = l.decision_id
     where l.tenant_id = $1 and l.id = $2 and l.decided_at is null`,
    [tenantId, appeal],
  );
  if (!found) throw new AppealNotFound();
  await connection.query('select from account where tenant_id = $1 and id = $2 for no key update', [
    tenantId,
    found.account_id,
  ]);
  return found;
}

interface Person {
  readonly name: string;
  readonly email: string;
  readonly language: string;
  readonly country: string | null;
  readonly time_zone: string | null;
}

interface Told {
  readonly tenantId: number;
  readonly found: Appealed;
  readonly outcome: AppealAnswer['outcome'];
  readonly note: string | null;
  readonly standing: BlockStanding | undefined;
}

/**
 * Whether the account is open once its block is reversed. A block that a reporter's appeal replaced is reversed without effect, since
 * the one in its place holds.
 */
async function standingAfter(
  connection: Connection,
  tenantId: number,
  { account_id: account, kind }: Appealed,
): Promise<BlockStanding | undefined> {
  if (account === null || kind !== 'member_blocked') return undefined;
  return (await findHoldingBlock(connection, tenantId, account)) ?? 'open';
}

async function tellAnswer(connection: Connection, { tenantId, found, outcome, note, standing }: Told): Promise<void> {
  const { account_id: account, kind, ends_at: endsAt } = found;
  const [person] = await connection.query<Person>(
    `select p.name, a.email, a.language, a.time_zone, p.country from account a
       join profile p on p.tenant_id = a.tenant_id and p.id = a.id
     where a.tenant_id = $1 and a.id = $2 and a.status <> 'pending_deletion'`,
    [tenantId, account],
  );
  if (!person) return;
  const about = { kind, ends_at: endsAt?.toISOString() ?? null, time_zone: person.time_zone };
  const entry = mailEntry({
    mail: outcome === 'reversed' ? 'appeal_reversed' : 'appeal_upheld',
    params: { name: person.name, note, about, ...(standing && { standing }) },
    person: { address: person.email, ...readerOf(person) },
  });
  // An entry's tenant is the scope's.
  await connection.query("select set_config('app.tenant_id', $1, true)", [String(tenantId)]);
  await connection.execute(entry.text, entry.values);
}
