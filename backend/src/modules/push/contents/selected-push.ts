import { selectedOutboxEntry } from '../../../platform/outbox';
import { PUSH_ENTRY } from '../sending/push-entry';

/** SQL expressions over `from`, a common table with its condition; `account` is whom the push goes to. */
interface SelectedPush {
  readonly push: string;
  readonly account: string;
  readonly subject: string;
  readonly id: string;
  readonly trace: string;
  readonly from: string;
  readonly condition?: string;
  readonly delaySeconds: number;
}

/**
 * Writes the entry of a push out of the statement that causes it, for accounts that have a device: the others’ would only
 * be work for the outbox.
 */
export const selectedPush = ({ push, account, subject, from, condition = 'true', ...entry }: SelectedPush): string =>
  selectedOutboxEntry({
    ...entry,
    kind: PUSH_ENTRY,
    payload: `jsonb_build_object('push', '${push}', 'account', ${account}, 'subject', ${subject})`,
    from: `${from} where ${condition} and exists (select from push_subscription d where d.account_id = ${account})`,
  });
