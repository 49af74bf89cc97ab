/** The filters of the screens of money, as their addresses have them. Each screen reads those that it knows. */
export interface MoneySearch {
  readonly tenant?: string | undefined;
  readonly q?: string | undefined;
  readonly status?: string | undefined;
  readonly member?: string | undefined;
  readonly currency?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** The end of the page before. */
  readonly after?: string | undefined;
  /** The same of the second list of a screen. */
  readonly after_vat?: string | undefined;
  /** The same of the third one. */
  readonly after_proof?: string | undefined;
}

const FORMS: Readonly<Record<keyof MoneySearch, RegExp>> = {
  tenant: /^[a-z][a-z0-9-]{1,39}$/,
  q: /^[\w-]{1,100}$/,
  status: /^[a-z_]{1,20}$/,
  member: /^[1-9]\d{0,9}$/,
  currency: /^[A-Z]{3}$/,
  from: /^\d{4}-\d\d-\d\d$/,
  to: /^\d{4}-\d\d-\d\d$/,
  after: /^[\w-]{3,80}$/,
  after_vat: /^[\w-]{3,80}$/,
  after_proof: /^\d{1,16}_\d{1,10}_\d{1,10}$/,
};

/** Takes what has the form that the api knows: nothing is asked that it would refuse. */
export function readMoneySearch(raw: Readonly<Record<string, unknown>>): MoneySearch {
  const search: Partial<Record<keyof MoneySearch, string>> = {};
  for (const [field, form] of Object.entries(FORMS) as [keyof MoneySearch, RegExp][]) {
    const value = raw[field];
    const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
    if (form.test(text)) search[field] = text;
  }
  return search;
}
