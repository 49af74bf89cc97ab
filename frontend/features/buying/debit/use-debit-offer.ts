import { type Answer } from '../../../lib/api/problem';
import { useAnswer } from '../../../lib/api/use-answer';
import { chooseDiscount, codeInAddress } from '../../../lib/payments/chosen-discount';
import { type DebitOffer, DEBITS, getDebitOffer } from '../api/debits';
import { packageIn } from './debit-address';

export interface AskedOffer {
  readonly offer: DebitOffer;
  /** Whether the discount of the address can no longer be used: the price is the regular one. */
  readonly isWithoutDiscount: boolean;
}

/** What the page's address asks for. Each package is a page of its own, so the key needs no id. */
export const useDebitOffer = () => useAnswer([DEBITS], ask);

async function ask(signal: AbortSignal): Promise<Answer<AskedOffer>> {
  const pack = packageIn(window.location.search);
  const code = codeInAddress();
  const answer = await getDebitOffer(pack, code, signal);
  const isWithoutDiscount = isOfDiscount(answer);
  if (isWithoutDiscount) chooseDiscount(undefined);
  const shown = isWithoutDiscount ? await getDebitOffer(pack, undefined, signal) : answer;
  return shown.state === 'done' ? { ...shown, value: { offer: shown.value, isWithoutDiscount } } : shown;
}

export const isOfDiscount = (answer: Answer<unknown>): boolean =>
  answer.state === 'failed' && answer.code?.startsWith('discount_') === true;
