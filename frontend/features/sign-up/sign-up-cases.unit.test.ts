import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isMailAddress } from '../../lib/mail-address';
import { birthDateFault } from './birth-date';
import { nameFault } from './member-name';

interface Case {
  readonly given: string;
  readonly fault: string | null;
}

interface Cases {
  readonly addresses: readonly { readonly given: string; readonly taken: boolean }[];
  readonly names: { readonly email: string; readonly brand: string; readonly cases: readonly Case[] };
  readonly births: { readonly today: string; readonly min_age: number; readonly cases: readonly Case[] };
}

const file = path.join(__dirname, '../../../backend/test/support/sign-up-cases.json');
const { addresses, names, births } = JSON.parse(readFileSync(file, 'utf8')) as Cases;

it.each(addresses)('an address: $given', ({ given, taken }) => {
  expect(isMailAddress(given)).toBe(taken);
});

it.each(names.cases)('a name: $given', ({ given, fault }) => {
  expect(nameFault(given, names.email, names.brand) ?? null).toBe(fault);
});

it.each(births.cases)('a date of birth: $given', ({ given, fault }) => {
  expect(birthDateFault(given, births.min_age, births.today) ?? null).toBe(fault);
});
