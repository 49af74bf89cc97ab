import { type components } from '../../lib/api/schema';
import { emailAddress } from '../../../contract/account/email-address';
import { passwordLengthFault } from '../../../contract/account/password-length';
import { birthDateFault } from '../../../contract/account/birth-date';
import { nameFault, tidyName } from '../../../contract/account/member-name';

type Request = components['schemas']['SignUpRequest'];

/** The names of the form's inputs, in its order. */
export const INPUTS = [
  'gender',
  'seeking',
  'sensitive_consent',
  'birth_day',
  'birth_month',
  'birth_year',
  'name',
  'email',
  'password',
  'member_resell',
] as const satisfies readonly (keyof Request)[];
export type SignUp = Readonly<Record<(typeof INPUTS)[number], string>>;

/** The fields that can have a fault: the date is one field, whichever of its parts is wrong. */
const FIELDS = ['gender', 'seeking', 'sensitive_consent', 'date_of_birth', 'name', 'email', 'password'] as const;
export type Field = (typeof FIELDS)[number];

export const STEPS: readonly (readonly Field[])[] = [
  ['gender'],
  ['seeking', 'sensitive_consent'],
  ['date_of_birth'],
  ['name'],
  ['email', 'password'],
];

export type SignUpFault =
  | 'choice'
  | 'consent'
  | 'birth'
  | 'birth_no_day'
  | 'birth_future'
  | 'birth_past'
  | 'age'
  | 'name'
  | 'name_at'
  | 'name_email'
  | 'name_reserved'
  | 'email'
  | 'email_used'
  | 'password'
  | 'password_long'
  | 'password_common';
export type Faults = Partial<Record<Field, SignUpFault>>;

interface Rules {
  readonly minAge: number;
  readonly today: string;
  /** Its name, which nobody else has. */
  readonly brand: string;
}

/** The api's rules as far as a browser can know them; the api has the last word. */
export function checkSignUp(signUp: SignUp, { minAge, today, brand }: Rules): Faults {
  const { gender, seeking, sensitive_consent: consent, name, email, password } = signUp;
  const codes = {
    gender: gender === '' ? 'required' : undefined,
    seeking: seeking === '' ? 'required' : undefined,
    sensitive_consent: consent === '' ? 'consent_required' : undefined,
    date_of_birth: birthDateFault(birthDate(signUp), minAge, today),
    name: nameFault(tidyName(name), email, brand),
    email: emailAddress(email) === undefined ? 'format' : undefined,
    password: passwordLengthFault(password),
  } satisfies Record<Field, string | undefined>;
  return refusedFaults(Object.entries(codes).flatMap(([path, code]) => (code === undefined ? [] : { path, code })));
}

/** `YYYY-MM-DD` as it was typed, or empty while a part is missing. */
export function birthDate({ birth_day: day, birth_month: month, birth_year: year }: SignUp): string {
  if ([day, month, year].some((part) => part.trim() === '')) return '';
  return `${year.trim().padStart(4, '0')}-${month.padStart(2, '0')}-${day.trim().padStart(2, '0')}`;
}

const REFUSED: Readonly<Record<Field, SignUpFault>> = {
  gender: 'choice',
  seeking: 'choice',
  sensitive_consent: 'consent',
  date_of_birth: 'birth',
  name: 'name',
  email: 'email',
  password: 'password',
};

const OF_CODE: Readonly<Record<string, SignUpFault>> = {
  under_age: 'age',
  no_such_day: 'birth_no_day',
  in_future: 'birth_future',
  too_long_ago: 'birth_past',
  starts_with_at: 'name_at',
  same_as_email: 'name_email',
  reserved: 'name_reserved',
  in_use: 'email_used',
  common: 'password_common',
  too_personal: 'password_common',
};

/** Translates the faults that the API reports into those of the form. */
export function refusedFaults(faults: readonly { readonly path: string; readonly code: string }[]): Faults {
  const known = faults.flatMap(({ path, code }) => {
    const field = FIELDS.find((name) => name === path);
    if (field === undefined) return [];
    if (field === 'password' && code === 'too_long') return [[field, 'password_long'] as const];
    return [[field, OF_CODE[code] ?? REFUSED[field]] as const];
  });
  return Object.fromEntries(known);
}

/** The first step that has a fault, or none. */
export function faultyStep(faults: Faults): number | undefined {
  const step = STEPS.findIndex((fields) => fields.some((field) => faults[field] !== undefined));
  return step < 0 ? undefined : step;
}

export const onlyOf = (faults: Faults, step: number): Faults =>
  Object.fromEntries((STEPS[step] ?? []).flatMap((field) => (faults[field] ? [[field, faults[field]]] : [])));

/** For a sign-up with a passkey. */
export const withoutPassword = (faults: Faults): Faults =>
  Object.fromEntries(Object.entries(faults).filter(([field]) => field !== 'password'));
