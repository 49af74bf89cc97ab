import { type FieldError } from '../../../../platform/http';
import { birthDateFault } from '../../../../../../contract/account/birth-date';
import { emailAddress } from '../../../../../../contract/account/email-address';
import { nameFault, tidyName } from '../../../../../../contract/account/member-name';
import { type Gender, type Seeking } from '../../../../../../contract/profile/fields';
import { offeredWords } from '../../../../../../contract/profile/genders';
import { NAME_SENTENCES, PASSWORD_SENTENCES } from '../../../../shared/account-sentences';
import { type MadePasskeyRequest } from '../../passkeys/made-passkey.request';
import { passwordFault } from '../../rules/password-fault';
import { type Handover, readHandover } from './read-handover';
import { type SignUpRequest } from './sign-up.request';

export interface SignUp {
  readonly email: string;
  readonly name: string;
  /** Empty where a passkey takes its place. */
  readonly password: string;
  readonly passkey: MadePasskeyRequest | null;
  readonly dateOfBirth: string;
  readonly gender: Gender | null;
  readonly seeking: Seeking | null;
  readonly signupMessage: string | null;
  readonly timeZone: string | null;
  readonly handover: Handover;
  readonly isResellAllowed: boolean;
}

export interface SignUpRules {
  readonly brand: string;
  readonly minAge: number;
  readonly messageLength: number;
  readonly countries: readonly string[];
  readonly genders: readonly Gender[];
  /** `YYYY-MM-DD` on the server's calendar. */
  readonly today: string;
}

type Field = keyof SignUpRequest;

const SENTENCES: Readonly<Record<string, string>> = {
  text: 'Enter text.',
  format: 'Enter an email address like name@example.com.',
  invalid: 'Enter a date like 1990-05-31.',
  no_such_day: 'Enter another date: this one doesn’t exist.',
  in_future: 'Enter another date: this one is in the future.',
  too_long_ago: 'Enter another date: this one is too long ago for a date of birth.',
  consent_required: 'An account can’t be created without this consent.',
  boolean: 'Send true or false.',
};

/** The error of a field, with the limit that it exceeds. */
function sentenceOf(path: string, code: string, rules: SignUpRules): string {
  const own: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    name: NAME_SENTENCES,
    password: PASSWORD_SENTENCES,
    email: { required: 'This is missing: enter an email address.' },
    gender: { choice: `Choose one of: ${offeredWords(rules.genders).gender.join(', ')}.` },
    seeking: { choice: `Choose one of: ${offeredWords(rules.genders).seeking.join(', ')}.` },
    date_of_birth: {
      required: 'This is missing: enter a date like 1990-05-31.',
      under_age: `This site is for people aged ${rules.minAge} or older.`,
    },
    signup_message: { too_long: `Enter text of at most ${rules.messageLength} characters.` },
  };
  return own[path]?.[code] ?? SENTENCES[code] ?? 'Correct this or remove it.';
}

/** Everything that is wrong with a sign-up, each with its field; or what is kept of it. */
export function checkSignUp(request: SignUpRequest, rules: SignUpRules): SignUp | readonly FieldError[] {
  const faults: FieldError[] = [];
  const fault = (path: string, code: string | undefined): void => {
    if (code !== undefined) faults.push({ path, code, message: sentenceOf(path, code, rules) });
  };
  const text = (field: Field): string => {
    const value: unknown = request[field];
    if (value !== undefined && value !== null && typeof value !== 'string') fault(field, 'text');
    return typeof value === 'string' ? value : '';
  };
  const choice = <C extends string>(field: Field, choices: readonly C[]): C | null => {
    const value = text(field);
    const found = choices.find((known) => known === value) ?? null;
    if (value !== '' && found === null) fault(field, 'choice');
    return found;
  };

  const yes = (field: Field): boolean => {
    const value: unknown = request[field];
    if (value !== undefined && value !== '' && typeof value !== 'boolean' && value !== 'yes') fault(field, 'boolean');
    return value === true || value === 'yes';
  };

  const givenEmail = text('email').trim();
  const email = emailAddress(givenEmail);
  fault('email', givenEmail === '' ? 'required' : email === undefined ? 'format' : undefined);
  const name = tidyName(text('name'));
  fault('name', nameFault(name, givenEmail, rules.brand));
  const passkey = request.passkey ?? null;
  const password = passkey === null ? text('password') : '';
  if (passkey === null)
    fault('password', passwordFault(password, [givenEmail, givenEmail.split('@')[0] ?? '', name, rules.brand]));
  const dateOfBirth = birthDate(text);
  fault('date_of_birth', birthDateFault(dateOfBirth, rules.minAge, rules.today));
  const signupMessage = text('signup_message').replace(/\r\n?/g, '\n').trim();
  if (Array.from(signupMessage).length > rules.messageLength) fault('signup_message', 'too_long');
  const offered = offeredWords(rules.genders);
  const signUp = {
    name,
    password,
    passkey,
    dateOfBirth,
    gender: choice('gender', offered.gender),
    seeking: choice('seeking', offered.seeking),
    signupMessage: signupMessage === '' ? null : signupMessage,
    timeZone: timeZone(text('time_zone')),
    handover: readHandover(request, rules),
    isResellAllowed: yes('member_resell'),
  };
  if (!yes('sensitive_consent')) fault('sensitive_consent', 'consent_required');
  return faults.length > 0 || email === undefined ? firstOfEach(faults) : { ...signUp, email };
}

function birthDate(text: (field: Field) => string): string {
  const whole = text('date_of_birth').trim();
  if (whole !== '') return whole;
  const parts = (['birth_year', 'birth_month', 'birth_day'] as const).map((field) => text(field).trim());
  if (parts.some((part) => part === '')) return '';
  return parts.map((part, at) => part.padStart(at === 0 ? 4 : 2, '0')).join('-');
}

/** The browser sends it, so unknown names are left out. */
function timeZone(name: string): string | null {
  if (name === '' || name.length > 64) return null;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

const firstOfEach = (faults: readonly FieldError[]): FieldError[] =>
  faults.filter((fault, at) => faults.findIndex(({ path }) => path === fault.path) === at);
