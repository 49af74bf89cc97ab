import { birthDateFault } from './birth-date';
import { emailAddress } from './email-address';
import { nameFault, tidyName } from './member-name';
import cases from './sign-up-cases.json';

const { addresses, names, births } = cases;

it.each(addresses)('an address: $given', ({ given, taken }) => {
  expect(emailAddress(given) !== undefined).toBe(taken);
});

it.each(names.cases)('a name: $given', ({ given, fault }) => {
  expect(nameFault(tidyName(given), names.email, names.brand) ?? null).toBe(fault);
});

it.each(births.cases)('a date of birth: $given', ({ given, fault }) => {
  expect(birthDateFault(given, births.min_age, births.today) ?? null).toBe(fault);
});
