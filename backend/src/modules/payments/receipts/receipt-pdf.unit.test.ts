import { LOCALES } from '../../../../../contract/text/locales';
import { readPdf } from '../../../../test/support/payments/read-pdf';
import { type TenantDocument } from '../../tenants';
import { receiptPdf } from './receipt-pdf';
import { receiptSheet } from './receipt-sheet';
import { type Receipt } from './receipts';

const PAID_AT = new Date('2026-12-06T23:30:00.000Z');
const RECEIPT: Receipt = {
  ...{ number: '2026-000042', order: 1_518_204_711, revision: 3, package: 'plus', credits: 1500, currency: 'EUR' },
  ...{ listAmount: 1999, discountAmount: 500, amount: 1499, vatBasisPoints: 2100, vatAmount: 260, country: 'NL' },
  ...{
    language: 'nl',
    orderedAt: PAID_AT,
    begunAt: PAID_AT,
    paidAt: PAID_AT,
    method: 'ideal',
    isTest: false,
    wasAhead: false,
    isCollected: false,
  },
  moneyBack: [],
};
const DOCUMENT = {
  notifications: { discreet_name: 'Everglow' },
  settings: { refund_days: 14, support_email: 'help@everglow.example', support_phone: '+31 85 000 0001' },
  company: {
    ...{ name: 'Żółta Łódź Sp. z o.o.', address: 'ul. Świętokrzyska 12', zip: '00-001', city: 'Łódź', country: 'PL' },
    ...{ register: 'Krajowy Rejestr Sądowy', kvk: '90000001', vat_numbers: ['PL000099998B57', 'GB999999999'] },
  },
} as unknown as TenantDocument;
const LINK = 'https://everglow.example/withdraw';

async function linesIn(tag: string, more: Partial<Receipt> = {}): Promise<string[]> {
  const sheet = receiptSheet({ ...RECEIPT, ...more }, { document: DOCUMENT, tag, withdrawUrl: LINK });
  const lines = readPdf(await receiptPdf(sheet, { tag, date: PAID_AT }));
  return lines.map((line) => line.replaceAll('\u00a0', ' '));
}

it('says everything that the order has kept', async () => {
  expect(await linesIn('nl-NL')).toEqual([
    'EverglowBetaalbewijs',
    'Nummer2026-000042',
    'Betaald op6 december 2026',
    'Bestelnummer1518204711',
    'Besteld op6 december 2026',
    'Land van de koperNederland',
    'Betaald metiDEAL | Wero',
    'VerkoperŻółta Łódź Sp. z o.o.',
    'ul. Świętokrzyska 12',
    '00-001 Łódź, Polen',
    'Krajowy Rejestr Sądowy: 90000001',
    'Btw-nummer: PL000099998B57, GB999999999',
    'help@everglow.example, +31 85 000 0001',
    'Credits: 1.500 (pakket: plus)',
    'Normale prijs€ 19,99',
    'Korting€ -5,00',
    'Totaal€ 14,99',
    'Bedrag zonder btw€ 12,39',
    'Btw (21%)€ 2,60',
    expect.stringContaining('tot 14 dagen na betaling') as string,
    expect.any(String) as string,
    'Op 6 december 2026 heb je ons gevraagd om meteen te beginnen.',
  ]);
});

it.each([
  ['pl-PL', 'PLN', ['Zwykła cena19,99 zł', 'Zniżka-5,00 zł', 'Razem14,99 zł']],
  ['fi-FI', 'EUR', ['Normaalihinta19,99 €', 'Alennus−5,00 €', 'Yhteensä14,99 €']],
  ['da-DK', 'DKK', ['Normal pris19,99 kr.', 'Rabat-5,00 kr.', 'I alt14,99 kr.']],
  ['fr-CH', 'CHF', ['Prix normal19.99 CHF', 'Réduction-5.00 CHF', 'Total14.99 CHF']],
  ['en-US', 'USD', ['Regular price$19.99', 'Discount-$5.00', 'Total$14.99', 'Tax (21%)$2.60']],
  ['sv-SE', 'SEK', ['Ordinarie pris19,99 kr', 'Rabatt−5,00 kr', 'Summa14,99 kr']],
])('%s writes %s as the country does', async (tag, currency, lines) => {
  expect(await linesIn(tag, { currency })).toEqual(expect.arrayContaining(lines));
});

