import { type Fault } from '../../../../platform/http';
import { birthDateFault } from '../../rules/birth-date';
import { mailAddress } from '../../rules/email-address';
import { nameFault, tidyName } from '../../../../shared/member-name';
import { passwordFault } from '../../rules/password-fault';
import { type Handover, readHandover } from './read-handover';
import { GENDERS, SEEKING, type SignUpRequest } from './sign-up.request';

export interface SignUp {
  readonly email: string;
  readonly name: string;
  readonly password: string;
  readonly dateOfBirth: string;
  readonly gender: (typeof GENDERS)[number] | null;
  readonly seeking: (typeof SEEKING)[number] | null;
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
  /** `YYYY-MM-DD` on the server's calendar. */
  readonly today: string;
}

type Field = keyof SignUpRequest;

const MESSAGES: Readonly<Record<string, string>> = {
  required: 'Give it: it is needed.',
  text: 'Give a text.',
  choice: 'Give one of the choices.',
  format: 'Give an e-mail address like name@example.com.',
  invalid: 'Give a day of the calendar.',
  under_age: 'Too young for this site.',
  too_short: 'Too short.',
  too_long: 'Too long.',
  common: 'On the list of common passwords.',
  too_personal: 'Too close to the name, the address or the brand.',
  starts_with_at: 'A name does not start with @.',
  same_as_email: 'A name is not the e-mail address.',
  characters: 'Use letters, digits, blanks, dots, dashes and apostrophes, of one alphabet.',
  reserved: 'Nobody may use this name.',
  consent_required: 'Without consent there is no account.',
  boolean: 'Give true or false.',
};

/** Everything that is wrong with a sign-up, each with its field; or what is kept of it. */
export function checkSignUp(request: SignUpRequest, rules: SignUpRules): SignUp | readonly Fault[] {
  const faults: Fault[] = [];
  const fault = (path: string, code: string | undefined): void => {
    if (code !== undefined) faults.push({ path, code, message: MESSAGES[code] ?? code });
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
  const email = mailAddress(givenEmail);
  fault('email', givenEmail === '' ? 'required' : email === undefined ? 'format' : undefined);
  const name = tidyName(text('name'));
  fault('name', nameFault(name, givenEmail, rules.brand));
  const password = text('password');
  fault('password', passwordFault(password, [givenEmail, givenEmail.split('@')[0] ?? '', name, rules.brand]));
  const dateOfBirth = birthDate(text);
  fault('date_of_birth', birthDateFault(dateOfBirth, rules.minAge, rules.today));
  const signupMessage = text('signup_message').replace(/\r\n?/g, '\n').trim();
  if (Array.from(signupMessage).length > rules.messageLength) fault('signup_message', 'too_long');
  const signUp = {
    name,
    password,
    dateOfBirth,
    gender: choice('gender', GENDERS),
    seeking: choice('seeking', SEEKING),
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
  if (parts.every((part) => part === '')) return '';
  return parts.map((part, at) => part.padStart(at === 0 ? 4 : 2, '0')).join('-');
}

/** Nobody typed it: what is not known is left out. */
function timeZone(name: string): string | null {
  if (name === '' || name.length > 64) return null;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

const firstOfEach = (faults: readonly Fault[]): Fault[] =>
  faults.filter((fault, at) => faults.findIndex(({ path }) => path === fault.path) === at);
