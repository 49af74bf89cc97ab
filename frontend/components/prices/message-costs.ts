import { type CurrentSite } from '../../site/current-site';

/** The notes on the cost of a message, in credits and, by the country of the reader, in money. */
export const messageCosts = ({ t, document, formats }: CurrentSite) => {
  const { minimum_message_costs: prices, message_credits: count } = document.settings;
  const cost = t('common.credits', { count });
  const noted = Object.entries(prices).flatMap(([country, price]) =>
    price === undefined
      ? []
      : [[country, t('chats.costs_money', { cost, price: formats.money(price.costs, price.currency) })] as const],
  );
  return {
    byCountry: Object.fromEntries(noted) as Readonly<Record<string, string>>,
    plain: t('chats.costs_note', { cost }),
  };
};
export type MessageCosts = ReturnType<typeof messageCosts>;
