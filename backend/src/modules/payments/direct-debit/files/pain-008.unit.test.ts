import { faultsIn, textsOf } from '../../../../../test/support/payments/pain-008';
import { type DebitFileContent, type FiledDebit, writePain008 } from './pain-008';

const DEBIT: FiledDebit = {
  ...{ endToEndId: '0193612f00007000800000000000000a', amount: 999, creditorId: 'NL19ZZZ900000010000', isFirst: true },
  ...{ reference: '7KQ2-M9XD-4FTR-ZB6W', signedOn: '2026-11-24', holder: 'Jürgen & Zoë Groß <x>' },
  iban: 'DE89370400440532013000',
};
const FILE: DebitFileContent = {
  ...{
    id: '20261126-7KQ2M9XD',
    createdAt: '2026-11-25T23:30:01',
    collectOn: '2026-11-27',
    description: 'EVG Services',
  },
  creditor: { iban: 'NL91ABNA0417164300', bic: 'ABNANL2A', holder: 'Everglow Demo B.V.' },
  debits: [
    DEBIT,
    { ...DEBIT, endToEndId: 'b', isFirst: false, amount: 10 },
    { ...DEBIT, endToEndId: 'c', amount: 4499 },
  ],
};

test('a file fits its schema: first debits and later ones apart, each with its mandate', async () => {
  const xml = writePain008(FILE);
  expect(await faultsIn(xml)).toEqual([]);
  expect(textsOf(xml, 'SeqTp')).toEqual(['FRST', 'RCUR']);
  expect(textsOf(xml, 'EndToEndId')).toEqual([DEBIT.endToEndId, 'c', 'b']);
  expect(textsOf(xml, 'InstdAmt')).toEqual(['9.99', '44.99', '0.10']);
  expect(textsOf(xml, 'CtrlSum')).toEqual(['55.08', '54.98', '0.10']);
  expect(textsOf(xml, 'NbOfTxs')).toEqual(['3', '2', '1']);
  expect(textsOf(xml, 'CreDtTm')).toEqual(['2026-11-25T23:30:01']);
  expect(new Set(textsOf(xml, 'ReqdColltnDt'))).toEqual(new Set(['2026-11-27']));
  expect(new Set(textsOf(xml, 'DtOfSgntr'))).toEqual(new Set(['2026-11-24']));
  expect(textsOf(xml, 'Nm')).toEqual(expect.arrayContaining(['Everglow Demo B.V.', 'Jurgen + Zoe Gross .x.']));
  expect(textsOf(xml, 'InstrId')[0]).toBe('20261126-7KQ2M9XD.1.0');
  expect(textsOf(xml, 'Ustrd')).toEqual(['EVG Services', 'EVG Services', 'EVG Services']);
  expect(textsOf(xml, 'BICFI')).toEqual(['ABNANL2A', 'ABNANL2A']);
});

test('the same content makes the same bytes', () => {
  expect(writePain008(FILE)).toBe(writePain008({ ...FILE, debits: [...FILE.debits] }));
});

test('creditors that have changed meanwhile have blocks of their own, and no BIC is fine', async () => {
  const other = { ...DEBIT, endToEndId: 'd', creditorId: 'DE98ZZZ09999999999' };
  const creditor = { ...FILE.creditor, bic: undefined };
  const xml = writePain008({ ...FILE, creditor, debits: [DEBIT, other] });
  expect(await faultsIn(xml)).toEqual([]);
  expect(textsOf(xml, 'PmtInfId')).toEqual(['20261126-7KQ2M9XD.1', '20261126-7KQ2M9XD.2']);
  expect(xml).toContain('<Id>NOTPROVIDED</Id>');
});

test('sums of many debits are exact', async () => {
  const debits = Array.from({ length: 1000 }, (_, at) => ({ ...DEBIT, endToEndId: `e${at}`, amount: 1007 }));
  const xml = writePain008({ ...FILE, debits });
  expect(textsOf(xml, 'CtrlSum')).toEqual(['10070.00', '10070.00']);
  expect(await faultsIn(xml)).toEqual([]);
});

test('what does not fit tells no IBAN', () => {
  const write = () => writePain008({ ...FILE, debits: [{ ...DEBIT, iban: 'DE89370400440532013001' }] });
  expect(write).toThrow('a debit does not fit into file 20261126-7KQ2M9XD');
});

test.each([
  [
    'the wrong order',
    /<PmtMtd>DD<\/PmtMtd><BtchBookg>true<\/BtchBookg>/,
    '<BtchBookg>true</BtchBookg><PmtMtd>DD</PmtMtd>',
  ],
  ['another sequence', '<SeqTp>FRST', '<SeqTp>SOME'],
  ['an id of 36 characters', DEBIT.endToEndId, `${DEBIT.endToEndId}1234`],
  ['no amount', '9.99</InstdAmt>', '0.00</InstdAmt>'],
  ['letters that banks do not take', 'Jurgen', 'Jürgen'],
  ['another currency', 'Ccy="EUR"', 'Ccy="USD"'],
])('the schema finds %s', async (_, from, to) => {
  const xml = writePain008(FILE);
  expect(xml.replace(from, to)).not.toBe(xml);
  expect(await faultsIn(xml.replace(from, to))).not.toEqual([]);
});
