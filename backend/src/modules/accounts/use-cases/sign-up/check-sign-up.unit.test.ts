import { checkSignUp } from './check-sign-up';

const rules = {
  brand: 'Everglow',
  minAge: 25,
  messageLength: 300,
  countries: ['NL'],
  genders: ['man'] as const,
  today: '2026-06-01',
};
const good = {
  email: 'mila@mail.example',
  name: 'Mila',
  password: 'thirteen ravens',
  date_of_birth: '1990-05-31',
  sensitive_consent: true,
};
const faultOf = (part: object): readonly string[] => {
  const read = checkSignUp({ ...good, ...part }, rules);
  return 'length' in read ? read.map(({ path, message }) => `${path}: ${message}`) : [];
};

it('takes what is right', () => {
  expect(faultOf({})).toEqual([]);
});

it.each([
  [{ email: '' }, 'email: This is missing: enter an email address.'],
  [{ email: 'nobody' }, 'email: Enter an email address like name@example.com.'],
  [{ name: '' }, 'name: This is missing: enter a name.'],
  [{ name: 'M' }, 'name: Enter a name of at least 2 characters.'],
  [{ name: 'M'.repeat(31) }, 'name: Enter a name of at most 30 characters.'],
  [{ password: 'short' }, 'password: Enter a password of at least 10 characters.'],
  [{ password: 'x'.repeat(201) }, 'password: Enter a password of at most 200 characters.'],
  [{ date_of_birth: '' }, 'date_of_birth: This is missing: enter a date like 1990-05-31.'],
  [{ date_of_birth: '31 May' }, 'date_of_birth: Enter a date like 1990-05-31.'],
  [{ date_of_birth: '2010-05-31' }, 'date_of_birth: This site is for people aged 25 or older.'],
  [{ signup_message: 'x'.repeat(301) }, 'signup_message: Enter text of at most 300 characters.'],
  [{ gender: 5 }, 'gender: Enter text.'],
  [{ gender: 'woman' }, 'gender: Choose one of: man.'],
  [{ seeking: 'women' }, 'seeking: Choose one of: men, everyone.'],
])('says of %j what to give instead', (part, said) => {
  expect(faultOf(part)).toEqual([said]);
});
