import { type ProviderAccount } from '../api/providers';

type ByProvider = Readonly<Record<ProviderAccount['provider'], string>>;

export const providers = {
  text: 'The accounts into which a brand takes money. Where several offer a way to pay, the first of them serves it.',
  none: 'No provider is connected, so nothing can be bought here.',
  none_at_all: 'No brand that you reach is connected with a provider.',
  choose: 'Choose a brand to connect it with a provider.',
  to_launch: 'Back to the launch',
  of: '{provider}: {account}',
  names: {
    mollie: 'Mollie',
    stripe: 'Stripe',
    flexpay: 'FlexPay (Verotel)',
    bank: 'Direct debits of a bank',
  } as ByProvider,
  modes: { live: 'LIVE: real money', test: 'TEST: nobody is charged' },
  statuses: {
    waiting: 'waits for a second person',
    active: 'takes payments',
    closing: 'closing: takes no new payments',
    closed: 'closed',
  },

  payee: 'Pays',
  payee_unknown: 'not told yet; check the key',
  since: 'Connected',
  events: 'Address for events',
  events_by_files: 'A bank tells of payments by files, so there is no address.',
  signing: 'Secrets of events',
  reports: 'Key of reports',
  given: 'given',
  not_given: 'not given',
  hints: {
    mollie: 'There is nothing to paste: Mollie is told the address with each payment.',
    stripe:
      'In Stripe’s dashboard, add an endpoint with this address for checkout.session.*, refund.* and charge.dispute.*. Then give its signing secret here.',
    flexpay: 'In Verotel’s Control Center, enter this address as the postback URL of the website.',
    bank: '',
  } as ByProvider,
  deaf: 'Stripe is not heard yet: the signing secret of its endpoint is missing.',

  connect: 'Connect an account',
  connect_text:
    'The provider is asked whether the key works before anything is stored. The key is sealed and never shown again.',
  provider: 'Provider',
  mode: 'Mode',
  mode_choices: { live: 'Live: real money', test: 'Test: nobody is charged' },
  account: 'Name of the account here, like mollie-2',
  key: 'Key',
  key_hints: {
    mollie: 'Mollie: the API key, live_… or test_….',
    stripe:
      'Stripe: a secret or restricted key, sk_… or rk_…. It has to read the account and its payment method configurations.',
    flexpay: 'FlexPay: <shop ID>:<signature key>, both from the website’s FlexPay options.',
    bank: 'A bank: <IBAN>:<BIC>:<name of the holder>. The BIC may be empty.',
  } as ByProvider,
  second_person: 'An account that may move real money takes payments once another operator has agreed.',
  connected: 'Connected with “{payee}”. It takes payments now.',
  connected_waits: 'Connected with “{payee}”. It takes payments once another operator has agreed.',

  check: 'Check the key',
  checked: '{account}: the key works, and pays “{payee}”.',
  replace: 'Replace the key',
  replace_text:
    'The provider is asked about the new key first. Payments that were made are looked after with it, so it has to be of the same account there.',
  replace_live: 'The key before it is used until another operator has agreed.',
  replaced: 'The new key is used from now on.',
  waits: 'It waits for another operator.',
  event_secret: 'Give the secret of events',
  event_secret_text:
    'Events that are signed with it are taken from now on. The secret before it holds until the next one is given.',
  event_secret_believed: 'Payments are booked as these events tell, so another operator has to agree first.',
  secret: 'Secret',
  event_secret_done: 'Events that are signed with it are taken from now on.',
  reports_key: 'Give the key of reports',
  reports_key_text: 'Mollie tells of fees and payouts only to an access token of the organisation with balances.read.',
  reports_key_done: 'Fees and payouts are booked from now on.',

  close_softly: 'Take no new payments',
  close_softly_text: 'Payments under way are looked after, and refunds go on.',
  close: 'Close',
  close_text: 'It takes no payments, and nothing is heard of it any more, not even chargebacks.',
  open: 'Take payments again',
  open_text: 'New payments go into this account.',
  closing: 'It takes no new payments.',
  closed: 'It is closed.',
  opened: 'It takes payments again.',

  changes: { activation: 'Taking payments', key: 'A new key', event_secret: 'A new secret of events' },
  waiting: '{change} waits for a second person. The provider says that it pays “{payee}”. {who} asked {when}.',
  approve: 'Approve',
  approve_text: '{brand}: from now on, money of this account is paid to “{payee}”.',
  approve_event_secret:
    '{brand}: from now on, payments to “{payee}” are booked as events signed with the new secret tell.',
  refuse_text: '{brand}: nothing changes. An account that was never active is closed.',
  approved: 'Approved: it is so from now on.',
  refused: 'Refused. Nothing has changed.',
} as const;
