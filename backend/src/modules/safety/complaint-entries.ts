import { type Locale } from '../../../../contract/text/locales';
import { type Statement } from '../../platform/database';
import { type Mailbox } from '../../platform/mail';
import { uuidV7 } from '../../platform/outbox';
import { type ComplaintKind, mailEntry } from '../notifications';
import { complaintReference } from './use-cases/file-complaint/complaint-reference';

export interface NewComplaint {
  readonly kind: ComplaintKind;
  readonly name: string;
  readonly email: string;
  readonly message: string;
  /** An order or a profile. */
  readonly about: string;
  readonly locale: Locale;
  /** The same again is the same complaint. */
  readonly submission: string;
  readonly id?: string;
  readonly reference?: string;
  /** The address that makes a reply of the support a note of the thread; without one a reply goes to the writer. */
  readonly notesTo?: Mailbox | undefined;
}

/** The statements that keep a complaint and mail it to the brand's support. */
export function complaintEntries(complaint: NewComplaint): [Statement, Statement] {
  const { submission, id = uuidV7(), reference = complaintReference(), notesTo, ...written } = complaint;
  const { kind, name, email, message, about, locale } = written;
  return [
    {
      text: `insert into complaint (id, reference, submission, kind, name, email, message, about, locale)
        values ($1, $2, $3, $4, $5, $6, $7, nullif($8, ''), $9) on conflict (tenant_id, submission) do nothing`,
      values: [id, reference, submission, kind, name, email, message, about, locale],
    },
    mailEntry(
      {
        mail: 'complaint_received',
        params: { reference, ...written, isNoted: notesTo !== undefined },
        replyTo: notesTo ?? { name, address: email },
      },
      { text: 'select 1 from complaint where id = $1', values: [id] },
    ),
  ];
}
