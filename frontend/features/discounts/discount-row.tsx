import { type ReactNode } from 'react';
import { clockText, useSecondsLeft } from '../../lib/countdown';
import { createFormats } from '../../lib/i18n/formats';
import { endOf, type Offer, type OfferedDiscount } from '../../lib/payments/offer';
import { type DiscountTexts, HOLE } from './discount-texts';
import { methodsText } from './reason-text';

interface Props {
  readonly texts: DiscountTexts;
  readonly offer: Offer;
  readonly discount: OfferedDiscount;
  readonly children: ReactNode;
}

const DAY_SECONDS = 86_400;

/** One discount with its conditions. One of the last day counts down. */
export function DiscountRow({ texts, offer, discount, children }: Props) {
  const { money } = createFormats(texts.locale);
  const percent = new Intl.NumberFormat(texts.locale, { style: 'percent' }).format(discount.percentage / 100);
  const conditions = [
    discount.first_order ? texts.firstOrder : texts.once,
    discount.minimum > 0 && texts.from.replace(HOLE.price, money(discount.minimum, discount.currency ?? '')),
    isLimited(discount, offer) && texts.methods.replace(HOLE.methods, methodsText(discount.paymentmethods, texts)),
  ].filter((text) => text !== false);
  return (
    <li data-discount={discount.code} className="grid gap-1 border-t border-hairline py-3">
      <p className="font-semibold text-text-strong wrap-anywhere">
        {texts.applied.replace(HOLE.percent, percent).replace(HOLE.code, discount.code)}
      </p>
      <p className="flex flex-wrap gap-x-4 text-caption text-text-muted">
        {conditions.map((text) => (
          <span key={text}>{text}</span>
        ))}
        <Time texts={texts} endsAt={endOf(discount, offer)} expires={discount.expires} />
      </p>
      {children}
    </li>
  );
}

interface TimeProps {
  readonly texts: DiscountTexts;
  readonly endsAt: number;
  readonly expires: string;
}

function Time({ texts, endsAt, expires }: TimeProps) {
  const seconds = useSecondsLeft(endsAt) ?? 0;
  if (seconds <= DAY_SECONDS)
    return (
      <span role="timer" className="tabular-nums">
        {texts.left.replace(HOLE.time, clockText(seconds))}
      </span>
    );
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return (
    <span>{texts.until.replace(HOLE.date, createFormats(texts.locale).dateTime(new Date(expires), timeZone))}</span>
  );
}

/** Whether some way to pay of this page is none of the discount’s. */
const isLimited = ({ paymentmethods }: OfferedDiscount, { packages }: Offer): boolean =>
  packages.some(({ methods }) => methods.some((method) => !paymentmethods.includes(method)));
