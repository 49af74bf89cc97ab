import { Injectable } from '@nestjs/common';
import { type Connection, PlatformDatabase } from '../../../platform/database';
import { type TimePage, type TimePosition, microsecondsOf, timeAt, timePageOf } from '../../../shared/time-cursor';
import { endDecision, isFirstPerson } from '../../decisions';
import { mailEntry } from '../../notifications';
import { type OpenReport, answerNoticeAppeal, keepFirstDecisionTime, noticePerson, reopenNotice } from '../../safety';
import { type Actor, audit } from '../../tenants';
import { AppealNeedsAnother, AppealNotFound, MeasureNotStronger } from '../appeals/errors';
import { DecideReport } from '../reports/decide-report';
import { type ReportDecision } from '../reports/report-decision';
import { type FirstDecision, isStronger, leastStronger } from './stronger-measure';

/** The appeal of a reporter who finds that too little was done, or nothing. */
export interface OpenNoticeAppeal {
  /** The id of the notice. */
  readonly id: number;
  readonly reference: string;
  readonly text: string;
  readonly created_at: Date;
  readonly decided_at: Date;
  readonly decided_by: string;
  /** The kind of the decision, and when a block ends by itself. */
  readonly kind: string;
  readonly ends_at: Date | null;
  readonly least_stronger: ReturnType<typeof leastStronger>;
  readonly report: OpenReport;
}

type Row = Omit<OpenNoticeAppeal, 'report' | 'least_stronger'> &
  Omit<OpenReport, 'id' | 'text' | 'created_at'> &
  FirstDecision & {
    readonly report_id: number;
    readonly report_text: string;
    readonly reported_at: Date;
  };

export interface NoticeAppealAct {
  readonly tenantId: number;
  readonly notice: number;
  readonly actor: Actor;
}

interface Appealed extends FirstDecision {
  readonly report: number;
  readonly reference: string;
  readonly profile: number | null;
  readonly decision: number;
  readonly decided_by: string;
  readonly deciders: readonly number[];
}

const PAGE = 50;
/** The decisions that a stronger one takes the place of. */
const REPLACED: readonly string[] = ['dismissed', 'warned', 'member_blocked'];

/** Lists and answers the appeals of reporters. */
@Injectable()
export class NoticeAppealAdminService {
  constructor(
    private readonly platform: PlatformDatabase,
    private readonly reports: DecideReport,
  ) {}

  /** A tenant's open ones, oldest first. */
  async queue(tenantId: number, after: TimePosition | null): Promise<TimePage<OpenNoticeAppeal>> {
    const behind = after === null ? '' : `and (l.created_at, l.notice_id) > (${timeAt('$3')}, $4::integer)`;
    const rows = await this.platform.query<Row & TimePosition>(
      `select ${microsecondsOf('l.created_at')} as at, n.id, n.reference, l.text, l.created_at, n.decided_at, n.decided_by,
         d.kind, d.ends_at, d.ended_at, r.id as report_id, r.reporter_id, r.profile_id, coalesce(p.fictional, false) as fictional, r.reason, r.text as report_text,
         r.evidence || jsonb_build_object('fictional', coalesce(p.fictional, false)) as evidence, r.created_at as reported_at
       from notice_appeal l join notice n on n.tenant_id = l.tenant_id and n.id = l.notice_id
         join decision d on d.tenant_id = n.tenant_id and d.id = n.decision_id
         join report r on r.tenant_id = n.tenant_id and r.id = n.report_id
         left join profile p on p.tenant_id = r.tenant_id and p.id = r.profile_id
       where l.tenant_id = $1 and l.decided_at is null ${behind} order by l.created_at, l.notice_id limit $2`,
      [tenantId, PAGE, ...(after === null ? [] : [after.at, after.id])],
    );
    const page = timePageOf(rows, PAGE);
    return { ...page, rows: page.rows.map(appealOf) };
  }

