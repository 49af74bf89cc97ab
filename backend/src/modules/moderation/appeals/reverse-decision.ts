import { type Connection } from '../../../platform/database';
import { unblockAccount } from '../../accounts';
import { releaseRejected } from '../../chats';
import { type DecisionContent, IS_HOLDING_BLOCK, endDecision } from '../../decisions';
import { restoreAnswer, restoreText, reverseRefusal, showPhoto } from '../../members';
import { type StatementKind } from '../../notifications';
import { tellReversedNotice } from '../../safety';

export interface Reversal {
  readonly tenantId: number;
  readonly decision: number;
  readonly kind: StatementKind;
  readonly account: number | null;
  readonly content: DecisionContent;
  readonly by: string;
}

/**
 * Undoes what a decision did, in the transaction that says so, and tells whoever reported it. What its author has changed since then
 * stays.
 */
export async function reverseDecision(connection: Connection, reversal: Reversal): Promise<void> {
  const { tenantId, decision, account, content, kind, by } = reversal;
  const ended = await endDecision(connection, tenantId, decision, by);
  if (ended > 0 || (await hasRunOut(connection, tenantId, decision)))
    await tellReversedNotice(connection, { tenantId, decision });
  if (account === null) return;
  if (kind === 'member_blocked') {
    if (await isFree(connection, tenantId, account)) await unblockAccount(connection, tenantId, account);
    return;
  }
  // A decision that was taken back has been undone already.
  if (ended === 0) return;
  const profile = { tenantId, profile: account };
  const { photo, check, field, prompt, text, message } = content;
  switch (kind) {
    case 'photo_rejected':
    case 'photo_removed':
      if (photo !== undefined) await showPhoto(connection, profile, { photo, by });
      return;
    case 'text_removed':
      if (field !== undefined && text !== undefined) await restoreText(connection, profile, { field, text });
      return;
    case 'prompt_removed':
      if (prompt !== undefined && text !== undefined) await restoreAnswer(connection, profile, { prompt, text });
      return;
    case 'message_rejected':
      if (message !== undefined) await releaseRejected(connection, tenantId, message);
      return;
    case 'photo_check_refused':
      if (check !== undefined) await reverseRefusal(connection, { ...profile, check });
      return;
    case 'warned':
      // A warning has no effect besides.
      return;
  }
}

/** Whether a block has ended by itself. Its reporter was told that something was done, and reads on their page that it is reversed. */
async function hasRunOut(connection: Connection, tenantId: number, decision: number): Promise<boolean> {
  const [over] = await connection.query(
    'select from decision where tenant_id = $1 and id = $2 and ends_at <= ended_at',
    [tenantId, decision],
  );
  return over !== undefined;
}

/** Whether nothing else keeps the account blocked. */
async function isFree(connection: Connection, tenantId: number, account: number): Promise<boolean> {
  const [free] = await connection.query(
    `select from account a where a.tenant_id = $1 and a.id = $2 and not exists (
       select from decision h where h.tenant_id = $1 and h.account_id = $2 and ${IS_HOLDING_BLOCK})`,
    [tenantId, account],
  );
  return free !== undefined;
}
