import { type DeclaredTable, withheld } from '../../platform/personal-data';

const owner = withheld('the same id as the account’s');
const BOOKS =
  'bookkeeping duty: what was sold, paid and paid back stays for ten years, under a number that was nobody’s';
const ofOwn = (table: string): string =>
  `exists (select from payment_order o where o.tenant_id = ${table}.tenant_id and o.id = ${table}.order_id
    and o.account_id = $1::integer)`;
const internal = withheld('a number of ours or the provider’s');
const account = withheld('the brand’s name for its account at the provider');

/** In the order of erasure. An order follows its credits’ owner, whose number an erasure changes. */
export const PAYMENTS_DATA: readonly DeclaredTable[] = [
  { table: 'provider_account', impersonal: 'the brand’s accounts at providers of payments' },
  { table: 'money_transfer', impersonal: 'sums between accounts of the books, of orders that name nobody' },
  {
    table: 'payment_event',
    impersonal: 'that a provider told of a payment, and when; what it told is not kept',
  },
  {
    table: 'payment_order',
    name: 'orders',
    rows: 'account_id = $1::integer',
    key: ['id'],
    columns: {
      id: 'id',
      account_id: owner,
      package_id: 'package',
      credits: 'credits',
      currency: 'currency',
      list_amount: 'price',
      discount_amount: 'discount',
      amount: 'sum',
      country: 'country',
      vat_basis_points: 'vat_rate',
      vat_amount: 'vat',
      evidence: 'evidence_of_country',
      revision: withheld('the brand’s number of the settings that the price was taken from'),
      begun_at: 'asked_to_begin_at',
      consent_text: 'consent_text',
      language: 'language',
      status: 'status',
      client_key: withheld('keeps the order from being made twice'),
      created_at: 'created_at',
      expires_at: 'expires_at',
      paid_at: 'paid_at',
    },
    erase: { how: 'detach', columns: { client_key: 'gen_random_uuid()' }, reason: BOOKS },
  },
  {
    table: 'payment_attempt',
    name: 'payments',
    rows: ofOwn('payment_attempt'),
    key: ['id'],
    columns: {
      id: internal,
      order_id: 'order',
      provider_account_id: account,
      method: 'method',
      status: 'status',
      provider_payment_id: internal,
      provider_other_id: internal,
      provider_status: withheld('the status in the provider’s words'),
      checkout_url: withheld('the address at which it was paid'),
      failure: 'failure',
      created_at: 'created_at',
      expires_at: 'expires_at',
      next_check_at: withheld('when the provider is asked next'),
      checks: withheld('how often the provider was asked'),
      checked_at: withheld('when the provider was asked'),
    },
    erase: { how: 'detach', columns: { checkout_url: 'null' }, reason: BOOKS },
  },
  {
    table: 'money_refund',
    name: 'refunds',
    rows: ofOwn('money_refund'),
    key: ['id'],
    columns: {
      id: internal,
      order_id: 'order',
      attempt_id: internal,
      reason: 'reason',
      amount: 'sum',
      credits: 'credits',
      reckoning: 'reckoning',
      status: 'status',
      provider_refund_id: internal,
      asked_at: 'asked_at',
      due_at: 'due_by',
      done_at: 'done_at',
      asked_by: withheld('who of the staff asked for it'),
      note: withheld('what staff wrote down for each other'),
    },
    erase: { how: 'keep', reason: BOOKS, until: 'ten years after it' },
  },
  {
    table: 'payment_dispute',
    name: 'disputes',
    rows: ofOwn('payment_dispute'),
    key: ['id'],
    columns: {
      id: internal,
      order_id: 'order',
      attempt_id: internal,
      provider_dispute_id: internal,
      amount: 'sum',
      credits_taken: 'credits_taken',
      credits_missing: 'credits_missing',
      status: 'status',
      opened_at: 'opened_at',
      closed_at: 'closed_at',
    },
    erase: { how: 'keep', reason: BOOKS, until: 'ten years after it' },
  },
];
