/** Objects as Mollie's API v2 answers with them: HAL, with some of the fields that do not matter. */
export const MOLLIE_ATTEMPT = '0199d7c2-93a1-7000-8000-5a1f6c1e2b3d';
export const MOLLIE_PAYMENT = 'tr_5B8cwPMGnU6qLbRvo7qEZo';

type Fields = Readonly<Record<string, unknown>>;
const url = (path: string): Fields => ({ href: `https://api.mollie.com/v2/${path}`, type: 'application/hal+json' });

export const euros = (value: string): Fields => ({ currency: 'EUR', value });

export const molliePayment = (fields: Fields = {}): Fields => ({
  resource: 'payment',
  id: MOLLIE_PAYMENT,
  mode: 'test',
  createdAt: '2026-11-24T10:00:00+00:00',
  amount: euros('19.99'),
  description: 'Everglow credits',
  method: 'ideal',
  metadata: { attempt: MOLLIE_ATTEMPT },
  status: 'open',
  isCancelable: false,
  locale: 'nl_NL',
  profileId: 'pfl_QkEhN94Ba',
  sequenceType: 'oneoff',
  redirectUrl: 'https://everglow.example/transactions/7',
  webhookUrl: 'https://console.example/api/payment-events/mollie/x',
  expiresAt: '2026-11-24T10:15:00+00:00',
  _links: {
    self: url(`payments/${MOLLIE_PAYMENT}`),
    checkout: { href: 'https://www.mollie.com/checkout/issuer/select/ideal/5B8cwPMGnU', type: 'text/html' },
    dashboard: { href: 'https://my.mollie.com/dashboard', type: 'text/html' },
  },
  ...fields,
});

/** No longer payable. */
export const endedPayment = (fields: Fields): Fields =>
  molliePayment({ expiresAt: undefined, _links: { self: url(`payments/${MOLLIE_PAYMENT}`) }, ...fields });

export const mollieRefund = (fields: Fields = {}): Fields => ({
  resource: 'refund',
  id: 're_4qqhO89gsT',
  mode: 'test',
  amount: euros('5.00'),
  settlementAmount: euros('-5.00'),
  description: 'Everglow credits',
  metadata: { refund: 'refund-1' },
  paymentId: MOLLIE_PAYMENT,
  status: 'refunded',
  createdAt: '2026-11-24T11:00:00+00:00',
  _links: { self: url('refunds'), payment: url(`payments/${MOLLIE_PAYMENT}`), documentation: url('docs') },
  ...fields,
});

export const mollieChargeback = (fields: Fields = {}): Fields => ({
  resource: 'chargeback',
  id: 'chb_n9z0tp',
  amount: euros('19.99'),
  settlementAmount: euros('-19.99'),
  paymentId: MOLLIE_PAYMENT,
  createdAt: '2026-11-24T12:00:00+00:00',
  reversedAt: null,
  _links: { self: url('chargebacks'), payment: url(`payments/${MOLLIE_PAYMENT}`), documentation: url('docs') },
  ...fields,
});

export const mollieList = (name: string, items: readonly Fields[], next: string | null = null): Fields => ({
  count: items.length,
  _embedded: { [name]: items },
  _links: { self: url(name), previous: null, next: next === null ? null : url(next), documentation: url('docs') },
});

export const mollieMethod = (id: string, fields: Fields = {}): Fields => ({
  resource: 'method',
  id,
  description: id,
  minimumAmount: euros('0.01'),
  maximumAmount: euros('50000.00'),
  image: { size1x: 'https://mollie.com/1.png', size2x: 'https://mollie.com/2.png', svg: 'https://mollie.com/1.svg' },
  status: 'activated',
  _links: { self: url(`methods/${id}`) },
  ...fields,
});

export const mollieProfile = (fields: Fields = {}): Fields => ({
  resource: 'profile',
  id: 'pfl_QkEhN94Ba',
  mode: 'live',
  name: 'Everglow',
  website: 'https://everglow.example',
  email: 'jane@example.com',
  phone: null,
  businessCategory: 'OTHER_MERCHANDISE',
  status: 'verified',
  createdAt: '2026-01-01T00:00:00+00:00',
  _links: { self: url('profiles/me') },
  ...fields,
});

export const mollieError = (status: number, field?: string): Fields => ({
  status,
  title: 'Some reason phrase',
  detail: 'The account of jane@example.com is not acceptable',
  ...(field !== undefined && { field }),
  _links: { documentation: { href: 'https://docs.mollie.com/errors', type: 'text/html' } },
});
