import { soughtIn } from './sought';

const found = (genders: readonly string[]) => ({ members: [], next: null, total: null, similar: null, genders });

it('tells whom the answer from sign-up has the search look for', () => {
  expect(soughtIn(found(['man']), {}, ['woman', 'man', 'non_binary'])).toBe('man');
  expect(soughtIn(found(['woman', 'man', 'non_binary']), {}, ['man', 'non_binary'])).toBe('');
  expect(soughtIn(found(['woman', 'man', 'non_binary']), {}, ['woman', 'man'])).toBe('');
});

it('tells nothing where the filters say it, or nothing is known', () => {
  expect(soughtIn(found(['man']), { gender: 'man' }, ['woman', 'man'])).toBe('');
  expect(soughtIn(undefined, {}, ['woman', 'man'])).toBe('');
});
