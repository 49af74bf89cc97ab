'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSecondsLeft } from '../../lib/countdown';
import { chooseDiscount, useChosenDiscount } from '../../lib/payments/chosen-discount';
import {
  endOf,
  getOffer,
  type Offer,
  OFFERS,
  offerKey,
  type OfferedDiscount,
  useOffer,
} from '../../lib/payments/offer';
import { CodeField } from './code-field';
import { DiscountRow } from './discount-row';
import { type DiscountTexts } from './discount-texts';
import { HeldDiscount } from './held-discount';
import { reasonText } from './reason-text';

const ACTION =
  'inline-flex min-h-11 items-center justify-self-start text-caption font-semibold text-primary-text underline underline-offset-4';

/** Chooses the discount of a purchase: what the member has, and a field for a code. The prices of the page follow. */
export function DiscountSelector({ texts }: { readonly texts: DiscountTexts }) {
  const { data: offer } = useOffer();
  const code = useChosenDiscount();
  const client = useQueryClient();
  const [hasEnded, setEnded] = useState(false);
  useFreshOffers();
  useEndOf(offer, () => {
    setEnded(true);
    chooseDiscount(undefined);
    void client.invalidateQueries({ queryKey: OFFERS });
  });
  if (offer === undefined) return null;
  const apply = async (typed: string): Promise<string | undefined> => {
    const wanted = typed.trim().toUpperCase();
    const answer = await getOffer(wanted);
    if (answer.state !== 'done') return reasonText(answer, texts);
    client.setQueryData(offerKey(wanted), answer.value);
    setEnded(false);
    chooseDiscount(wanted);
    return undefined;
  };
  const active = offer.discount?.code;
  return (
    <section aria-labelledby="discount-title" className="min-w-0">
      <h2 id="discount-title" className="mb-3 text-title font-semibold text-text-strong">
        {texts.title}
      </h2>
      <p role="status" className="text-caption empty:hidden">
        {hasEnded && offer.discount === null ? texts.ended : ''}
      </p>
      <ul className="border-b border-hairline empty:hidden">
        {shown(offer).map((discount) => (
          <DiscountRow key={discount.code} texts={texts} offer={offer} discount={discount}>
            {discount.order !== null && <HeldDiscount texts={texts} order={discount.order} />}
            {discount.order === null && discount.code !== active && (
              <button type="button" className={ACTION} onClick={() => void apply(discount.code)}>
                {texts.use}
              </button>
            )}
            {discount.code === active && code !== undefined && !offer.discounts.some((own) => own.code === code) && (
              <button type="button" className={ACTION} onClick={() => chooseDiscount(undefined)}>
                {texts.remove}
              </button>
            )}
          </DiscountRow>
        ))}
      </ul>
      <CodeField texts={texts} onApply={apply} />
    </section>
  );
}

/** The member’s own discounts, and the one whose code was typed. */
const shown = ({ discount, discounts }: Offer): readonly OfferedDiscount[] =>
  discount === null || discounts.some(({ code }) => code === discount.code) ? discounts : [discount, ...discounts];

/** Asks anew whenever the page is looked at again: the clock of a device that slept may have stopped. */
function useFreshOffers(): void {
  const client = useQueryClient();
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') void client.invalidateQueries({ queryKey: OFFERS });
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
    };
  }, [client]);
}

/** Tells when the discount inside the prices has ended. */
function useEndOf(offer: Offer | undefined, onEnd: () => void): void {
  const ends = offer?.discount ? endOf(offer.discount, offer) : undefined;
  const hasEnded = useSecondsLeft(ends) === 0;
  const told = useRef(onEnd);
  useEffect(() => {
    told.current = onEnd;
  });
  useEffect(() => {
    if (hasEnded) told.current();
  }, [hasEnded]);
}
