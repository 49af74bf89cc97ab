import cases from '../../../../test/support/sign-up-cases.json';
import { birthDateFault } from './birth-date';
import { mailAddress } from './email-address';
import { nameFault, tidyName } from '../../../shared/member-name';

const { addresses, names, births } = cases;

it.each(addresses)('an address: $given', ({ given, taken }) => {
  expect(mailAddress(given) !== undefined).toBe(taken);
});

it.each(names.cases)('a name: $given', ({ given, fault }) => {
  expect(nameFault(tidyName(given), names.email, names.brand) ?? null).toBe(fault);
});

it.each(births.cases)('a date of birth: $given', ({ given, fault }) => {
  expect(birthDateFault(given, births.min_age, births.today) ?? null).toBe(fault);
});
