import { type ProviderName } from '../../../../platform/payments';
import { type WaitingWork } from '../../../../shared/waiting-work';
import { REFUND_DUE_DAYS } from '../../money-back/refund-entries';
import { STILL_OWED } from './still-owed';

/** Providers that have no call for refunds, so that staff make them. */
export const REFUNDED_BY_HAND: readonly ProviderName[] = ['flexpay', 'bank'];

const NEAR_DAYS = 3;

const IS_BY_HAND = `p.provider in (${REFUNDED_BY_HAND.map((name) => `'${name}'`).join(', ')})`;
const IS_NEAR = `w.due_at < now() + interval '${String(NEAR_DAYS)} days'`;
const hasDispute = (condition: string): string => `exists (select from payment_dispute d
  where d.tenant_id = w.tenant_id and d.attempt_id = w.attempt_id and ${condition})`;
const IS_LOST = hasDispute("d.status = 'lost'");

/**
 * Refunds that failed and are still owed, that staff have to make by hand, or that are not paid and due within days. A refund
 * of a direct debit waits until there is money to pay back, and what the bank took back is owed to nobody.
 */
export const DUE_REFUND_WORK: WaitingWork = {
  from: `money_refund w join payment_attempt a on a.tenant_id = w.tenant_id and a.id = w.attempt_id
    join provider_account p on p.tenant_id = a.tenant_id and p.id = a.provider_account_id`,
  where: `w.status <> 'done' and case w.status when 'failed' then ${STILL_OWED} > 0
    when 'sent' then not ${IS_LOST} and ${IS_NEAR}
    else not ${IS_LOST} and a.status = 'paid' and (${IS_NEAR} or ${IS_BY_HAND}) end`,
  id: 'w.id::text',
  // The law counts from the first time that it was asked for, also where it was sent again.
  since: `(w.due_at - interval '${String(REFUND_DUE_DAYS)} days')`,
  due: { limits: [{ within: REFUND_DUE_DAYS * 24 * 60 }] },
};

/** Why a refund is not paid, with what staff do next about it. */
export const DUE_REFUND_CAUSES = {
  under_way: 'ask_provider',
  in_dispute: 'wait',
  transfer_waits: 'second_person',
  failed_elsewhere: 'pay_back_anew',
  stopped: 'send_again',
  refused: 'send_again',
  not_paid_out: 'send_again',
  by_transfer: 'transfer',
  by_provider_pages: 'provider_pages',
  not_sent: 'send_again',
} as const;
export type DueRefundCause = keyof typeof DUE_REFUND_CAUSES;
export type DueRefundAct = (typeof DUE_REFUND_CAUSES)[DueRefundCause];

/** SQL: the cause of a row of the work. */
export const DUE_REFUND_CAUSE = `case
  when w.status = 'sent' then 'under_way'
  when ${hasDispute("d.status = 'open'")} then 'in_dispute'
  when w.status = 'failed' and exists (select from refund_request q where q.tenant_id = w.tenant_id and q.transfer_of = w.id
    and q.status = 'waiting') then 'transfer_waits'
  when w.status = 'failed' and w.reason = 'provider' then 'failed_elsewhere'
  when w.status = 'failed' and w.provider_refund_id is not null then 'not_paid_out'
  when w.status = 'failed' and ${hasDispute('true')} then 'stopped'
  when w.status = 'failed' then 'refused'
  when p.provider = 'bank' then 'by_transfer'
  when ${IS_BY_HAND} then 'by_provider_pages'
  else 'not_sent' end`;
