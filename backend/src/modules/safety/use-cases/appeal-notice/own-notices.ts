import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database';
import { type Say, say } from '../../../notifications';
import { AppealTooLate, DecisionAppealed, DecisionNotFound } from '../../../decisions';
import { hashOfNoticeToken } from '../../notices/close-notice';
import { type OwnNoticeResponse } from './own-notice.response';

const SHOWN = 100;

/** How a notice is found by whoever gave it: signed in by its reference, or by the token of the mail. */
export type NoticeKey = { readonly account: number; readonly reference: string } | { readonly token: string };

/** The language of the call and the brand that speaks. */
export interface Speaker {
  readonly tag: string;
  readonly brand: string;
}

interface Row {
  readonly id: number;
  readonly reference: string;
  readonly created_at: Date;
  readonly decided_at: Date | null;
  /** Nothing was done. */
  readonly is_dismissed: boolean;
  /** The decision was reversed, and the reporter got a mail about it. */
  readonly is_reversed: boolean;
  readonly has_report: boolean;
  readonly appeal_until: Date | null;
  readonly text: string | null;
  readonly appealed_at: Date | null;
  readonly outcome: 'upheld' | 'reversed' | null;
}

const ROWS = `
  select n.id, n.reference, n.created_at, n.decided_at, coalesce(d.kind = 'dismissed', false) as is_dismissed,
    d.ended_at is not null and (coalesce(d.look_outcome = 'reversed', false)
      or exists (select from appeal a where a.decision_id = d.id and a.outcome = 'reversed')) as is_reversed,
    r.id is not null as has_report, n.decided_at + interval '6 months' as appeal_until,
    l.text, l.created_at as appealed_at, l.outcome
  from notice n left join decision d on d.id = n.decision_id left join report r on r.id = n.report_id
    left join notice_appeal l on l.notice_id = n.id`;

/** Shows people their own reports with what came of them, and takes their appeals. */
@Injectable()
export class OwnNotices {
  constructor(private readonly database: Database) {}

  async list(account: number, speaker: Speaker): Promise<OwnNoticeResponse[]> {
    const rows = await this.database.query<Row>(
      `${ROWS} where n.account_id = $1 order by n.created_at desc, n.id desc limit ${SHOWN}`,
      [account],
    );
    return rows.map((row) => answerOf(row, speaker));
  }

  async open(by: NoticeKey, speaker: Speaker): Promise<OwnNoticeResponse> {
    return answerOf(await this.find(by), speaker);
  }

  /** The same words again are the same appeal. */
  async appeal(by: NoticeKey, text: string, speaker: Speaker): Promise<OwnNoticeResponse> {
    const found = await this.find(by);
    if (found.appealed_at === null) {
      if (found.decided_at === null) throw new DecisionNotFound();
      if (!found.has_report || found.appeal_until === null || found.appeal_until < new Date())
        throw new AppealTooLate();
      await this.database.execute(
        'insert into notice_appeal (notice_id, text) values ($1, $2) on conflict (tenant_id, notice_id) do nothing',
        [found.id, text],
      );
    }
    const appealed = await this.find(by);
    if (appealed.text !== text) throw new DecisionAppealed();
    return answerOf(appealed, speaker);
  }

  private async find(by: NoticeKey): Promise<Row> {
    const [where, values] =
      'token' in by
        ? ['n.appeal_hash = $1', [hashOfNoticeToken(by.token)]]
        : ['n.reference = $1 and n.account_id = $2', [by.reference, by.account]];
    const [row] = await this.database.query<Row>(`${ROWS} where ${where}`, values);
    if (!row) throw new DecisionNotFound();
    return row;
  }
}

function subjectOf({ decided_at: decidedAt, is_reversed: isReversed }: Row) {
  if (decidedAt === null) return 'notice_received_subject';
  return isReversed ? 'notice_reversed_subject' : 'notice_decided_subject';
}

function resultOf({ is_dismissed: isDismissed, is_reversed: isReversed }: Row) {
  if (isReversed) return 'notice_reversed_text';
  return isDismissed ? 'notice_decided_dismissed' : 'notice_decided_acted';
}

function answerOf(row: Row, { tag, brand }: Speaker): OwnNoticeResponse {
  const { reference, text, appealed_at: appealedAt } = row;
  const speak: Say = say(tag);
  const result = resultOf(row);
  const isOpen = row.decided_at !== null && row.has_report && appealedAt === null;
  return {
    reference,
    what: speak(subjectOf(row), { reference }),
    result: row.decided_at === null ? null : `${speak(result, { brand })} ${speak('decision_software_none')}`,
    sent_at: row.created_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
    appeal_until: isOpen ? (row.appeal_until?.toISOString() ?? null) : null,
    appeal: appealedAt === null ? null : { text: text ?? '', sent_at: appealedAt.toISOString(), outcome: row.outcome },
  };
}
