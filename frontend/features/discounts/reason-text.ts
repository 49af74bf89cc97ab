import { type ErrorState } from '../../lib/api/query-answer';
import { createFormats } from '../../lib/i18n/formats';
import { errorTextOf } from '../../components/settings/error-texts';
import { type DiscountTexts, HOLE } from './discount-texts';

/** Why a code cannot be used. */
export function reasonText(answer: ErrorState, texts: DiscountTexts): string {
  const { why } = texts;
  if (answer.state === 'invalid') return why.notFound;
  if (answer.state !== 'failed') return errorTextOf(answer, texts);
  const facts = answer.facts ?? {};
  const formats = createFormats(texts.locale);
  switch (answer.code) {
    case 'discount_not_found':
      return why.notFound;
    case 'discount_used':
      return typeof facts['order'] === 'number' ? heldText(facts['order'], texts) : why.used;
    case 'discount_expired':
      return why.expired;
    case 'discount_first_order':
      return why.firstOrder;
    case 'discount_country':
      return why.country.replace(HOLE.country, formats.countryName(String(facts['country'])));
    case 'discount_currency':
      return why.currency.replace(HOLE.currency, formats.currencyName(String(facts['currency'])));
    case 'discount_minimum':
      return why.minimum.replace(HOLE.price, formats.money(Number(facts['minimum']), String(facts['currency'])));
    case 'discount_method':
      return why.method.replace(HOLE.methods, methodsText(facts['methods'], texts));
    default:
      return errorTextOf(answer, texts);
  }
}

export const heldText = (order: number, texts: DiscountTexts): string => texts.held.replace(HOLE.number, String(order));

export function methodsText(methods: unknown, { methodNames, locale }: DiscountTexts): string {
  const names: Readonly<Record<string, string>> = methodNames;
  return createFormats(locale).list(Array.isArray(methods) ? methods.map((one) => names[String(one)] ?? '') : []);
}