  /**
   * By another person than the first. Dismissed, the appeal leaves everything as it is. Anything else has to be a stronger measure: the
   * report opens again, is decided and the measure is taken in the same transaction. Both sides are told.
   */
  async answer(act: NoticeAppealAct, decision: ReportDecision): Promise<void> {
    const { tenantId, notice, actor } = act;
    const outcome = decision.outcome === 'dismissed' ? 'upheld' : 'reversed';
    const done = await this.platform.transaction(async (connection) => {
      const found = await findOpen(connection, act);
      if (isFirstPerson(found, actor)) throw new AppealNeedsAnother();
      if (outcome === 'reversed' && !isStronger(found, decision)) throw new MeasureNotStronger();
      const answered = { tenantId, notice, outcome, by: actor.email } as const;
      if ((await answerNoticeAppeal(connection, answered)) === 0) throw new AppealNotFound();
      await audit(connection, actor, {
        action: `notice_appeal.${outcome}`,
        tenantId,
        // The subject is written as in the member's file.
        subject: `account:${found.profile ?? 'none'}`,
        details: { notice, report: found.report, decision: found.decision },
      });
      if (outcome === 'upheld') {
        await tellUpheld(connection, act, found.reference);
        return undefined;
      }
      const report = { tenantId, report: found.report, actor };
      const decidedAt = await reopenNotice(connection, { tenantId, notice, report: found.report });
      // Content that the first decision removed stays removed.
      if (REPLACED.includes(found.kind)) await endDecision(connection, tenantId, found.decision, actor.email);
      const closed = await this.reports.decideWithin(connection, report, decision);
      await keepFirstDecisionTime(connection, { tenantId, notice }, decidedAt);
      return { report, closed };
    });
    if (done) this.reports.close(done.report, decision, done.closed);
  }
}

const appealOf = ({ report_id: id, report_text: text, reported_at, ended_at, ...row }: Row): OpenNoticeAppeal => {
  const { reporter_id, profile_id, fictional, reason, evidence, ...appeal } = row;
  return {
    ...appeal,
    least_stronger: leastStronger({ ...row, ended_at }),
    report: { id, text, created_at: reported_at, reporter_id, profile_id, fictional, reason, evidence },
  };
};

/** Holds the account before the report, as everywhere, and the appeal behind them. The decision is read once nobody else can end it. */
async function findOpen(connection: Connection, { tenantId, notice }: NoticeAppealAct): Promise<Appealed> {
  await connection.query(
    `select from account a where a.tenant_id = $1 and a.id = (
       select r.profile_id from notice n join report r on r.tenant_id = n.tenant_id and r.id = n.report_id
       where n.tenant_id = $1 and n.id = $2) for no key update`,
    [tenantId, notice],
  );
  const [found] = await connection.query<Appealed>(
    `select r.id as report, n.reference, r.profile_id as profile, d.id as decision, d.kind, d.ends_at, d.ended_at, n.decided_by, d.deciders
     from notice_appeal l join notice n on n.tenant_id = l.tenant_id and n.id = l.notice_id
       join report r on r.tenant_id = n.tenant_id and r.id = n.report_id
       join decision d on d.tenant_id = n.tenant_id and d.id = n.decision_id
     where l.tenant_id = $1 and l.notice_id = $2 and l.decided_at is null`,
    [tenantId, notice],
  );
  if (!found) throw new AppealNotFound();
  return found;
}

/** Tells the reporter that everything stays. Where more is done, the answer to the report says so. */
async function tellUpheld(
  connection: Connection,
  { tenantId, notice }: NoticeAppealAct,
  reference: string,
): Promise<void> {
  const person = await noticePerson(connection, tenantId, notice);
  if (!person) return;
  const { name, ...to } = person;
  const entry = mailEntry({ mail: 'appeal_upheld', params: { name, note: null, about: { reference } }, person: to });
  // An entry's tenant is the scope's.
  await connection.query("select set_config('app.tenant_id', $1, true)", [String(tenantId)]);
  await connection.execute(entry.text, entry.values);
}
