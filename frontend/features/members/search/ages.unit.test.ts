import { agesOf, agesText, withAges } from './ages';

const offer = { minAge: 21 };

it('takes the ends of the scale where nothing is asked', () => {
  expect(agesOf({}, offer)).toEqual({ min: 21, max: 99, from: 21, to: 99 });
  expect(agesOf({ min_age: '30', max_age: '40' }, offer)).toEqual({ min: 21, max: 99, from: 30, to: 40 });
});

it('asks for nothing at the ends of the scale', () => {
  expect(withAges({ online: 'true', min_age: '30' }, { from: 21, to: 99 }, offer)).toEqual({ online: 'true' });
  expect(withAges({}, { from: 22, to: 98 }, offer)).toEqual({ min_age: '22', max_age: '98' });
});

it.each([
  [{}, undefined],
  [{ min_age: '30' }, '30+'],
  [{ max_age: '40' }, '21–40'],
  [{ min_age: '30', max_age: '40' }, '30–40'],
])('says %j in a few signs', (filters, expected) => {
  expect(agesText(filters, offer)).toBe(expected);
});
