import { parseSearch, writeSearch } from './address-search';

it('writes filters as plain text, and reads them as they were written', () => {
  const search = { q: '4711', reason: 'mails & payment', offset: 50, group: undefined, find: '', true: 'true' };
  expect(writeSearch(search)).toBe('?q=4711&reason=mails+%26+payment&offset=50&true=true');
  expect(parseSearch(writeSearch(search))).toEqual({
    ...{ q: '4711', reason: 'mails & payment', offset: '50', true: 'true' },
  });
  expect(writeSearch({})).toBe('');
  expect(parseSearch('')).toEqual({});
});
