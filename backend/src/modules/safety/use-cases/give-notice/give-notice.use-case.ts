import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type Locale } from '../../../../../../contract/text/locales';
import { Database } from '../../../../platform/database';
import { OutboxHint } from '../../../../platform/outbox';
import { mailEntry } from '../../../notifications';
import { noticeReference } from '../../notices/notice-reference';
import { profileInAddress } from '../../notices/profile-in-address';
import { PROFILE_EVIDENCE } from '../../reports/profile-evidence';
import { type GiveNoticeRequest } from './give-notice.request';

const KEEP = `
  insert into notice (reference, submission, reason, address, name, email, locale)
  values ($1, $2, $3, $4, $5, $6, $7) on conflict (tenant_id, submission) do nothing returning id`;

/** The evidence of a profile that is shown to anybody; without one the staff have the address alone. */
const REPORT = `
  insert into report (profile_id, reason, text, evidence)
  select p.id, $2::text, $3::text,
    coalesce(${PROFILE_EVIDENCE}, '{"name": "", "about_me": null, "looking_for": null, "photos": []}'::jsonb)
  from (select) nothing left join profile p on p.id = $1::integer and p.status = 'active' returning id`;

/** Keeps what somebody without an account reports, and acknowledges it by mail: everything is there or nothing. */
@Injectable()
export class GiveNotice {
  constructor(
    private readonly database: Database,
    private readonly hint: OutboxHint,
  ) {}

  async give(notice: GiveNoticeRequest, locale: Locale): Promise<string> {
    const { address, reason, text, name, email } = notice;
    const submission = submissionOf(notice);
    const reference = await this.database.transaction(async () => {
      const values = [noticeReference(), submission, reason, address, name, email, locale];
      const [made] = await this.database.query<{ id: number }>(KEEP, values);
      if (made) {
        const [report] = await this.database.query<{ id: number }>(REPORT, [profileInAddress(address), reason, text]);
        await this.database.query('update notice set report_id = $2 where id = $1', [made.id, report?.id]);
      }
      const [kept] = await this.database.query<{ reference: string }>(
        'select reference from notice where submission = $1',
        [submission],
      );
      if (!kept) throw new Error('the notice was not kept');
      if (made) {
        const person = { address: email, locale };
        const entry = mailEntry({ mail: 'notice_received', params: { name, reference: kept.reference }, person });
        await this.database.query(entry.text, entry.values);
      }
      return kept.reference;
    });
    this.hint.give();
    return reference;
  }
}

function submissionOf({ address, reason, text, email }: GiveNoticeRequest, now = new Date()): string {
  const parts = [now.toISOString().slice(0, 10), email.toLowerCase(), address, reason, text];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
