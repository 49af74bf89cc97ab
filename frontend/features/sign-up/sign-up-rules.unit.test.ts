import { checkSignUp, faultyStep, onlyOf, refusedFaults, type SignUp, STEPS } from './sign-up-rules';

const rules = { minAge: 18, today: '2026-11-20', brand: 'Everglow' };
const good: SignUp = {
  gender: 'woman',
  seeking: 'everyone',
  sensitive_consent: 'yes',
  birth_day: '7',
  birth_month: '5',
  birth_year: '1990',
  name: 'Jo',
  email: 'jo@visitor.example',
  password: 'seven quiet otters',
  member_resell: '',
};

it('a whole form has no fault', () => {
  expect(checkSignUp(good, rules)).toEqual({});
  expect(faultyStep({})).toBeUndefined();
});

it('an empty form has one in every field, from the first step on', () => {
  const empty = Object.fromEntries(Object.keys(good).map((key) => [key, ''])) as SignUp;
  const faults = checkSignUp(empty, rules);
  expect(Object.keys(faults)).toHaveLength(STEPS.flat().length);
  expect(faultyStep(faults)).toBe(0);
  expect(onlyOf(faults, 4)).toEqual({ email: 'email', password: 'password' });
});

it.each<[Partial<SignUp>, object]>([
  [{ birth_day: '20', birth_month: '11', birth_year: '2008' }, {}],
  [{ birth_day: '21', birth_month: '11', birth_year: '2008' }, { date_of_birth: 'age' }],
  [{ birth_day: '31', birth_month: '2' }, { date_of_birth: 'birth_no_day' }],
  [{ birth_year: '2027' }, { date_of_birth: 'birth_future' }],
  [{ birth_year: '1850' }, { date_of_birth: 'birth_past' }],
  [{ birth_year: '90' }, { date_of_birth: 'birth_past' }],
  [{ birth_year: ' ' }, { date_of_birth: 'birth' }],
  [{ birth_day: 'x' }, { date_of_birth: 'birth' }],
  [{ sensitive_consent: '' }, { sensitive_consent: 'consent' }],
  [{ name: ' @jo' }, { name: 'name_at' }],
  [{ name: 'JO@visitor.example' }, { name: 'name_email' }],
  [{ name: 'J' }, { name: 'name' }],
  [{ name: 'Jo\u200b' }, { name: 'name' }],
  [{ name: 'everglow' }, { name: 'name_reserved' }],
  [{ email: 'jo@visitor' }, { email: 'email' }],
  [{ email: '"a b"@visitor.example' }, { email: 'email' }],
  [{ password: 'nine char' }, { password: 'password' }],
])('%j', (part, faults) => {
  expect(checkSignUp({ ...good, ...part }, rules)).toEqual(faults);
});

it('what the api refuses stands in its own field', () => {
  const refused = refusedFaults([
    { path: 'email', code: 'in_use' },
    { path: 'password', code: 'common' },
    { path: 'date_of_birth', code: 'under_age' },
    { path: 'name', code: 'characters' },
    { path: 'sensitive_consent', code: 'consent_required' },
    { path: 'nothing', code: 'x' },
  ]);
  expect(refused).toEqual({
    email: 'email_used',
    password: 'password_common',
    date_of_birth: 'age',
    name: 'name',
    sensitive_consent: 'consent',
  });
  expect(faultyStep(refused)).toBe(1);
});
