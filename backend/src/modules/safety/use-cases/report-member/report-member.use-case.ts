import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database';
import { ProfileNotFound } from '../../../members';
import { REACHABLE, blockStatement } from '../block-member/blocks';
import { type ReportMemberRequest } from './report-member.request';

/** How many of the last messages of their conversation, of both, are kept with a report, as the reporter has them. */
const LAST_MESSAGES = 30;

/**
 * Every report is a row of its own, with the evidence of its moment. The same words sent again while the first report is
 * open are a repeated call, which changes nothing; the update only makes `returning` answer for it too.
 */
const REPORT = `
  insert into report (reporter_id, profile_id, reason, text, evidence)
  select $1::integer, p.id, $3::text, $4::text, jsonb_build_object(
    'name', p.name, 'about_me', p.about, 'looking_for', p.looking_for,
    'photos', coalesce((select jsonb_agg(jsonb_build_object('id', f.id, 'key', f.key, 'status', f.status)
      order by f.position, f.id) from photo f where f.profile_id = p.id), '[]'),
    'messages', coalesce((select jsonb_agg(jsonb_build_object('sender', m.sender_id, 'sent_at', m.sent_at, 'kind', m.kind,
        'text', m.body, 'photo', m.attachment #>> '{photo,key}') order by m.seq)
      from (select m.* from chat h join message m on m.conversation_id = h.conversation_id and m.seq > h.cleared_seq
        where h.member_id = $1::integer and h.partner_id = p.id order by m.seq desc limit ${LAST_MESSAGES}) m), '[]'))
  from profile p where ${REACHABLE}
  on conflict (tenant_id, reporter_id, profile_id, reason, md5(text)) where closed_at is null
  do update set reason = excluded.reason
  returning id`;

@Injectable()
export class ReportMember {
  constructor(private readonly database: Database) {}

  async report(member: number, { profile, reason, text, block }: ReportMemberRequest): Promise<void> {
    const [reported] = await this.database.batch([
      { text: REPORT, values: [member, profile, reason, text ?? ''] },
      ...(block === true ? [blockStatement(member, profile)] : []),
    ]);
    if (reported?.length === 0) throw new ProfileNotFound();
  }
}
