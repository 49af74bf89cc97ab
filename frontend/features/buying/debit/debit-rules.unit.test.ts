import { checkDebit, type DebitValues, phoneFault } from './debit-rules';

const FILLED: DebitValues = {
  ...{ account_holder: 'Jo Visser', iban: 'NL91 ABNA 0417 1643 00', street: 'Keizersgracht', house_number: '12 hs' },
  ...{ zip: '1015 CX', city: 'Amsterdam', phone: '06 12345678', otp: '012345' },
};
const faults = (more: Partial<DebitValues>, sentTo: string | undefined = FILLED.phone) =>
  checkDebit({ ...FILLED, ...more }, sentTo);

it('takes a form that is filled in, with spaces at its ends', () => {
  expect(faults({})).toEqual({});
  expect(faults({ city: ' Amsterdam ', phone: ' 06 12345678 ' })).toEqual({});
});

it.each([
  [{ account_holder: ' ' }, { account_holder: 'account_holder_missing' }],
  [{ account_holder: 'J' }, { account_holder: 'line_invalid' }],
  [{ street: '<b>' }, { street: 'line_invalid' }],
  [{ city: 'x'.repeat(36) }, { city: 'line_invalid' }],
  [
    { house_number: '', zip: '' },
    { house_number: 'house_number_missing', zip: 'zip_missing' },
  ],
  [{ iban: ' ' }, { iban: 'iban_missing' }],
  [{ iban: 'NL91 ABNA 0417 1643 01' }, { iban: 'iban_invalid' }],
  [{ iban: 'SA03 8000 0000 6080 1016 7519' }, { iban: 'iban_not_sepa' }],
  [{ phone: '' }, { phone: 'phone_missing' }],
  [{ phone: 'call me' }, { phone: 'phone_invalid' }],
  [{ phone: '06 87654321' }, { phone: 'otp_unsent' }],
  [{ otp: '12345' }, { otp: 'otp_missing' }],
])('tells what is wrong: %j', (more, expected) => {
  expect(faults(more)).toEqual(expected);
});

it('asks for a code first', () => {
  expect(checkDebit({ ...FILLED, otp: '' }, undefined)).toEqual({ phone: 'otp_unsent' });
});

it.each(['06 12345678', '+31 6 1234 5678', '(06)12345678'])('%s may be a number', (phone) => {
  expect(phoneFault(phone)).toBeUndefined();
});
