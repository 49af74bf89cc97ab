import { randomUUID } from 'node:crypto';
import { FIRST, testBrand } from './api';

const PERIOD = { from: '2026-11-01', to: '2026-11-02' };
const TENANT = '/api/staff/tenants/:slug';
export const PEOPLE = '/api/staff/people';

/** Bodies that pass the validation of their route: only then an answer says what the handler found. */
export const BODIES: Readonly<Record<string, object>> = {
  [`put ${PEOPLE}/:id/role`]: { role: 'support', tenants: [] },
  [`post ${PEOPLE}/:id/tokens`]: { label: 'laptop' },
  ['post /api/staff/machine-accounts/:id/tokens']: { label: 'laptop' },
  [`post ${TENANT}/fictional-people/plan`]: { yaml: 'people: []' },
  [`put ${TENANT}/fictional-people`]: { yaml: 'people: []', state: '0'.repeat(32), reason: 'A test' },
  [`post ${TENANT}/fictional-people/:id/hide`]: { reason: 'A test' },
  [`post ${TENANT}/fictional-people/:id/show`]: { reason: 'A test' },
  [`put ${TENANT}/domains`]: { domains: [{ host: 'new.everglow.localhost', kind: 'alias' }] },
  [`post ${TENANT}/domain-moves`]: { host: `${FIRST}.localhost`, reason: 'A test' },
  [`put ${TENANT}/domains/:host/state`]: { state: 'retired', reason: 'A test' },
  [`post ${TENANT}/postback-secrets`]: { network: 'acme' },
  [`post ${TENANT}/plan`]: { source: testBrand(FIRST).own },
  [`post ${TENANT}/revisions`]: { source: testBrand(FIRST).own, base: 1, reason: 'A test' },
  [`post ${TENANT}/releases`]: { revision: 1, base: 1, reason: 'A test' },
  [`post ${TENANT}/rollbacks`]: { base: 1, reason: 'A test' },
  [`post ${TENANT}/scheduled-releases`]: {
    ...{ revision: 1, base: 1, reason: 'A test', publish_at: '2099-01-01T00:00:00Z' },
  },
  [`post ${TENANT}/members/:id/looks`]: { reason: 'sign_in' },
  [`post ${TENANT}/members/:id/notes`]: { text: 'Calls back' },
  [`post ${TENANT}/members/:id/block`]: { reason: 'Sends links' },
  [`post ${TENANT}/members/:id/unblock`]: { reason: 'Sends links' },
  [`post ${TENANT}/members/:id/deletion`]: { reason: 'Sends links' },
  [`post ${TENANT}/members/:id/credits`]: { kind: 'support', credits: 1, key: 'same-bytes', reason: 'Sends links' },
  [`post ${TENANT}/members/:id/credits/:number/reversal`]: { reason: 'Sends links' },
  [`post ${TENANT}/members/:id/mail-change-preview`]: { email: 'same-bytes@visitor.example' },
  [`post ${TENANT}/members/:id/mail-changes`]: { email: 'same-bytes@visitor.example', reason: 'As agreed' },
  [`post ${TENANT}/photos/:id/reject`]: { reason: 'nudity' },
  [`post ${TENANT}/photos/:id/notes`]: { id: '6f1c1f0e-4a52-4c55-9a37-0d3f3d3b7f10', text: 'Looks like another one' },
  [`post ${TENANT}/photo-checks/:id/approve`]: { photos: [1] },
  [`post ${TENANT}/photo-checks/:id/refuse`]: { reasons: ['other'] },
  [`post ${TENANT}/held-messages/:id/conversation`]: { reason: 'Who wrote first' },
  [`post ${TENANT}/reports/:id/closed`]: { outcome: 'dismissed' },
  [`post ${TENANT}/appeals/:id/answer`]: { outcome: 'upheld' },
  [`post ${TENANT}/notice-appeals/:id/answer`]: { outcome: 'dismissed' },
  [`post ${TENANT}/block-looks/:id/answer`]: { outcome: 'upheld' },
  [`post ${TENANT}/revisions/:revision/visual-diffs`]: { against: 1 },
  [`post ${TENANT}/orders/:id/refund-preview`]: { amount: 1 },
  [`post ${TENANT}/orders/:id/refunds`]: { amount: 1, key: 'same-bytes', reason: 'As agreed' },
  [`post ${TENANT}/refunds/:id/transfers`]: { reference: 'A transfer', key: 'same-bytes', reason: 'As agreed' },
  [`post ${TENANT}/refunds/:id/waiver`]: { reason: 'As agreed' },
  [`post ${TENANT}/payment-disputes/:id/response`]: { note: 'Sent the receipt' },
  [`post ${TENANT}/payment-differences/:id/resolution`]: { note: 'It is right' },
  [`post ${TENANT}/given-up-entries/:id/discard`]: { reason: 'Sent by hand' },
  [`post ${TENANT}/complaints/:reference/answers`]: { id: randomUUID(), text: 'Hello', seen: null, closes: false },
  [`post ${TENANT}/complaints/:reference/notes`]: { id: randomUUID(), text: 'Calls back' },
  [`put ${TENANT}/complaints/:reference/assignee`]: { assignee: null },
  [`post ${TENANT}/complaints/:reference/closed`]: { reason: 'Was a test' },
  ...Object.fromEntries(
    ['stop', 'go-on', 'rollback'].map((act) => [`post /api/staff/fleet/waves/:wave/${act}`, { reason: 'A test' }]),
  ),
  [`post ${TENANT}/provider-accounts`]: { account: 'same', provider: 'mollie', mode: 'test', key: 'test_same-bytes' },
  [`put ${TENANT}/provider-accounts/:account/key`]: { secret: 'test_same-bytes' },
  [`post ${TENANT}/provider-accounts/:account/event-secrets`]: { secret: 'whsec_same-bytes' },
  [`put ${TENANT}/provider-accounts/:account/reports-key`]: { secret: 'access_same-bytes' },
  [`put ${TENANT}/provider-accounts/:account/status`]: { status: 'closed', reason: 'A test' },
  ['post /api/staff/work-claims']: { queue: 'reports' },
  [`post ${TENANT}/debit-files`]: { account: 'same-bytes' },
  [`post ${TENANT}/debit-returns`]: { debit: randomUUID(), reason: 'AM04' },
  [`post ${TENANT}/discount-codes`]: { code: 'SAMEBYTES', percent: 5, expires: '2099-01-01T00:00:00Z' },
  ['post /api/staff/discount-codes']: {
    ...{ tenants: [FIRST], currency: 'EUR', code: 'SAMEBYTES', percent: 5, expires: '2099-01-01T00:00:00Z' },
  },
};
/** Queries that do. */
export const QUERIES: Readonly<Record<string, object>> = {
  [`get ${TENANT}/erasures`]: PERIOD,
  [`get ${TENANT}/postbacks`]: PERIOD,
  [`get ${TENANT}/traffic`]: { ...PERIOD, by: 'day' },
  [`get ${TENANT}/payment-figures`]: PERIOD,
  ['get /api/staff/payment-figures']: PERIOD,
  ...Object.fromEntries(
    ['vat-proofs', 'vat-report', 'settlement-report'].map((list) => [`get /api/staff/${list}`, PERIOD]),
  ),
  [`get ${TENANT}/settlement-report`]: PERIOD,
  [`get ${TENANT}/vat-report`]: PERIOD,
  [`get ${TENANT}/moderation-figures`]: { year: 2026 },
  [`get ${TENANT}/revisions/:revision/visual-diffs`]: { against: 1 },
  [`get ${TENANT}/books-export`]: { month: '2026-11' },
};