it('lists what has gone back since, and what is left', async () => {
  const moneyBack = [
    { kind: 'refunded', amount: 300, at: '2026-12-08T10:00:00.000Z', reference: null },
    { kind: 'on_its_way', amount: 100, at: '2026-12-09T10:00:00.000Z', reference: null },
    { kind: 'charged_back', amount: 1099, at: '2026-12-10T10:00:00.000Z', reference: null },
  ] as const;
  const lines = await linesIn('en-GB', { moneyBack });
  const from = lines.indexOf('VAT (21%)€2.60');
  expect(lines.slice(from + 1, from + 5)).toEqual([
    'Refunded on 8 December 2026-€3.00',
    'Refund on its way since 9 December 2026-€1.00',
    'Charged back by your bank on 10 December 2026-€10.99',
    'Total after refunds€0.00',
  ]);
});

const TRANSFERRED = { kind: 'transferred', amount: 500, at: '2026-12-08T10:00:00.000Z' } as const;

it('names the transfer by which the bank has paid a refund', async () => {
  const lines = await linesIn('nl-NL', { moneyBack: [{ ...TRANSFERRED, reference: 'NL26 7741 REFUND' }] });
  const from = lines.findIndex((line) => line.startsWith('Terugbetaald'));
  expect(lines.slice(from, from + 3)).toEqual([
    'Terugbetaald met een overschrijving op 8 december 2026€ -5,00',
    'Kenmerk: NL26 7741 REFUND',
    'Totaal na terugbetaling€ 9,99',
  ]);
});

it('breaks a reference that is longer than a line', async () => {
  const reference = `${'NL26-7741-'.repeat(13)}REFUND ŁÓDŹ`;
  const lines = await linesIn('en-GB', { moneyBack: [{ ...TRANSFERRED, reference }] });
  const [from, to] = ['Reference:', 'Total after refunds'].map((start) =>
    lines.findIndex((line) => line.startsWith(start)),
  );
  const shown = lines.slice(from, to);
  expect(shown.length).toBeGreaterThan(1);
  expect(shown.every((line) => line.length < 100)).toBe(true);
  expect(shown.join('').replaceAll(' ', '')).toBe(`Reference:${reference.replaceAll(' ', '')}`);
});

it('has no line for what there is not: discount, VAT, method', async () => {
  const none = { listAmount: 1499, discountAmount: 0, vatBasisPoints: 0, vatAmount: 0, method: null };
  const lines = (await linesIn('en-GB', none)).join('\n');
  expect(lines).toContain('Credits: 1,500 (package: plus)€14.99\nTotal€14.99\nYou can cancel');
  expect(lines).not.toMatch(/Discount|Net amount|VAT \(|Paid with/);
});

it('says that nothing was charged where payments are tried out', async () => {
  expect(await linesIn('en-GB', { isTest: true })).toContain('Test payment: nothing was charged.');
});

it.each([...LOCALES, 'de-CH', 'es-US', 'en-US'])('is whole in %s, in letters that the font has', async (tag) => {
  const moneyBack = [{ ...TRANSFERRED, reference: 'NL26 7741 REFUND' }];
  const lines = (await linesIn(tag, { method: 'card', isTest: true, moneyBack })).join('\n');
  expect(lines).toContain('NL26 7741 REFUND');
  expect(lines).toContain(LINK);
  expect(lines).toContain('2026-000042');
  expect(lines).not.toMatch(/\{|\}|undefined|\bnull\b|\?/);
});
