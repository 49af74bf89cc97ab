import { z } from 'zod';
import { field, moneyField } from './field';
import { country, email, percent, phone, plainText, setOf } from './values';

/** The trader behind a brand, as the law wants visitors to be told. */
export const companySchema = z.strictObject({
  id: field(z.int().min(1), {
    title: 'Id',
    required: true,
    description: 'The company’s number with the operator.',
    example: 1,
  }),
  name: field(plainText(120, 2), {
    title: 'Name',
    required: true,
    description: 'As registered.',
    example: 'Everglow Demo B.V.',
  }),
  address: field(plainText(160, 3), {
    title: 'Address',
    required: true,
    description: 'Street and number.',
    example: 'Voorbeeldkade 12',
  }),
  zip: field(plainText(12, 2), {
    title: 'Postal code',
    required: true,
    description: 'As the country writes it.',
    example: '1011 AB',
  }),
  city: field(plainText(80, 2), {
    title: 'City',
    required: true,
    description: 'The city of the address.',
    example: 'Amsterdam',
  }),
  country: field(country(), {
    title: 'Country',
    required: true,
    description: 'Where the company is registered.',
    example: 'NL',
  }),
  kvk: field(plainText(40, 4), {
    title: 'Registration number',
    required: true,
    description: 'The number in the trade register.',
    example: '90000001',
  }),
  register: field(plainText(120, 2), {
    title: 'Register',
    required: true,
    description: 'Which register that is.',
    example: 'Kamer van Koophandel, Amsterdam',
  }),
  representative: field(plainText(120, 3), {
    title: 'Represented by',
    required: true,
    description: 'Who speaks for the company.',
    example: 'E. Voorbeeld',
  }),
  email: field(email(), {
    title: 'E-mail',
    required: true,
    description: 'For letters of law.',
    example: 'legal@everglow.example',
  }),
  support_phone: field(phone(), {
    title: 'Phone',
    required: true,
    description: 'The company’s.',
    example: '+31 85 000 0001',
  }),
  tradenames: field(setOf(plainText(80, 2)), {
    title: 'Trade names',
    default: [],
    description: 'Other names it trades under.',
    example: ['Everglow'],
  }),
  vat_numbers: field(
    setOf(
      z
        .string()
        .regex(
          /^[A-Z]{2,3}[A-Z0-9+*.-]{5,16}$/,
          'Give a VAT number with its country, without spaces, such as NL000099998B57.',
        ),
    ),
    {
      title: 'VAT numbers',
      required: true,
      description: 'One for each country that gave one.',
      example: ['NL000099998B57'],
    },
  ),
  delete_discount: moneyField(percent(90), {
    title: 'Discount offered to those who leave',
    default: 50,
    unit: 'percent',
    example: 50,
    description: 'Offered once when a member asks for deletion; 0 offers none.',
  }),
  added: field(z.iso.date('Give a date such as 2026-01-15.'), {
    title: 'Since',
    required: true,
    description: 'The terms carry this date where it is later than their own.',
    example: '2026-01-15',
  }),
});
export type Company = z.infer<typeof companySchema>;
