import { type DebitValues } from './debit-rules';

const KEY = 'debit-values';
/** The fields that outlive a reload of the page. An IBAN, a phone number or a code is never among them. */
const KEPT = ['account_holder', 'street', 'house_number', 'zip', 'city'] as const;

type Kept = Pick<DebitValues, (typeof KEPT)[number]>;

/** Reads the fields that the member has filled in before, in this tab. */
export function readKept(member: number): Partial<Kept> {
  try {
    const { member: whose, values } = JSON.parse(window.sessionStorage.getItem(KEY) ?? '{}') as {
      readonly member?: number;
      readonly values?: Partial<Kept>;
    };
    return whose === member ? (values ?? {}) : {};
  } catch {
    return {};
  }
}

export function keepValues(member: number, all: DebitValues): void {
  const values = Object.fromEntries(KEPT.map((field) => [field, all[field]]));
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify({ member, values }));
  } catch {
    // A page that is loaded anew has an empty form.
  }
}

export function forgetKept(): void {
  try {
    window.sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept either.
  }
}
