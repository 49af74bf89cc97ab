import { DELETED, type DeclaredTable, emailKeyOf, withheld } from '../../platform/personal-data';

/** Anybody can type any address: a complaint is its owner's only once the account has shown that it reads the mailbox. */
const OWN_COMPLAINT = `lower(email) = ${emailKeyOf('complaint')} and exists (select from account a
      where a.tenant_id = complaint.tenant_id and a.id = $1::integer and a.confirmed_at is not null)`;

/** SQL: which rows of `notice` are the person’s. */
const OWN_NOTICES = `notice.account_id = $1::integer or lower(notice.email) = ${emailKeyOf('notice')} and exists (select from account a
      where a.tenant_id = notice.tenant_id and a.id = $1::integer and a.confirmed_at is not null)`;

/** In the order of erasure: what belongs to a complaint goes before it loses its address. */
export const SAFETY_DATA: readonly DeclaredTable[] = [
  {
    table: 'complaint_message',
    name: 'messages_of_complaints',
    rows: `complaint_id in (select id from complaint where complaint.tenant_id = complaint_message.tenant_id and ${OWN_COMPLAINT})`,
    key: ['id'],
    columns: {
      id: withheld('names the row, and nothing else does'),
      complaint_id: withheld('the complaint stands there with its reference'),
      kind: 'kind',
      author: withheld('names somebody who works for the brand, which answers for what they do'),
      body: 'message',
      quoted: 'quoted',
      refused_files: withheld('how many files came with it, none of which was kept'),
      from_elsewhere: withheld('whether it came from another address than the complaint’s'),
      mail_key: withheld('a hash of the mail'),
      created_at: 'created_at',
    },
    erase: DELETED,
    forgotten: 'two years after the complaint was made',
  },
  {
    table: 'complaint',
    name: 'complaints',
    rows: OWN_COMPLAINT,
    key: ['id'],
    columns: {
      id: withheld('the reference names it'),
      reference: 'reference',
      submission: withheld('a hash of the same words'),
      kind: 'kind',
      name: 'name',
      email: 'email',
      message: 'message',
      about: 'about',
      locale: 'language',
      created_at: 'created_at',
      state: 'status',
      due_at: withheld('by when staff should answer'),
      open_since: withheld('since when it waits for staff'),
      assignee: withheld('names somebody who works for the brand, which answers for what they do'),
      last_at: withheld('the messages tell it'),
      closed_at: 'closed_at',
      closed_by: withheld('names somebody who works for the brand, which answers for what they do'),
    },
    audited: 'reference',
    erase: {
      how: 'detach',
      columns: {
        ...{ submission: "'erased:' || id", name: "''", email: "''", message: "''", about: 'null' },
        ...{ state: "'closed'", due_at: 'null', closed_at: 'coalesce(closed_at, now())' },
        closed_by: "coalesce(closed_by, 'erasure')",
      },
      reason: 'for two years it can be told that there was one, of which kind and when',
    },
    forgotten: 'two years after it was made',
  },
  {
    table: 'notice_appeal',
    name: 'appeals_about_notices',
    rows: `notice_id in (select n.id from notice n where n.tenant_id = notice_appeal.tenant_id and (${OWN_NOTICES.replaceAll('notice.', 'n.')}))`,
    key: ['notice_id'],
    columns: {
      notice_id: withheld('the reference of the notice names it'),
      text: 'message',
      created_at: 'created_at',
      outcome: 'outcome',
      decided_at: 'decided_at',
      decided_by: withheld('who of the staff looked at it'),
    },
    erase: {
      how: 'detach',
      columns: { text: "''" },
      reason: 'for six years it can be told that there was one, and what became of it',
    },
    forgotten: 'with its notice',
  },
  {
    table: 'notice',
    name: 'notices',
    rows: OWN_NOTICES,
    key: ['id'],
    columns: {
      id: withheld('the reference names it'),
      reference: 'reference',
      submission: withheld('a hash of the same words'),
      report_id: withheld('the staff’s number for it'),
      account_id: withheld('the same id as the profile’s'),
      reason: 'reason',
      address: 'address',
      name: 'name',
      email: 'email',
      locale: 'language',
      created_at: 'created_at',
      decision_id: withheld('what became of the other one'),
      decided_at: 'decided_at',
      decided_by: withheld('who of the staff looked at it'),
      appeal_hash: withheld('a hash of a link’s token'),
    },
    erase: {
      how: 'detach',
      columns: {
        appeal_hash: 'null',
        submission: "'erased:' || id",
        account_id: 'null',
        address: 'null',
        name: 'null',
        email: 'null',
      },
      reason: 'for six years it can be told that there was one, for which reason, and when it was decided',
    },
    forgotten: 'six years after it was made',
  },
  {
    table: 'block',
    name: 'blocked_members',
    // The blocked member's id is left out: it is the other person's data.
    rows: 'blocker_id = $1::integer',
    key: ['blocker_id', 'blocked_id'],
    columns: { blocker_id: withheld('the same id as the profile’s'), blocked_id: 'id', created_at: 'created_at' },
    erase: DELETED,
  },
  {
    table: 'report',
    name: 'reports',
    // Theirs who told: whom it is about is told nothing. It goes with either.
    rows: 'reporter_id = $1::integer',
    key: ['id'],
    columns: {
      id: withheld('the staff’s number for it'),
      reporter_id: withheld('the same id as the profile’s'),
      profile_id: 'id',
      reason: 'reason',
      text: 'message',
      evidence: withheld('what the other one’s profile said'),
      created_at: 'created_at',
      closed_at: 'closed_at',
      closed_by: withheld('who of the staff looked at it'),
      outcome: withheld('what became of the other one'),
    },
    erase: DELETED,
    forgotten: 'half a year after staff closed it',
  },
];
