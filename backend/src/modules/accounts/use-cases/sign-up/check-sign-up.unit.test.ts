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
  [{ email: '' }, 'email: This is missing: give an e-mail address.'],
  [{ email: 'nobody' }, 'email: Give an e-mail address like name@example.com.'],
  [{ name: '' }, 'name: This is missing: give a name.'],
  [{ name: 'M' }, 'name: Give a name of at least 2 characters.'],
  [{ name: 'M'.repeat(31) }, 'name: Give a name of at most 30 characters.'],
  [{ password: 'short' }, 'password: Give a password of at least 10 characters.'],
  [{ password: 'x'.repeat(201) }, 'password: Give a password of at most 200 characters.'],
  [{ date_of_birth: '' }, 'date_of_birth: This is missing: give a day like 1990-05-31.'],
  [{ date_of_birth: '31 May' }, 'date_of_birth: Give a day like 1990-05-31.'],
  [{ date_of_birth: '2010-05-31' }, 'date_of_birth: This site is for people of 25 or older.'],
  [{ signup_message: 'x'.repeat(301) }, 'signup_message: Give a text of at most 300 characters.'],
  [{ gender: 5 }, 'gender: Give a text.'],
  [{ gender: 'woman' }, 'gender: Give one of: man.'],
  [{ seeking: 'women' }, 'seeking: Give one of: men, everyone.'],
])('says of %j what to give instead', (part, said) => {
  expect(faultOf(part)).toEqual([said]);
});
