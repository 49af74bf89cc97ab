import { parseSearch, writeSearch } from '../../frame/address-search';
import { readRevisionsSearch } from './search';

it('the page of the revisions stands in the address', () => {
  expect(readRevisionsSearch(parseSearch(writeSearch({ after: 1021 })))).toEqual({ after: 1021 });
  for (const wrong of ['', '0', '-3', 'x', '1.5']) expect(readRevisionsSearch({ after: wrong })).toEqual({});
});
