import { isReference } from '../../api/complaints';
import { complaintQuery, readComplaintSearch } from './search';

it('reads the filters of the inbox from the address, and nothing that the api would refuse', () => {
  const raw = {
    ...{ tenant: ' everglow ', state: 'open', kind: 'nonsense', language: 'nl', assignee: 'me', other: 'x' },
    ...{ reference: 'c-4f7k2m9qx0td', after: '' },
  };
  expect(readComplaintSearch(raw)).toEqual({
    ...{ tenant: 'everglow', state: 'open', language: 'nl', assignee: 'me', reference: 'C-4F7K2M9QX0TD' },
  });
  expect(readComplaintSearch({ reference: 'C-1', language: 'xx', state: ['open'] })).toEqual({});
});

it.each([
  ['c-4f7k2m9qx0td', true],
  [' C-4F7K2M9QX0TD ', true],
  ['C-4F7K2M9QX0T', false],
  ['N-4F7K2M9QX0TD', false],
])('%s is a reference: %s', (text, is) => {
  expect(isReference(text)).toBe(is);
});

it('asks for what waits, unless the address says otherwise or names a complaint', () => {
  expect(complaintQuery({ kind: 'payment' })).toEqual({ kind: 'payment', state: 'open' });
  expect(complaintQuery({ state: 'closed' })).toEqual({ state: 'closed' });
  expect(complaintQuery({ state: 'any' })).toEqual({});
  expect(complaintQuery({ reference: 'C-4F7K2M9QX0TD' })).toEqual({ reference: 'C-4F7K2M9QX0TD' });
});
