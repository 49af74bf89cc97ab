import { createFormats } from '../../lib/i18n/formats';
import { LIMIT_HOLE, limitText } from '../../lib/payments/spend-limit';
import { type LimitTexts } from './limit-texts';
import { type Limits } from './use-limit';

/** What is left of the limit, and until when. */
export function leftText({ amount, spent, currency, ends_at: end }: NonNullable<Limits['limit']>, texts: LimitTexts) {
  const { money, date } = createFormats(texts.locale);
  return texts.left
    .replace(LIMIT_HOLE.amount, money(Math.max(0, amount - spent), currency))
    .replace(LIMIT_HOLE.date, date(new Date(end)));
}

/** What holds from when, by the clock of whoever reads it. */
export function comingText(
  { amount, currency, period, holds_from: from }: NonNullable<Limits['next']>,
  texts: LimitTexts,
): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const time = createFormats(texts.locale).dateTime(new Date(from), timeZone);
  const text = amount === null ? texts.waitsNone : texts.waits;
  const limit = amount === null ? '' : limitText({ amount, currency, period }, texts);
  return text.replace(LIMIT_HOLE.time, time).replace(LIMIT_HOLE.limit, limit);
}
