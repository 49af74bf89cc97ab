import { isNamed } from './is-named';

it.each([
  ['Zoë', 'zoe'],
  ['Zoe', 'Zoë '],
  ['Anne-Marie', 'MARIE'],
  ['Noa', ''],
])('finds %s by “%s”', (name, wanted) => {
  expect(isNamed(name, wanted, 'nl')).toBe(true);
});

it('does not find others', () => {
  expect(isNamed('Noa', 'Noé', 'nl')).toBe(false);
});
