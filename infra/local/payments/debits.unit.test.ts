import { randomUUID } from 'node:crypto';
import {
  type NewDebit,
  type PaymentProvider,
  type ProviderAccess,
  type ProviderDebits,
  type RegisteredMandate,
} from '../../../backend/src/platform/payments';
import { type Running, mollieAt, providersAt, startRunning, until } from './testing/running';

const apiKey = 'test_debits';
const access: ProviderAccess = { apiKey, mode: 'test' };
const iban = 'NL91ABNA0417164300';

let sandbox: Running;
let provider: PaymentProvider;
let debits: ProviderDebits;
let references = 0;

beforeAll(async () => {
  sandbox = await startRunning();
  provider = providersAt(sandbox.url).byName('mollie');
  if (!provider.debits) throw new Error('Mollie collects debits');
  ({ debits } = provider);
  await sandbox.ask('accounts', { key: apiKey, payee: 'Everglow' });
});
afterAll(() => sandbox.stop());

const signed = (holder = 'T. Tester') => ({
  ...{
    reference: `7KQ2-M9XD-4FTR-${String((references += 1)).padStart(4, '0')}`,
    holder,
    iban,
    signedOn: '2026-11-25',
  },
});
const debitOf = (mandate: RegisteredMandate, amount = 2500): NewDebit => ({
  ...{ attempt: randomUUID(), sum: { amount, currency: 'EUR' }, description: 'Everglow', mandate },
  eventsUrl: 'http://127.0.0.1:9/events',
});
const statusOf = async (id: string): Promise<string> => (await provider.read(access, id)).status;
/** The bank answers within the time that the sandbox's clock is moved by. */
async function after(id: string, status: string): Promise<void> {
  await sandbox.ask('clock', { advance_seconds: 60 });
  await until(async () => (await statusOf(id)) === status);
}

it('registers what was signed, once for a reference', async () => {
  const mandate = signed();
  const registered = await debits.registerMandate(access, mandate);
  expect(await debits.registerMandate(access, mandate)).toEqual(registered);
  const { customer, mandate: mandateId } = registered;
  expect(await mollieAt(sandbox.url, apiKey).mandates.get({ customerId: customer, mandateId })).toMatchObject({
    ...{ status: 'valid', method: 'directdebit', mandateReference: mandate.reference, signatureDate: '2026-11-25' },
    details: { consumerName: 'T. Tester', consumerAccount: iban },
  });
});

it('refuses an IBAN that cannot exist', async () => {
  const wrong = { ...signed(), iban: 'NL92ABNA0417164300' };
  await expect(debits.registerMandate(access, wrong)).rejects.toMatchObject({ fault: 'refused' });
});

it('charges a mandate without a page, and is pending before the bank has paid', async () => {
  const debit = debitOf(await debits.registerMandate(access, signed()));
  const report = await debits.createDebit(access, debit);
  expect(report).toMatchObject({
    ...{ status: 'pending', mode: 'test', sum: debit.sum, attempt: debit.attempt, method: 'sepa_debit' },
    ...{ refunds: [], disputes: [] },
  });
  expect(await provider.find(access, debit.attempt, new Date(Date.now() - 1000))).toMatchObject({
    ...{ payment: report.payment, url: undefined },
  });
  await after(report.payment, 'paid');
});

it('charges once for an attempt, also where the answer was lost', async () => {
  const debit = debitOf(await debits.registerMandate(access, signed()));
  await sandbox.ask('call-faults', { kind: 'cut', key: apiKey, on: 'POST /v2/payments', count: 1 });
  await expect(debits.createDebit(access, debit)).rejects.toMatchObject({ fault: 'silent' });
  const found = await provider.find(access, debit.attempt, new Date(Date.now() - 1000));
  expect((await debits.createDebit(access, debit)).payment).toBe(found?.payment);
});

it.each(['AM04', 'AC06', 'MD01'])('tells of a debit that the bank sent back for %s', async (reason) => {
  const mandate = await debits.registerMandate(access, signed(`T. ${reason}`));
  const { payment } = await debits.createDebit(access, debitOf(mandate));
  await after(payment, 'failed');
  expect(await provider.read(access, payment)).toMatchObject({ status: 'failed', failure: reason, disputes: [] });
});

it('tells of a debit that was paid and then taken back', async () => {
  const mandate = await debits.registerMandate(access, signed());
  const { payment } = await debits.createDebit(access, debitOf(mandate));
  await after(payment, 'paid');
  await sandbox.ask(`payments/${payment}/chargeback`, {});
  expect(await provider.read(access, payment)).toMatchObject({
    ...{ status: 'paid', disputes: [{ sum: { amount: 2500, currency: 'EUR' } }] },
  });
});

it('pays nothing back and takes nothing back while the bank has it', async () => {
  const mandate = await debits.registerMandate(access, signed());
  const { payment } = await debits.createDebit(access, debitOf(mandate));
  const refund = { payment, key: 'refund-of-debit', sum: { amount: 2500, currency: 'EUR' } };
  await expect(provider.refund(access, refund)).rejects.toMatchObject({ fault: 'refused' });
  await expect(provider.cancel(access, payment)).rejects.toMatchObject({ fault: 'refused' });
  expect(await statusOf(payment)).toBe('pending');
  await after(payment, 'paid');
  expect(await provider.refund(access, refund)).toMatchObject({ sum: refund.sum });
});

it('charges no mandate that was revoked; revoked again, it is nothing new', async () => {
  const mandate = await debits.registerMandate(access, signed());
  await debits.revokeMandate(access, mandate);
  await debits.revokeMandate(access, mandate);
  await debits.revokeMandate(access, { ...mandate, mandate: 'mdt_unknown1' });
  await expect(debits.createDebit(access, debitOf(mandate))).rejects.toMatchObject({ fault: 'refused' });
});
