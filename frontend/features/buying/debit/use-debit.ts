import { useRef, useState } from 'react';
import { compactIban } from '../../../../contract/payments/iban';
import { errorTextOf } from '../../../components/settings/error-texts';
import { type Answer } from '../../../lib/api/problem';
import { createFormats } from '../../../lib/i18n/formats';
import { type DebitOffer, payByDebit } from '../api/debits';
import { type Order } from '../api/orders';
import { HOLE } from '../holes';
import { leadToPayment } from '../open-order';
import { limitRefusal, type Paying } from '../use-paying';
import { DEBIT_FIELDS, type DebitFaults, type DebitField, type DebitValues } from './debit-rules';
import { type DebitTexts } from './debit-texts';
import { forgetKept } from './kept-values';
import { isOfDiscount } from './use-debit-offer';
import { PHONE_FAULTS } from './use-phone-code';

interface Options {
  readonly texts: DebitTexts;
  readonly offer: DebitOffer;
  /** Asks for the offer anew where what the page shows is not true any more. */
  readonly onStale: () => Promise<DebitOffer | undefined>;
}

/** Orders once, however often the button is pressed, and says why it did not work. */
export function useDebit({ texts, offer, onStale }: Options) {
  const [paying, setPaying] = useState<Paying>({ name: 'idle' });
  const [faults, setFaults] = useState<DebitFaults>({});
  // Another account than the one that the page knows of may have to wait for the bank.
  const [isLater, setLater] = useState(false);
  const key = useRef('');
  const creditsWhen = isLater ? 'paid' : offer.credits_when;

  const order = async (values: DebitValues): Promise<void> => {
    if (paying.name === 'asking' || paying.name === 'leaving') return;
    setPaying({ name: 'asking' });
    key.current ||= crypto.randomUUID();
    const answer = await payByDebit({
      ...trimmed(values),
      ...{ key: key.current, package: offer.package, amount: offer.amount, currency: 'EUR', credits_when: creditsWhen },
      ...(offer.discount !== null && { discount: offer.discount }),
    });
    if (answer.state === 'done') {
      setPaying({ name: 'leaving' });
      forgetKept();
      leadToPayment(answer.value);
      return;
    }
    if (!isSameNextTime(answer, offer)) key.current = '';
    const refused = faultsOf(answer);
    setFaults(refused);
    if (Object.keys(refused).length > 0) setPaying({ name: 'idle' });
    else setPaying({ name: 'refused', text: await refusalOf(answer) });
  };

  const refusalOf = async (answer: Refused): Promise<string> => {
    if (answer.state !== 'failed') return errorTextOf(answer, texts.errorState);
    if (answer.code === 'direct_debit_terms_changed') {
      setLater(true);
      return texts.termsChanged;
    }
    if (answer.code === 'price_changed') {
      const now = await onStale();
      const { money } = createFormats(texts.locale);
      if (!now || now.amount === offer.amount) return texts.refusals.failed;
      return texts.refusals.price
        .replace(HOLE.price, money(now.amount, now.currency))
        .replace(HOLE.old, money(offer.amount, offer.currency));
    }
    if (isOfDiscount(answer)) {
      // The regular price comes next.
      await onStale();
      return texts.refusals.discount;
    }
    if (STALE.has(answer.code)) await onStale();
    return limitRefusal(answer, texts) ?? texts.debitRefusals[answer.code ?? ''] ?? texts.refusals.failed;
  };
  return { paying, faults, creditsWhen, order, setFaults };
}

type Refused = Exclude<Answer<Order>, { state: 'done' }>;

/**
 * After a lost answer it is the same order. One that was refused is another one the next time, unless it holds the
 * discount: its own page says how else to pay it.
 */
const isSameNextTime = (answer: Refused, { discount }: DebitOffer): boolean =>
  answer.state === 'unreachable' ||
  (answer.state === 'failed' && answer.code === 'payments_unavailable' && discount !== null);

/** The page has nothing to fill in any more. */
const STALE: ReadonlySet<string | undefined> = new Set(['package_not_found', 'direct_debit_not_offered']);

function faultsOf(answer: Refused): DebitFaults {
  if (answer.state === 'invalid') {
    const named = DEBIT_FIELDS.filter((field) => answer.faults.some(({ path }) => path === field));
    return Object.fromEntries(named.map((field) => [field, REFUSED[field] ?? 'line_invalid']));
  }
  if (answer.state !== 'failed') return {};
  if (answer.code === 'iban_invalid' || answer.code === 'iban_not_sepa') return { iban: answer.code };
  if (answer.code === 'phone_code_invalid') return { otp: 'otp_invalid' };
  const phone = PHONE_FAULTS[answer.code ?? ''];
  return phone === undefined ? {} : { phone };
}

/** The text for a field that the api refused although our own check let it pass. */
const REFUSED: Readonly<DebitFaults> = { iban: 'iban_invalid', phone: 'phone_invalid', otp: 'otp_missing' };

const trimmed = (values: DebitValues): Record<DebitField, string> => ({
  ...{ account_holder: values.account_holder.trim(), iban: compactIban(values.iban), street: values.street.trim() },
  ...{ house_number: values.house_number.trim(), zip: values.zip.trim(), city: values.city.trim() },
  ...{ phone: values.phone.trim(), otp: values.otp },
});
