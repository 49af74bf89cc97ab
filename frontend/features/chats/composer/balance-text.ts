import { PLACEHOLDER } from '../../../components/people/placeholder';
import { createFormats } from '../../../lib/i18n/formats';
import { type ComposerTexts } from '../chats-texts';
import { MONEY_HOLE } from '../holes';

/** The balance, and what it is worth at the lowest price of a message where the brand says one for the country. */
export function balanceText(balance: number, country: string, texts: ComposerTexts): string {
  const { number, money } = createFormats(texts.locale);
  const price = texts.prices[country];
  if (price === undefined || balance === 0) return texts.balance.replace(PLACEHOLDER.number, number(balance));
  return texts.balanceMoney
    .replace(PLACEHOLDER.number, number(balance))
    .replace(MONEY_HOLE, money(Math.floor((balance * price.costs) / texts.message), price.currency));
}
