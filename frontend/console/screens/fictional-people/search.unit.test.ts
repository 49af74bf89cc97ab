import { readFictionalSearch } from './search';

it('reads the page from the text of an address', () => {
  expect(readFictionalSearch({ after: '51' })).toEqual({ after: 51 });
  for (const after of ['', 'x', '-1', '1.5', '0', undefined, ['1', '2']])
    expect([after, readFictionalSearch({ after })]).toEqual([after, {}]);
});
