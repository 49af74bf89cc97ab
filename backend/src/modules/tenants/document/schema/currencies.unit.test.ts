import { DOCUMENT_FIELDS } from '../fields';

it('tells the currency of every sum, and of nothing else', () => {
  const sums = DOCUMENT_FIELDS.filter(({ unit }) => unit === 'minor units').map(({ path }) => path);
  expect(sums.length).toBeGreaterThan(5);
  expect(DOCUMENT_FIELDS.filter(({ currency }) => currency !== undefined).map(({ path }) => path)).toEqual(sums);
});
