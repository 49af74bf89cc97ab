import { BankProvider } from './bank-provider';

const bank = new BankProvider();
const verify = (apiKey: string) => bank.verify({ apiKey, mode: 'live' });

test.each(['NL91ABNA0417164300:ABNANL2A:Everglow Demo B.V.', 'NL91 ABNA 0417 1643 00::Everglow Demo B.V.'])(
  '%s is an account to collect to',
  async (key) => {
    expect(await verify(key)).toEqual({ mode: 'live', payee: 'Everglow Demo B.V.' });
  },
);

test.each([
  ['NL91ABNA0417164301:ABNANL2A:Everglow', 'iban_invalid'],
  ['SA0380000000608010167519::Everglow', 'iban_invalid'],
  ['NL91ABNA0417164300:DEUTDEFF:Everglow', 'bic_invalid'],
  ['NL91ABNA0417164300:ABNA:Everglow', 'bic_invalid'],
  ['NL91ABNA0417164300:ABNANL2A', 'key_unfit'],
  [`NL91ABNA0417164300:ABNANL2A:${'x'.repeat(71)}`, 'key_unfit'],
  ['test_1234', 'key_unfit'],
])('%s is none: %s', async (key, code) => {
  await expect(verify(key)).rejects.toMatchObject({ fault: 'unauthorised', code });
  await expect(verify(key)).rejects.not.toThrow('NL91');
});

test('a debit is pending by an id that statements have room for', async () => {
  const attempt = '0193612f-0000-7000-8000-00000000000a';
  const access = { apiKey: 'NL91ABNA0417164300::Everglow', mode: 'test' } as const;
  const { debits } = bank;
  const mandate = await debits.registerMandate(access, {
    ...{ reference: 'A-1', holder: 'Jo', iban: 'NL41ABNA0000000016', signedOn: '2026-11-25' },
  });
  const sum = { amount: 999, currency: 'EUR' };
  const report = await debits.createDebit(access, { attempt, sum, description: 'x', eventsUrl: 'x', mandate });
  expect(report).toMatchObject({
    payment: '0193612f00007000800000000000000a',
    status: 'pending',
    mode: 'test',
    sum,
    attempt,
  });
  expect(await bank.find(access, attempt)).toMatchObject({ payment: report.payment });
  await expect(debits.revokeMandate()).resolves.toBeUndefined();
});

test('it has no page, no list and no events, and nobody who could be asked', async () => {
  expect(await bank.offer()).toEqual([]);
  expect(await bank.list()).toBeUndefined();
  expect(bank.readEvent()).toBeUndefined();
  await expect(bank.cancel()).resolves.toBeUndefined();
  await expect(bank.create()).rejects.toMatchObject({ fault: 'refused', code: 'no_hosted_page' });
  await expect(bank.read()).rejects.toMatchObject({ fault: 'refused', code: 'told_by_hand' });
  await expect(bank.refund()).rejects.toMatchObject({ fault: 'refused', code: 'refund_by_hand' });
});

test.each([
  ['NL41ABNA0000000016', true],
  ['DE89370400440532013000', true],
  ['GB33BUKB20201555555555', false],
  ['CH9300762011623852957', false],
])('%s is collected from: %s', (iban, takes) => {
  expect(bank.debits.takesIban(iban)).toBe(takes);
});
