import { z } from 'zod';
import { field, moneyField } from './field';
import { minorUnits } from './values';

/** A creditor identifier of SEPA: the country, two digits that check it, a business code, a national number. */
const creditorId = () =>
  z
    .string()
    .regex(/^[A-Z]{2}\d{2}[A-Z0-9]{3}[A-Z0-9]{1,28}$/, 'Give a creditor identifier, such as DE98ZZZ09999999999.')
    .refine(isChecked, 'The two digits behind the country do not fit the rest: look for a typing error.');

/** ISO 7064: the business code does not count. */
function isChecked(id: string): boolean {
  const digits = `${id.slice(7)}${id.slice(0, 4)}`.replace(/[A-Z]/g, (letter) => String(parseInt(letter, 36)));
  return BigInt(digits) % 97n === 1n;
}

export const directDebitSchema = z.strictObject({
  creditor_id: field(creditorId().nullable(), {
    title: 'Creditor identifier',
    default: null,
    example: 'DE98ZZZ09999999999',
    public: false,
    description: 'Stands in every mandate. Without it nothing is paid by direct debit.',
  }),
  creditor_name: field(z.string().trim().min(2).max(70).nullable(), {
    title: 'Creditor',
    default: null,
    example: 'Everglow Demo B.V.',
    public: false,
    description: 'As the bank knows it, and as it stands on statements. Empty: the company.',
  }),
  grant: moneyField(z.enum(['at_submission', 'when_paid']), {
    title: 'When credits come',
    default: 'at_submission',
    example: 'at_submission',
    public: false,
    description: 'At once within the limits below, otherwise when the bank has paid; or always when it has paid.',
  }),
  open_limit: moneyField(z.int().min(1).max(20), {
    title: 'Debits under way',
    default: 1,
    unit: 'debits',
    example: 1,
    public: false,
    description: 'Beyond these, credits come when paid. One debit may wait so; the next one is refused.',
  }),
  first_limit: moneyField(minorUnits(), {
    title: 'First debit',
    default: 5000,
    unit: 'minor units',
    currency: 'EUR',
    example: 5000,
    public: false,
    description: 'Up to this sum in euros the first one brings credits at once.',
  }),
  monthly_limit: moneyField(minorUnits(), {
    title: 'Debits in 30 days',
    default: 10_000,
    unit: 'minor units',
    currency: 'EUR',
    example: 10_000,
    public: false,
    description: 'Up to this sum in euros they bring credits at once.',
  }),
  cooldown_days: moneyField(z.int().min(1).max(425), {
    title: 'Block after a returned debit',
    default: 425,
    unit: 'days',
    example: 425,
    public: false,
    description: 'The account and the IBAN cannot pay by direct debit for that long.',
  }),
});
export type DirectDebitPart = z.infer<typeof directDebitSchema>;
