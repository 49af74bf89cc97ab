import { type ComplaintInShort } from '../api/complaints';

/** The inbox of complaints. `{n}`, `{language}`, `{file}` and names are filled in. */
export const complaints = {
  title: 'Complaints',
  brand: 'Brand',
  state: 'State',
  kind: 'Topic',
  about: 'About',
  language: 'Language',
  reference: 'Reference',
  assignee: 'Taken by',
  search: 'Search',
  writer: 'Writer',
  due: 'Due',
  last: 'Last written',
  more: 'More complaints',
  first: 'First page',
  nothing: 'No complaint fits.',
  erased: 'erased',
  next: 'Next complaint',
  before: 'Complaint before',
  back: 'To the list',
} as const;

export const states: Readonly<Record<ComplaintInShort['state'], string>> = {
  open: 'Waits for us',
  answered: 'Answered',
  closed: 'Closed',
};

export const kinds: Readonly<Record<ComplaintInShort['kind'], string>> = {
  complaint: 'The service',
  appeal: 'A decision',
  report: 'A profile or message',
  payment: 'A payment',
  withdrawal: 'A withdrawal',
  other: 'Something else',
};

export const assignees = { me: 'Me', nobody: 'Nobody' } as const;

export const thread = {
  facts: 'Facts',
  address: 'E-mail address',
  about: 'Order or profile',
  member: 'Member',
  open_member: 'Member {n}',
  orders: 'Orders of this member',
  member_hint: 'Has the address. Anybody can type any address.',
  no_member: 'Nobody of this brand has the address.',
  since: 'Written',
  closed: 'Closed {time} by {by}',
  taken: 'Taken by',
  nobody: 'Nobody',
  take: 'Take it',
  conversation: 'Conversation',
  answer_by: 'Answer by {by}',
  reply_by: 'Reply',
  note_by: 'Note of {by}, for staff alone',
  note_mailed_by: 'Note by mail to the support, for staff alone; the mail says it is from {by}',
  quoted: 'What it quotes',
  files: 'Files that came with it were not kept: {n}. The writer was asked for words alone.',
  elsewhere: 'Sent from another address than the complaint.',
  no_words: 'No words.',
} as const;

export const answering = {
  title: 'Answer',
  label: 'Answer in {language}',
  hint: 'The mail greets by name, and names the reference. The writer can reply to it.',
  closes: 'Close with this answer',
  send: 'Send the answer',
  send_key: 'Send',
  focus: 'Write an answer',
  macros: 'Ready answers',
  macro_hint: 'Puts it behind what you have written. Read it before you send it.',
  sent: 'Sent. The mail is on its way.',
  sent_closed: 'Sent and closed. A reply opens it again.',
  close: 'Close without an answer',
  close_reason: 'Why it needs no answer',
  close_now: 'Close',
  closed: 'Closed.',
  reopen: 'Open again',
  reopened: 'Open again.',
  note: 'Note for staff',
  note_hint: 'No mail goes out. The writer reads it in their own export only.',
  add_note: 'Keep the note',
  no_address: 'The writer was erased: there is nobody to answer.',
} as const;

/** The record takes them as they stand here. */
export const closeReasons = [
  'It needs no answer',
  'It was sent twice',
  'It was answered elsewhere',
  'It is spam',
] as const;

export const macros: Readonly<Record<string, string>> = {
  sign_in: 'New password',
  payment: 'Payment: ask for details',
  refund: 'Refunds',
  deletion: 'Delete the account',
  more: 'Ask for details',
  report: 'Reported somebody',
  decision: 'Appeal a decision',
  solved: 'Works again',
  paid_back: 'Paid back',
};
