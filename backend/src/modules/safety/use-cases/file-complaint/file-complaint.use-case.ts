import { Injectable } from '@nestjs/common';
import { type Locale } from '../../../../../../contract/text/locales';
import { Database } from '../../../../platform/database';
import { OutboxHint, uuidV7 } from '../../../../platform/outbox';
import { currentTenantId } from '../../../../platform/tenancy';
import { mailEntry } from '../../../notifications';
import { complaintEntries } from '../../complaint-entries';
import { ReplyTo } from '../../complaints/reply-to';
import { complaintReference } from './complaint-reference';
import { type FileComplaintRequest } from './file-complaint.request';
import { submissionKey } from './submission-key';

/**
 * Keeps a visitor's complaint and writes the two mails that it causes, all in one round trip: either everything is there
 * or nothing. The same submission again changes nothing and gets the same reference.
 */
@Injectable()
export class FileComplaint {
  constructor(
    private readonly database: Database,
    private readonly hint: OutboxHint,
    private readonly replyTo: ReplyTo,
  ) {}

  async file(complaint: FileComplaintRequest, locale: Locale, idempotencyKey?: string): Promise<string> {
    const { name, email, kind, message, reference: about = '' } = complaint;
    const id = uuidV7();
    const reference = complaintReference();
    const submission = submissionKey(complaint, idempotencyKey);
    const replyTo = await this.replyTo.threadOf(currentTenantId(), id);
    const notesTo = await this.replyTo.threadOf(currentTenantId(), id, 'support');
    const isNew = { text: 'select 1 from complaint where id = $1', values: [id] };
    const [, , , rows] = await this.database.batch([
      ...complaintEntries({ id, reference, submission, kind, name, email, message, about, locale, notesTo }),
      mailEntry(
        {
          ...{ mail: 'complaint_confirmation', params: { name, kind, reference } },
          ...{ person: { address: email, locale }, ...(replyTo && { replyTo }) },
        },
        isNew,
      ),
      { text: 'select reference from complaint where submission = $1', values: [submission] },
    ]);
    this.hint.give();
    const kept = rows?.[0]?.['reference'];
    if (typeof kept !== 'string') throw new Error('the complaint was not kept');
    return kept;
  }
}
