import { type PaymentMethod } from './methods';

/**
 * The ways to pay that people of a country use most, the first one first. Whatever else is offered follows.
 * This is our estimate, measured by nobody.
 */
const FAVOURITES: Readonly<Record<string, readonly PaymentMethod[]>> = {
  AT: ['eps', 'paypal', 'card'],
  BE: ['bancontact', 'card', 'paypal'],
  CH: ['twint', 'card', 'paypal'],
  DE: ['paypal', 'wero', 'card'],
  DK: ['mobilepay', 'card', 'applepay'],
  ES: ['bizum', 'card', 'paypal'],
  FI: ['mobilepay', 'card', 'paypal'],
  NL: ['ideal', 'card', 'paypal'],
  NO: ['vipps', 'card', 'paypal'],
  PL: ['blik', 'przelewy24', 'card'],
  SE: ['swish', 'card', 'klarna'],
};
const ELSEWHERE: readonly PaymentMethod[] = ['card', 'applepay', 'googlepay', 'paypal'];

/** Sorts ways to pay for a country, the one that the payer used last on top. Equal ones keep their order. */
export function sortMethods<Offered extends { readonly method: PaymentMethod }>(
  offered: readonly Offered[],
  country: string,
  last?: PaymentMethod,
): Offered[] {
  const favourites = FAVOURITES[country] ?? ELSEWHERE;
  const rank = ({ method }: Offered): number => {
    if (method === last) return -1;
    const place = favourites.indexOf(method);
    return place === -1 ? favourites.length : place;
  };
  return [...offered].sort((one, other) => rank(one) - rank(other));
}
