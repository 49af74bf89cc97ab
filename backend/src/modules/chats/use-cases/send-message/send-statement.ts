import { type Statement } from '../../../../platform/database';
import { uuidV7 } from '../../../../platform/outbox';
import { currentScope } from '../../../../platform/tenancy';
import { enterDebit, pay } from '../../../credits';
import { selectedPush } from '../../../push';
import { type Attachment } from '../../attachments/attachment';
import { NOT_BLOCKED } from '../../conversations/partner-sql';
import { MESSAGE_COLUMNS, type MessageKind, type MessageRow } from '../../messages/message-row';

/** A message as it is to be kept. */
export interface Draft {
  readonly clientId: string;
  readonly kind: MessageKind;
  readonly body: string | null;
  readonly attachment: Attachment | null;
  readonly warning: string | null;
}

/** The cost, the revision of the settings that states it, and the id of the credit entry. */
export interface Price {
  readonly entryId: string;
  readonly cost: number;
  readonly revision: number;
}

/** A message that has been sent. */
export interface Sent extends MessageRow {
  readonly conversation: number;
  readonly partner_id: number;
  readonly partner_unread: number;
  readonly own_unread: number;
  readonly credits: number;
}

/** The idempotency key of the credit entry that pays for a message, as the statement builds it. */
export const debitKey = (sender: number, clientId: string): string => `message:${sender}:${clientId.toLowerCase()}`;

const COST = '$8::integer';

const PAY = pay({ from: 'open', account: '$1::integer', cost: COST });

// Without a number, because the conversation goes at this moment, the reference is null and everything fails: also the payment.
const ENTER_DEBIT = enterDebit({
  cost: COST,
  reason: "case $4::text when 'photo' then 'photo' when 'gift' then 'gift' else 'message' end",
  id: '$9::uuid',
  reference: "paid.conversation_id || ':' || (select seq from numbered)",
  revision: '$10::integer',
  key: "'message:' || $1::integer || ':' || $3::uuid",
});

/** Somebody with another page open may read it meanwhile. */
const MOMENT_SECONDS = 5;

/** Told to the other one's devices, unless it has been read by then. */
const PUSH = selectedPush({
  ...{ push: 'unread_messages', account: 'n.partner_id', subject: 'n.conversation_id', from: 'numbered n' },
  ...{ id: '$11::uuid', trace: '$12::text', delaySeconds: MOMENT_SECONDS },
});

/** The sender's side of the conversation `$2`, or of the one with the profile `$2`. */
const OPEN = {
  conversation: 'chat h',
  profile: `conversation pair join chat h on h.conversation_id = pair.id and pair.low_id = least($1::integer, $2::integer)
    and pair.high_id = greatest($1::integer, $2::integer)`,
};
const IS_ASKED = { conversation: 'and h.conversation_id = $2::integer', profile: '' };

/** A photo goes once: of several messages with it at the same time, the others find it sent. */
const PHOTO = {
  without: { join: '', lock: '', used: '' },
  with: {
    join: "join chat_photo f on f.id = ($6::jsonb #>> '{photo,id}')::integer and f.owner_id = h.member_id and f.seq is null",
    lock: 'for update of f',
    used: `, used as (
      update chat_photo f set conversation_id = n.conversation_id, seq = n.seq from numbered n
      where f.id = ($6::jsonb #>> '{photo,id}')::integer
    )`,
  },
};

/**
 * One statement: into a conversation that the sender writes in, with somebody who is there, a message that was not sent
 * before is paid for, numbered, written and counted, or nothing happens and nothing is found. Rows are held in one order by
 * everybody: the balance, the conversation, its sides.
 */
const send = (to: keyof typeof OPEN, photo: (typeof PHOTO)[keyof typeof PHOTO]): string => `
  with open as (
    select h.partner_id, h.conversation_id from ${OPEN[to]} join profile p on p.id = h.partner_id ${photo.join}
    where h.member_id = $1::integer and h.wrote_at is not null
      ${IS_ASKED[to]} and p.status = 'active' and ${NOT_BLOCKED}
      and not exists (select from message d where d.sender_id = $1::integer and d.client_id = $3::uuid) ${photo.lock}
  ), ${PAY}, numbered as (
    update conversation v set last_seq = v.last_seq + 1 from paid where v.id = paid.conversation_id
    returning v.last_seq as seq, paid.*
  ), ${ENTER_DEBIT}, m as (
    insert into message (conversation_id, seq, sender_id, client_id, kind, body, attachment, warning)
    select n.conversation_id, n.seq, n.account_id, $3::uuid, $4::text, $5::text, $6::jsonb, $7::text from numbered n
    returning ${MESSAGE_COLUMNS.replaceAll('m.', '')}
  ), sides as (
    update chat h set last_at = now(), changed = change_position(),
      draft = case h.member_id when n.account_id then '' else h.draft end,
      unread = h.unread + (h.member_id = n.partner_id)::integer,
      unread_since = case h.member_id when n.partner_id then coalesce(h.unread_since, now()) else h.unread_since end,
      untold_since = case h.member_id when n.partner_id then coalesce(h.untold_since, now()) else h.untold_since end
    from numbered n where h.member_id in (n.account_id, n.partner_id) and h.conversation_id = n.conversation_id
    returning h.member_id, h.unread
  ), pushed as (${PUSH}) ${photo.used}
  select ${MESSAGE_COLUMNS}, n.conversation_id as conversation, n.partner_id, n.balance as credits,
    (select unread from sides where member_id = n.partner_id) as partner_unread,
    (select unread from sides where member_id = n.account_id) as own_unread
  from m, numbered n`;

const SEND = {
  conversation: { plain: send('conversation', PHOTO.without), photo: send('conversation', PHOTO.with) },
  profile: { plain: send('profile', PHOTO.without), photo: send('profile', PHOTO.with) },
};

/** A message goes into a conversation, or to a profile with which there may be no conversation yet. */
export type Recipient = { readonly conversation: number } | { readonly profile: number };

export function sendStatement(sender: number, to: Recipient, draft: Draft, price: Price): Statement {
  const [way, id] =
    'conversation' in to ? (['conversation', to.conversation] as const) : (['profile', to.profile] as const);
  return {
    text: SEND[way][draft.kind === 'photo' ? 'photo' : 'plain'],
    values: [
      ...[sender, id, draft.clientId, draft.kind, draft.body],
      ...[draft.attachment && JSON.stringify(draft.attachment), draft.warning],
      ...[price.cost, price.entryId, price.revision, uuidV7(), currentScope()?.trace ?? ''],
    ],
  };
}