/** Fields that name something of a brand without standing in the path. */
export const FIELDS: readonly (readonly [route: string, field: string, value: string])[] = [
  ['get /api/staff/members', 'tenant', 'slug'],
  ['get /api/staff/complaints', 'tenant', 'slug'],
  ['get /api/staff/mail-changes', 'tenant', 'slug'],
  ['get /api/staff/credit-gifts', 'tenant', 'slug'],
  ...[
    ...['orders', 'payment-disputes', 'payment-differences', 'payment-figures', 'refund-requests', 'discount-codes'],
    ...['settlement-report', 'vat-report', 'vat-proofs', 'provider-accounts', 'due-refunds'],
  ].map((list) => [`get /api/staff/${list}`, 'tenant', 'slug'] as const),
  ['post /api/staff/discount-codes', 'tenants', 'slug'],
  [`post ${TENANT}/discount-codes`, 'member', 'members/:id'],
  [`post ${TENANT}/domain-moves`, 'host', 'domains/:host'],
  [`post ${TENANT}/releases`, 'revision', 'revisions/:revision'],
  [`post ${TENANT}/rollbacks`, 'revision', 'revisions/:revision'],
  [`post ${TENANT}/scheduled-releases`, 'revision', 'revisions/:revision'],
  [`get ${TENANT}/revisions/:revision/changes`, 'against', 'revisions/:revision'],
  [`get ${TENANT}/revisions/:revision/visual-diffs`, 'against', 'revisions/:revision'],
  [`post ${TENANT}/revisions/:revision/visual-diffs`, 'against', 'revisions/:revision'],
  ['get /api/staff/audit', 'tenant', 'slug'],
  ['get /api/staff/texts', 'tenant', 'slug'],
  ['post /api/staff/work-claims', 'tenant', 'slug'],
];
