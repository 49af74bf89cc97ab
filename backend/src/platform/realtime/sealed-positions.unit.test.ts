import { DataKeys } from '../data-keys';
import { SealedPositions } from './sealed-positions';

const keys = new DataKeys({ DATA_KEY: 'x'.repeat(32) });
const positions = new SealedPositions(keys);

it('opens what any process with the same key sealed', () => {
  for (const position of ['1', '740', '9007199254740993', '9'.repeat(19)])
    expect(new SealedPositions(keys).open(positions.seal(position))).toBe(position);
});

it('shows nothing of a position: neither its digits nor its length, and each time something else', () => {
  const sealed = ['7', '7', '1234567890123456789'].map((position) => positions.seal(position));
  expect(new Set(sealed).size).toBe(3);
  expect(new Set(sealed.map(({ length }) => length))).toEqual(new Set([63]));
});

it('opens nothing else', () => {
  const sealed = positions.seal('740');
  const other = new SealedPositions(new DataKeys({ DATA_KEY: 'y'.repeat(32) })).seal('740');
  const elsewhere = keys.seal('search cursor', '', '740'.padStart(19, '0')).toString('base64url');
  const noPosition = positions.seal('-740');
  const changed = (sealed.startsWith('A') ? 'B' : 'A') + sealed.slice(1);
  for (const text of ['', '740', 'x', sealed.slice(1), `${sealed}A`, changed, other, elsewhere, noPosition])
    expect(positions.open(text)).toBeUndefined();
});
