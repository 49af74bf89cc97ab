import { useEffect, useState } from 'react';
import { errorTextOf } from '../../components/settings/error-texts';
import { type Answer } from '../../lib/api/problem';
import { chooseDiscount } from '../../lib/payments/chosen-discount';
import { limitReachedText } from '../../lib/payments/spend-limit';
import { type Order } from './api/orders';
import { type PayingTexts } from './buying-texts';
import { leadToPayment } from './open-order';

/** How far a press of the button is. */
export type Paying =
  | { readonly name: 'idle' }
  | { readonly name: 'asking' }
  /** The payment page is on its way. */
  | { readonly name: 'leaving' }
  | { readonly name: 'refused'; readonly text: string };

interface Options {
  readonly texts: PayingTexts;
  /** Called where what the page shows is not true any more. Answers what to say of it, where there is more to say. */
  readonly onStale: () => Promise<string | undefined>;
}

/** Presses the button once, however often it is pressed, and leads on to where it is paid. */
export function usePaying({ texts, onStale }: Options) {
  const [paying, setPaying] = useState<Paying>({ name: 'idle' });
  useEffect(() => {
    // The browser kept the page as it was left.
    const onShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) setPaying({ name: 'idle' });
    };
    window.addEventListener('pageshow', onShow);
    return () => {
      window.removeEventListener('pageshow', onShow);
    };
  }, []);
  const pay = async (ask: () => Promise<Answer<Order>>): Promise<void> => {
    if (paying.name === 'asking' || paying.name === 'leaving') return;
    setPaying({ name: 'asking' });
    const answer = await ask();
    if (answer.state === 'done') {
      setPaying({ name: 'leaving' });
      leadToPayment(answer.value);
      return;
    }
    if (isOfDiscount(answer)) {
      // The prices without it come next, or with the active one.
      chooseDiscount(undefined);
      await onStale();
      setPaying({ name: 'refused', text: texts.refusals.discount });
      return;
    }
    const more = isStale(answer) ? await onStale() : undefined;
    setPaying({ name: 'refused', text: more ?? refusalOf(answer, texts) });
  };
  return { paying, pay, forgive: () => setPaying({ name: 'idle' }) };
}

type Refused = Exclude<Answer<Order>, { state: 'done' }>;

const isOfDiscount = (answer: Refused): boolean =>
  answer.state === 'failed' && answer.code?.startsWith('discount_') === true && answer.code !== 'discount_method';

const STALE: ReadonlySet<string | undefined> = new Set([
  ...['price_changed', 'payment_method_not_offered', 'package_not_found', 'order_closed', 'debit_under_way'],
]);

const isStale = (answer: Refused): boolean => answer.state === 'failed' && STALE.has(answer.code);

/** What the order would go over, where that is a limit of the member's own. */
export function limitRefusal(answer: Answer<unknown>, texts: PayingTexts): string | undefined {
  if (answer.state !== 'failed') return undefined;
  if (answer.code === 'spend_limit_reached') return limitReachedText(texts.refusals.limit, answer.facts, texts);
  return answer.code === 'spend_limit_currency' ? texts.refusals.limitCurrency : undefined;
}

function refusalOf(answer: Refused, texts: PayingTexts): string {
  const { refusals, errorState } = texts;
  if (answer.state !== 'failed') return errorTextOf(answer, errorState);
  const limit = limitRefusal(answer, texts);
  if (limit !== undefined) return limit;
  if (answer.code === 'payment_method_not_offered' || answer.code === 'discount_method') return refusals.method;
  if (answer.code === 'package_not_found') return refusals.package;
  if (answer.code === 'payments_unavailable') return refusals.unavailable;
  if (answer.code === 'account_not_confirmed') return refusals.unconfirmed;
  return refusals.failed;
}
