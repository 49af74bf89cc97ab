import { createFormats } from '../i18n/formats';

/** Filled in by the browser. */
export const LIMIT_HOLE = {
  currency: '{currency}',
  amount: '{amount}',
  limit: '{limit}',
  left: '{left}',
  date: '{date}',
  time: '{time}',
} as const;

interface LimitTexts {
  readonly locale: string;
  /** With a hole for the amount. */
  readonly periods: { readonly week: string; readonly month: string };
}

interface Limit {
  readonly amount: number;
  readonly currency: string;
  readonly period: 'week' | 'month';
}

/** Such as "€50 a month". */
export const limitText = ({ amount, currency, period }: Limit, { locale, periods }: LimitTexts): string =>
  periods[period].replace(LIMIT_HOLE.amount, createFormats(locale).money(amount, currency));

/** The facts that the api tells of an order over the limit. */
interface ReachedFacts extends Limit {
  readonly left: number;
  readonly ends_at: string;
}

/** Fills in why an order was refused, with what the api told. */
export function limitReachedText(text: string, facts: unknown, texts: LimitTexts): string {
  const reached = facts as ReachedFacts;
  const { money, date } = createFormats(texts.locale);
  return text
    .replace(LIMIT_HOLE.limit, limitText(reached, texts))
    .replace(LIMIT_HOLE.left, money(reached.left, reached.currency))
    .replace(LIMIT_HOLE.date, date(new Date(reached.ends_at)));
}
