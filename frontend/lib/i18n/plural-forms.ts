/** A counted text in each form that its language has, with a placeholder for the number. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;

/** Numbers that have every form which a whole number can have in the languages of the pages. */
const SAMPLES = [0, 1, 2, 5, 1_000_000];

/** The forms for numbers that only the browser knows. `write` gives the text for one number. */
export function pluralForms(locale: string, write: (count: number) => string): PluralForms {
  const rules = new Intl.PluralRules(locale);
  return Object.fromEntries(SAMPLES.map((count) => [rules.select(count), write(count)]));
}

/** The form for a number, in which it still has to be filled in. */
export function formFor(forms: PluralForms, locale: string, count: number): string {
  return forms[new Intl.PluralRules(locale).select(count)] ?? forms.other ?? '';
}
