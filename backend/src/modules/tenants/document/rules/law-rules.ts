import { VAT_COUNTRIES } from '../schema/vat-rates';
import { formatPath } from '../path';
import { offeredCountries, present, type Rule } from './rule';

/** A trader in a country with value added tax states its number. */
export const vatNumber: Rule = (draft) => {
  const { country, vat_numbers } = draft.company ?? {};
  if (country === undefined || vat_numbers === undefined || vat_numbers.length > 0) return [];
  if (!VAT_COUNTRIES.has(country)) return [];
  const message = `Give the company’s VAT number: traders in ${country} have to state it.`;
  return [{ path: 'company.vat_numbers', code: 'missing_vat_number', message }];
};

/** The tax inside the prices is known for every country. */
export const vatRates: Rule = (draft) =>
  draft.vat_rates === undefined
    ? []
    : offeredCountries(draft)
        .filter((country) => draft.vat_rates?.[country] === undefined)
        .map((country) => ({
          path: formatPath(['vat_rates', country]),
          code: 'missing_vat_rate',
          message: `Give the VAT rate of ${country}, 0 if none is charged; a file has it in basis points.`,
        }));

/** The note beside the prices is true. */
export const vatNote: Rule = (draft) => {
  const charged = offeredCountries(draft).filter((country) => (draft.vat_rates?.[country] ?? 0) > 0);
  if (draft.disclosures?.vat_note !== 'not_charged' || charged.length === 0) return [];
  const message = `Say included: prices hold VAT in ${charged.join(', ')}.`;
  return [{ path: 'disclosures.vat_note', code: 'untrue_note', message }];
};

/** A switched-on discount is a discount. */
export const realDiscounts: Rule = (draft) =>
  (
    [
      ['time_bonus', 'time_bonus_percent'],
      ['welcome_discount', 'welcome_percent'],
    ] as const
  )
    .filter(([feature, percent]) => draft.features?.[feature] && draft.discounts?.[percent] === 0)
    .map(([feature, percent]) => ({
      path: `discounts.${percent}`,
      code: 'empty_discount',
      message: `Give 1 or more, or switch features.${feature} off.`,
    }));

/** A code names one discount. */
export const distinctDiscounts: Rule = ({ discounts }) =>
  discounts?.welcome_code === undefined || discounts.welcome_code !== discounts.time_bonus_code
    ? []
    : [
        {
          path: 'discounts.welcome_code',
          code: 'same_code',
          message: 'Give another code than that of the time bonus.',
        },
      ];

const FICTIONAL_WORDS = ['fictional_warning', 'fictional_singular', 'fictional_plural'] as const;

/** A brand chooses its words for fictional profiles, never whether there are any: characters that nobody sees are none. */
export const fictionalWords: Rule = (draft) =>
  FICTIONAL_WORDS.flatMap((key) =>
    Object.entries(draft.settings?.[key] ?? {})
      .filter(([, text]) => !/\p{L}/u.test(text ?? ''))
      .map(([locale]) => ({
        path: formatPath(['settings', key, locale]),
        code: 'no_words',
        message: 'Write words, or leave the text out: the product’s own is used then.',
      })),
  );

/** A brand that runs labelled profiles only may send a like from one. */
export const welcomeLike: Rule = (draft) =>
  draft.features?.welcome_like === true && draft.disclosures?.fictional_profiles === false
    ? [
        {
          path: 'features.welcome_like',
          code: 'no_fictional_profiles',
          message:
            'Switch it off: the brand says that it runs no fictional profiles, and a welcome like comes from one.',
        },
      ]
    : [];

const INDISCREET = /\b(bdsm|bbw|milf|gilf|gay|fetish|sex|kink)/i;

export function isDiscreet(name: string): boolean {
  return !INDISCREET.test(name);
}

/** Names shown on a lock screen or in an inbox must not name the niche. */
export const discreetNames: Rule = (draft) => {
  const names = {
    'notifications.discreet_name': draft.notifications?.discreet_name,
    'settings.mail_name': draft.settings?.mail_name,
  };
  return present(
    Object.entries(names).map(([path, name]) =>
      name !== undefined && !isDiscreet(name)
        ? {
            path,
            code: 'indiscreet_name',
            message: 'Choose a name that says nothing about the niche: others may see it.',
          }
        : undefined,
    ),
  );
};
