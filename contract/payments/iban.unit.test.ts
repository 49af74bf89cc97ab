import { countrySpecs } from 'ibantools';
import { compactIban, ibanFault, SEPA_LENGTHS } from './iban';

it.each([
  ['NL91 ABNA 0417 1643 00', undefined],
  ['nl91abna0417164300', undefined],
  ['DE89-3704-0044-0532-0130-00', undefined],
  ['NO93 8601 1117 947', undefined],
  ['MT84 MALT 0110 0001 2345 MTLC AST0 01S', undefined],
  ['NL91 ABNA 0417 1643 01', 'invalid'],
  ['NL19 ABNA 0417 1643 00', 'invalid'],
  ['NL91 ABNA 0417 1643 0', 'invalid'],
  ['DE8937040044053201300', 'invalid'],
  ['', 'invalid'],
  ['NL91', 'invalid'],
  ['ÄL91 ABNA 0417 1643 00', 'invalid'],
  ['SA03 8000 0000 6080 1016 7519', 'not_sepa'],
])('%s: %s', (iban, fault) => {
  expect(ibanFault(iban)).toBe(fault);
});

it('has the countries and lengths that the api checks by', () => {
  const lengths = Object.entries(countrySpecs).flatMap(([country, { SEPA, chars }]) =>
    SEPA && chars !== undefined ? [[country, chars]] : [],
  );
  expect(SEPA_LENGTHS).toEqual(Object.fromEntries(lengths));
});

it('is written without spaces and hyphens, in capitals', () => {
  expect(compactIban(' nl91 abna-0417 1643 00')).toBe('NL91ABNA0417164300');
});
