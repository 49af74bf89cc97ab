import { regionId } from '../../../contract/profile/country-region';
import { readHandover } from './handover';

const of = (kept: Readonly<Record<string, string>>) => readHandover((key) => kept[key] ?? null);

it('takes over whom a visitor came for, the first line and the answers', () => {
  const answers = { looking_for: 'talk', min_age: 30, max_age: 39, countryregion: regionId('NL-NH'), more: 1 };
  const kept = { 'sign-up-member': '12', 'sign-up-message': 'Hi', 'sign-up-answers': JSON.stringify(answers) };
  expect(of(kept)).toEqual({
    signup_member: 12,
    signup_message: 'Hi',
    looking_for: 'talk',
    min_age: 30,
    max_age: 39,
    countryregion: regionId('NL-NH'),
  });
});

it('takes over a region that a page of before kept by its code', () => {
  expect(of({ 'sign-up-answers': '{"countryregion":"NL-NH"}' })).toEqual({ countryregion: regionId('NL-NH') });
  expect(of({ 'sign-up-answers': '{"countryregion":"Utrecht"}' })).toEqual({});
});

it.each([
  [{}],
  [{ 'sign-up-member': 'x', 'sign-up-answers': '{' }],
  [{ 'sign-up-member': '', 'sign-up-answers': 'null' }],
  [{ 'sign-up-answers': '{"min_age":{"a":1}}' }],
])('takes nothing from %j', (kept) => {
  expect(of(kept)).toEqual({});
});
