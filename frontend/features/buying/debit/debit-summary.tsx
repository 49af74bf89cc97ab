import { createFormats } from '../../../lib/i18n/formats';
import { type DebitOffer } from '../api/debits';
import { HOLE } from '../holes';
import { vatText } from '../parts/vat-text';
import { DEBIT_HOLE, type DebitTexts } from './debit-texts';

interface Props {
  readonly texts: DebitTexts;
  readonly offer: DebitOffer;
  readonly creditsWhen: DebitOffer['credits_when'];
  readonly isWithoutDiscount: boolean;
}

/** Tells the price, when the credits come and when the money leaves, before the payer agrees to anything. */
export function DebitSummary({ texts, offer, creditsWhen, isWithoutDiscount }: Props) {
  const { date, money, number } = createFormats(texts.locale);
  return (
    <section className="grid gap-3 rounded-box border border-line p-4">
      <dl className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1">
        {offer.discount_amount > 0 && (
          <>
            <dt>{texts.regular}</dt>
            <dd className="text-right tabular-nums">{money(offer.list_amount, offer.currency)}</dd>
            <dt className="wrap-anywhere">
              {texts.discount} {offer.discount}
            </dt>
            <dd className="text-right tabular-nums">{money(-offer.discount_amount, offer.currency)}</dd>
          </>
        )}
        <dt className="text-lead font-semibold text-text-strong">
          {texts.creditsOf.replace(HOLE.number, number(offer.credits))}
        </dt>
        <dd className="text-right text-lead font-semibold text-text-strong tabular-nums">
          {money(offer.amount, offer.currency)}
        </dd>
        <dd className="col-span-2 text-caption text-text-muted tabular-nums">{vatText(texts, offer, offer)}</dd>
      </dl>
      <p role="status" className="font-semibold text-danger empty:hidden">
        {isWithoutDiscount && texts.refusals.discount}
      </p>
      <p className="border-t border-hairline pt-3 font-semibold text-text-strong">{texts.when[creditsWhen]}</p>
      <p>{texts.due.replace(DEBIT_HOLE.date, date(new Date(offer.due_on)))}</p>
    </section>
  );
}
