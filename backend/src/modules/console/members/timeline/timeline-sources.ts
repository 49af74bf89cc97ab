/** Where entries of a member's timeline come from: `$1` is the tenant, `$2` the account, `$3` how the audit calls it. */
export interface TimelineSource {
  /** Names the source in cursors. */
  readonly name: string;
  readonly from: string;
  readonly at: string;
  readonly id: string;
  readonly what: string;
  readonly actor?: string;
  /** Pairs of `json_build_object`. */
  readonly details?: string;
}

const OF_ACCOUNT = 'tenant_id = $1 and account_id = $2';
const OF_PROFILE = 'tenant_id = $1 and profile_id = $2';
const ADDRESS_HASH = '(select email_hash from account where tenant_id = $1 and id = $2)';

export const TIMELINE_SOURCES: readonly TimelineSource[] = [
  {
    name: 'sign_up',
    from: 'from account where tenant_id = $1 and id = $2',
    at: 'created_at',
    id: 'id',
    what: `'account.signed_up'`,
    details: `'host', signup_host`,
  },
  {
    name: 'confirmed',
    from: 'from account where tenant_id = $1 and id = $2 and confirmed_at is not null',
    at: 'confirmed_at',
    id: 'id',
    what: `'account.confirmed'`,
  },
  { name: 'account', from: `from account_event where ${OF_ACCOUNT}`, at: 'at', id: 'id', what: `'account.' || kind` },
  {
    name: 'staff',
    from: `from audit_entry where tenant_id = $1 and subject = $3 and action <> 'member.viewed'`,
    ...{ at: 'at', id: 'id', what: 'action', actor: 'actor' },
    details: 'details',
  },
  {
    name: 'mail',
    from: `from mail_log where ${OF_ACCOUNT}`,
    at: 'at',
    id: 'entry',
    what: `'mail.' || outcome`,
    details: `'mail', mail, 'reason', reason`,
  },
  {
    name: 'bounce',
    from: `from mail_suppression where tenant_id = $1 and email_hash = ${ADDRESS_HASH}`,
    at: 'since',
    id: 'reason',
    what: `'mail.' || reason`,
    details: `'code', code`,
  },
  {
    name: 'photo',
    from: `from photo where ${OF_PROFILE}`,
    at: 'created_at',
    id: 'id',
    what: `'photo.added'`,
    details: `'photo', id`,
  },
  {
    name: 'photo_decided',
    from: `from photo where ${OF_PROFILE} and decided_at is not null`,
    at: 'decided_at',
    id: 'id',
    what: `'photo.' || status`,
    actor: 'decided_by',
    details: `'photo', id, 'reason', reason`,
  },
  {
    name: 'check_sent',
    from: `from photo_check where ${OF_PROFILE} and sent_at is not null`,
    at: 'sent_at',
    id: 'id',
    what: `'photo_check.sent'`,
  },
  {
    name: 'check_decided',
    from: `from photo_check where ${OF_PROFILE} and decided_at is not null`,
    at: 'decided_at',
    id: 'id',
    what: `'photo_check.' || status`,
    actor: 'decided_by',
    details: `'reasons', reasons`,
  },
  {
    name: 'reported',
    from: `from report where ${OF_PROFILE}`,
    at: 'created_at',
    id: 'id',
    what: `'report.received'`,
    details: `'report', id, 'reason', reason`,
  },
  {
    name: 'report_closed',
    from: `from report where ${OF_PROFILE} and closed_at is not null`,
    at: 'closed_at',
    id: 'id',
    what: `'report.closed'`,
    actor: 'closed_by',
    details: `'report', id, 'outcome', outcome`,
  },
  {
    name: 'reporting',
    from: `from report where tenant_id = $1 and reporter_id = $2`,
    at: 'created_at',
    id: 'id',
    what: `'report.filed'`,
    details: `'report', id, 'reason', reason`,
  },
  {
    name: 'device',
    from: `from session where ${OF_ACCOUNT}`,
    at: 'created_at',
    id: 'id',
    what: `'device.signed_in'`,
    details: `'device', device`,
  },
  {
    name: 'push',
    from: `from push_subscription where ${OF_ACCOUNT}`,
    at: 'created_at',
    id: 'id',
    what: `'device.push_on'`,
    details: `'device', device`,
  },
  {
    name: 'credits',
    from: `from credit_entry where ${OF_ACCOUNT}`,
    at: 'created_at',
    id: 'id',
    what: `'credits.' || reason`,
    details: `'amount', amount, 'balance', balance_after, 'entry', number`,
  },
  {
    name: 'order',
    from: `from payment_order where ${OF_ACCOUNT}`,
    at: 'created_at',
    id: 'id',
    what: `'order.placed'`,
    details: `'order', id, 'amount', amount, 'currency', currency`,
  },
  {
    name: 'order_paid',
    from: `from payment_order where ${OF_ACCOUNT} and paid_at is not null`,
    at: 'paid_at',
    id: 'id',
    what: `'order.paid'`,
    details: `'order', id, 'amount', amount, 'currency', currency`,
  },
  {
    name: 'consent',
    from: `from consent where ${OF_ACCOUNT}`,
    at: 'created_at',
    id: 'id',
    what: `case when given then 'consent.given' else 'consent.withdrawn' end`,
    details: `'kind', kind`,
  },
  {
    name: 'export',
    from: `from data_export where ${OF_ACCOUNT}`,
    at: 'asked_at',
    id: 'id',
    what: `'export.asked'`,
    details: `'status', status`,
  },
];
