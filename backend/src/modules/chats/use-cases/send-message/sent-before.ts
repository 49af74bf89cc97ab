import { isDeepStrictEqual } from 'node:util';
import { type Statement } from '../../../../platform/database';
import { type Attachment } from '../../attachments/attachment';
import { isSameThing } from '../../quotes/quote';
import { MESSAGE_COLUMNS } from '../../messages/message-row';
import { type Draft, type Sent } from './send-statement';

/** Finds the message that the sender has sent under this id, if any, in the shape of a new one. */
export const sentBefore = (sender: number, clientId: string): Statement => ({
  text: `select ${MESSAGE_COLUMNS}, m.conversation_id as conversation, mine.partner_id, theirs.unread as partner_unread,
      mine.unread as own_unread, b.balance as credits
    from message m join chat mine on mine.member_id = m.sender_id and mine.conversation_id = m.conversation_id
      join chat theirs on theirs.member_id = mine.partner_id and theirs.conversation_id = m.conversation_id
      join credit_balance b on b.account_id = m.sender_id
    where m.sender_id = $1::integer and m.client_id = $2::uuid`,
  values: [sender, clientId],
});

/** Whether that is what is being sent again. Of what has been taken back nothing is left to compare. */
export const isSame = (sent: Sent, draft: Draft): boolean =>
  sent.gone_at !== null ||
  (sent.kind === draft.kind && sent.body === draft.body && isSameAttachment(sent.attachment, draft.attachment));

function isSameAttachment(one: Attachment | null, other: Attachment | null): boolean {
  const [{ quote, ...kept }, { quote: otherQuote, ...otherKept }] = [one ?? {}, other ?? {}];
  return isSameThing(quote, otherQuote) && isDeepStrictEqual(kept, otherKept);
}

const UNIQUE_VIOLATION = '23505';

/** Whether a statement failed because the sender has used the id before, or is using it at this moment. */
export function isRepeated(error: unknown): boolean {
  const { code, constraint } = (error ?? {}) as { readonly code?: unknown; readonly constraint?: unknown };
  return (
    code === UNIQUE_VIOLATION &&
    (constraint === 'message_tenant_id_sender_id_client_id_key' ||
      constraint === 'credit_entry_tenant_id_idempotency_key_key')
  );
}
