import { Injectable } from '@nestjs/common';
import { type Connection, type PlatformConnection, PlatformDatabase } from '../../../platform/database';
import { MemberAdminService } from '../../accounts';
import { recordDecision, tellDecision } from '../../decisions';
import { STATEMENT_REASONS, type StatementReason } from '../../notifications';
import { type ClosedReport, ReportNotFound, answerNotice, closeReport } from '../../safety';
import { type Actor, audit } from '../../tenants';
import { carryOut } from './carry-out';
import { type ReportDecision } from './report-decision';
import { ReportedContentNotFound } from './reported-content-not-found.error';

export interface ReportAct {
  readonly tenantId: number;
  readonly report: number;
  readonly actor: Actor;
}

/**
 * Decides a report once: the act, the statement of reasons to the one decided about, and the answer to whoever reported, all in
 * one transaction with its audit entry.
 */
@Injectable()
export class DecideReport {
  constructor(
    private readonly platform: PlatformDatabase,
    private readonly members: MemberAdminService,
  ) {}

  async decide(act: ReportAct, decision: ReportDecision): Promise<void> {
    const closed = await this.platform.transaction((connection) => this.decideWithin(connection, act, decision));
    this.close(act, decision, closed);
  }

  /** In a transaction that is open. After its commit, `close` closes the pages of whoever was blocked. */
  async decideWithin(connection: PlatformConnection, act: ReportAct, decision: ReportDecision): Promise<ClosedReport> {
    const { tenantId, report, actor } = act;
    await lockAccount(connection, act);
    const found = await closeReport(connection, { ...act, outcome: decision.outcome });
    const id = await this.record(connection, act, { found, decision });
    await answerNotice(connection, { ...act, outcome: decision.outcome, decision: id });
    await audit(connection, actor, {
      action: 'report.closed',
      tenantId,
      // The subject is written as in the member's file.
      subject: `account:${found.profile_id ?? 'none'}`,
      details: { report, reason: found.reason, decision: id, ...decision },
    });
    return found;
  }

  close({ tenantId }: ReportAct, { outcome }: ReportDecision, { profile_id: profile }: ClosedReport): void {
    if (outcome === 'member_blocked' && profile !== null) this.members.signOut(tenantId, profile);
  }

  private async record(
    connection: Connection,
    { tenantId, actor }: ReportAct,
    about: { readonly found: ClosedReport; readonly decision: ReportDecision },
  ): Promise<number> {
    const { found, decision } = about;
    const { outcome, rule = ruleOf(found.reason), ground = 'terms', note = null } = decision;
    const { profile_id: profile } = found;
    const common = { tenantId, account: profile, actor, source: 'notice', ground, note } as const;
    if (outcome === 'dismissed')
      return (await recordDecision(connection, { ...common, about: { kind: 'dismissed', reasons: [rule] } })).id;
    if (profile === null) throw new ReportedContentNotFound();
    const { kind, content } = await carryOut(connection, { tenantId, profile, by: actor.email }, decision);
    const days = kind === 'member_blocked' ? (decision.days ?? null) : null;
    const made = await recordDecision(connection, { ...common, about: { kind, reasons: [rule] }, content, days });
    await tellDecision(connection, tenantId, made);
    return made.id;
  }
}

const isRule = (reason: string): reason is StatementReason => (STATEMENT_REASONS as readonly string[]).includes(reason);
const ruleOf = (reason: string): StatementReason => (isRule(reason) ? reason : 'other');

/** The account is held before the report, as everywhere. */
async function lockAccount(connection: Connection, { tenantId, report }: ReportAct): Promise<void> {
  const [open] = await connection.query<{ profile_id: number | null }>(
    'select profile_id from report where tenant_id = $1 and id = $2 and closed_at is null',
    [tenantId, report],
  );
  if (!open) throw new ReportNotFound();
  await connection.query('select from account where tenant_id = $1 and id = $2 for no key update', [
    ...[tenantId, open.profile_id],
  ]);
}
