import { type ReactNode, useRef, useState } from 'react';
import { createFormats } from '../../../lib/i18n/formats';
import { type Method, type Offer, type Package } from '../../../lib/payments/offer';
import { placeOrder } from '../api/orders';
import { type CheckoutTexts } from '../buying-texts';
import { HOLE } from '../holes';
import { usePaying } from '../use-paying';
import { ConsentBox } from './consent-box';
import { DebitWay } from './debit-way';
import { PayButton } from './pay-button';
import { SmallPrint } from './small-print';
import { TestNote } from './test-note';
import { vatText } from './vat-text';

interface Props {
  readonly texts: CheckoutTexts;
  readonly offer: Offer;
  readonly pack: Package;
  readonly method: Method;
  /** What the member allows themselves to spend. */
  readonly limit: ReactNode;
  /** Asks for the offer anew. */
  readonly onStale: () => Promise<Offer | undefined>;
}

/** The end of a purchase: what it costs, whose it is, and the button that orders. */
export function Checkout({ texts, offer, pack, method, limit, onStale }: Props) {
  const { currency } = offer;
  const { money, number } = createFormats(texts.locale);
  const [isTicked, setTicked] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const discount = pack.discount_amount > 0 ? offer.discount?.code : undefined;
  const key = useOrderKey(`${pack.id} ${pack.amount} ${currency} ${method} ${discount ?? ''}`);
  const { paying, pay } = usePaying({
    texts,
    onStale: async () => {
      const now = await onStale();
      const same = now?.packages.find(({ id }) => id === pack.id);
      if (!now || !same || (same.amount === pack.amount && now.currency === currency)) return undefined;
      return texts.refusals.price
        .replace(HOLE.price, money(same.amount, now.currency))
        .replace(HOLE.old, money(pack.amount, currency));
    },
  });
  const order = (): void => {
    setMissing(!isTicked);
    const wish = {
      package: pack.id,
      method,
      amount: pack.amount,
      currency,
      ...(discount !== undefined && { discount }),
    };
    if (isTicked) void pay(() => placeOrder({ key: key(), ...wish }));
    else box.current?.focus();
  };
  return (
    <div className="grid gap-5">
      <dl className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1 border-t border-hairline pt-4">
        <dt>{texts.creditsOf.replace(HOLE.number, number(pack.credits))}</dt>
        <dd className="text-right text-text-muted">{texts.methods[method]}</dd>
        {discount !== undefined && (
          <>
            <dt>{texts.regular}</dt>
            <dd className="text-right tabular-nums">{money(pack.list_amount, currency)}</dd>
            <dt className="wrap-anywhere">
              {texts.discount} {discount}
            </dt>
            <dd className="text-right tabular-nums">{money(-pack.discount_amount, currency)}</dd>
          </>
        )}
        <dt className="text-lead font-semibold text-text-strong">{texts.total}</dt>
        <dd className="text-right text-lead font-semibold text-text-strong tabular-nums">
          {money(pack.amount, currency)}
        </dd>
        <dd className="col-span-2 text-caption text-text-muted tabular-nums">{vatText(texts, offer, pack)}</dd>
      </dl>
      {limit}
      {method === 'sepa_debit' && offer.direct_debit_form ? (
        <DebitWay texts={texts} pack={pack.id} discount={discount} />
      ) : (
        <>
          <ConsentBox
            field={box}
            text={texts.beginNow}
            fault={isMissing && !isTicked ? texts.beginNowMissing : undefined}
            isTicked={isTicked}
            onTick={setTicked}
          />
          {offer.test && <TestNote text={texts.test} />}
          <PayButton texts={texts} paying={paying} amount={pack.amount} currency={currency} onPress={order} />
        </>
      )}
      <SmallPrint texts={texts} />
    </div>
  );
}

/** One order for each choice: pressed again, or after a lost answer, it is the same one. */
function useOrderKey(choice: string): () => string {
  const kept = useRef({ choice, key: '' });
  return () => {
    if (kept.current.key === '' || kept.current.choice !== choice) kept.current = { choice, key: crypto.randomUUID() };
    return kept.current.key;
  };
}
