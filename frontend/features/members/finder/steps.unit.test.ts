import { type FilterField } from '../../../../contract/profile/fields';
import { stepsOf } from './steps';

const offer = (fields: readonly FilterField[]) => ({ fields, minAge: 18, isMember: true });

it('asks whom, where, how old and what in common, then the brand’s own', () => {
  const fields = [
    'sexuality',
    'max_age',
    'interests',
    'distance',
    'gender',
    'min_age',
    'country',
    'body_type',
  ] as const;
  expect(stepsOf(offer(fields), 2)).toEqual([
    { name: 'gender', fields: ['gender'] },
    { name: 'place', fields: ['distance', 'country'] },
    { name: 'age', fields: ['max_age', 'min_age'] },
    { name: 'interests', fields: ['interests'] },
    { name: 'trait', fields: ['sexuality'] },
    { name: 'trait', fields: ['body_type'] },
  ]);
});

it('asks nothing that the brand does not search by, nor which of one country', () => {
  expect(stepsOf(offer(['country', 'min_age']), 1)).toEqual([{ name: 'age', fields: ['min_age'] }]);
  expect(stepsOf(offer([]), 3)).toEqual([]);
});

it('asks nothing that this build does not know: a revision outlives fields', () => {
  expect(stepsOf(offer(['shoe_size' as FilterField, 'gender']), 1)).toEqual([{ name: 'gender', fields: ['gender'] }]);
});
