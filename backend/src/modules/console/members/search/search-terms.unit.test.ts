import { nameCursorOf, namePositionIn } from './name-cursor';
import { searchTermOf } from './search-terms';

it.each([
  [' Noa@Everglow.example ', { by: 'email', email: 'Noa@Everglow.example' }],
  ['c-0123456789ab', { by: 'complaint', reference: 'C-0123456789AB' }],
  ['4711', { by: 'number', number: 4711 }],
  ['9999999999', { by: 'name', prefix: '9999999999' }],
  ['2026-000017', { by: 'receipt', receipt: '2026-000017' }],
  ['tr_7UhSN1zuXS', { by: 'payment', payment: 'tr_7UhSN1zuXS' }],
  ['C-123', { by: 'name', prefix: 'C-123' }],
  ['Élo ', { by: 'name', prefix: 'Élo' }],
  ['', { by: 'name', prefix: '' }],
])('%j is looked for by %j', (text, term) => {
  expect(searchTermOf(text)).toEqual(term);
});

it.each([
  { name: 'élodie', id: 5 },
  { name: '', id: 2_147_483_647 },
  { name: 'a.b-c_d 💫', id: 1 },
])('the place %j comes back of its cursor', (position) => {
  expect(namePositionIn(nameCursorOf(position))).toEqual(position);
});

it('a cursor that was made up holds nothing that no column could hold', () => {
  expect(namePositionIn('9999999999.AAAA')).toEqual({ name: '', id: 2_147_483_647 });
});
