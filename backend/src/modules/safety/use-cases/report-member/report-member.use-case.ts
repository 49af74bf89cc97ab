import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database';
import { OutboxHint } from '../../../../platform/outbox';
import { ProfileNotFound } from '../../../members';
import { keepMemberNotice } from '../../notices/member-notice';
import { PROFILE_EVIDENCE } from '../../reports/profile-evidence';
import { REACHABLE, blockStatement } from '../block-member/blocks';
import { ReportedMessageNotFound } from './reported-message-not-found.error';
import { type ReportMemberRequest } from './report-member.request';

/** How many of the last messages of their conversation, of both, are kept with a report, as the reporter has them. */
const LAST_MESSAGES = 30;

/** The quoted part of the receiver's profile. A photo is kept by its address and may be gone later. */
const QUOTE = `(m.attachment -> 'quote') || jsonb_build_object('key',
  (select f.key from photo f where f.id = (m.attachment #>> '{quote,photo}')::integer))`;

const KEPT = `jsonb_build_object('sender', m.sender_id, 'sent_at', m.sent_at, 'kind', m.kind, 'text', m.body,
  'photo', m.attachment #>> '{photo,key}', 'quote', ${QUOTE})`;

/** The conversation of the two, as the reporter has it. */
const THEIR_MESSAGES = `chat h join message m on m.conversation_id = h.conversation_id and m.seq > h.cleared_seq
  where h.member_id = $1::integer and h.partner_id = p.id`;

/** The one message that is meant, where one is: of the other, and still there. */
const MEANT = `from ${THEIR_MESSAGES} and m.seq = $5::integer and m.sender_id = p.id`;

/**
 * Every report is a row of its own, with the evidence of its moment. The same words sent again while the first report is
 * open are a repeated call, which changes nothing but that another message may be meant; the update also makes `returning`
 * answer for it.
 */
const REPORT = `
  insert into report (reporter_id, profile_id, reason, text, evidence)
  select $1::integer, p.id, $3::text, $4::text, ${PROFILE_EVIDENCE} || jsonb_build_object(
    'messages', coalesce((select jsonb_agg(${KEPT} order by m.seq)
      from (select m.* from ${THEIR_MESSAGES} order by m.seq desc limit ${LAST_MESSAGES}) m), '[]'))
    || case when $5::integer is null then '{}' else jsonb_build_object('reported', (select jsonb_agg(${KEPT}) ${MEANT})) end
  from profile p where ${REACHABLE} and ($5::integer is null or exists (select ${MEANT}))
  on conflict (tenant_id, reporter_id, profile_id, reason, md5(text)) where closed_at is null
  do update set evidence = case
    when coalesce(excluded.evidence -> 'reported', '[]') <@ coalesce(report.evidence -> 'reported', '[]') then report.evidence
    else report.evidence || jsonb_build_object('reported',
      coalesce(report.evidence -> 'reported', '[]') || (excluded.evidence -> 'reported')) end
  returning id`;

@Injectable()
export class ReportMember {
  constructor(
    private readonly database: Database,
    private readonly hint: OutboxHint,
  ) {}

  /**
   * All of it or nothing: somebody who names a message that is none is not blocked either. Answers the reference of the notice
   * that the report is.
   */
  async report(
    member: number,
    { profile, reason, text, message_seq: message, block }: ReportMemberRequest,
  ): Promise<string> {
    const reference = await this.database.transaction(async () => {
      const [reported] = await this.database.query<{ id: number }>(REPORT, [
        member,
        profile,
        reason,
        text ?? '',
        message ?? null,
      ]);
      if (!reported) throw message === undefined ? new ProfileNotFound() : new ReportedMessageNotFound();
      if (block === true) {
        const { text: blocking, values } = blockStatement(member, profile);
        await this.database.query(blocking, values);
      }
      return keepMemberNotice(this.database, { report: reported.id, member, reason });
    });
    this.hint.give();
    return reference;
  }
}
