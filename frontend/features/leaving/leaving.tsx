'use client';

import { type ReactNode, useState } from 'react';
import { QUIET_BUTTON } from '../../components/ui/button-link';
import { useApi } from '../../lib/api/use-api';
import { LastStep } from './last-step';
import { type LeavingTexts } from './leaving-texts';
import { DiscountOffer } from './discount-offer';
import { Offer } from './offer';

interface Props {
  readonly texts: LeavingTexts;
  /** The explanation of the consequences of deletion. */
  readonly children: ReactNode;
}

export function Leaving({ texts, children }: Props) {
  // If the offers cannot be fetched, the member can leave without seeing them.
  const { data } = useApi('/api/account-deletion');
  const { data: preferences } = useApi('/api/mail-preferences');
  const hasMails = preferences?.suppression === null && preferences.mails.some(({ enabled }) => enabled);
  const [isLast, setLast] = useState(false);
  // One that was taken stays, to say so.
  const [taken, setTaken] = useState<readonly string[]>([]);
  const would = (kind: string): boolean =>
    (data?.offers.some((offer) => offer.kind === kind) ?? false) && (kind !== 'mails_off' || hasMails);
  const offers = texts.offers.filter(({ kind }) => would(kind) || taken.includes(kind));

  const [hasDiscount, setHasDiscount] = useState(false);
  const offersDiscount = would('discount') || hasDiscount;
  if (isLast) return <LastStep texts={texts} onStay={() => setLast(false)} />;
  return (
    <>
      {children}
      {(offers.length > 0 || offersDiscount) && (
        <div className="grid gap-2">
          <h4 className="font-semibold text-text-strong">{texts.offersTitle}</h4>
          <ul className="grid border-b border-hairline">
            {offers.map((offer) => (
              <Offer
                key={offer.kind}
                texts={texts}
                offer={offer}
                isTaken={taken.includes(offer.kind)}
                onTaken={() => setTaken((before) => [...before, offer.kind])}
              />
            ))}
            {offersDiscount && data && (
              <DiscountOffer texts={texts} percent={data.delete_discount} onTaken={() => setHasDiscount(true)} />
            )}
          </ul>
        </div>
      )}
      <div className="grid grid-cols-2 gap-3">
        <button type="button" className={QUIET_BUTTON} onClick={closeSection}>
          {texts.stay}
        </button>
        <button type="button" className={QUIET_BUTTON} onClick={() => setLast(true)}>
          {texts.goOn}
        </button>
      </div>
    </>
  );
}

function closeSection({ currentTarget }: { readonly currentTarget: HTMLElement }): void {
  const section = currentTarget.closest('details');
  if (!section) return;
  section.open = false;
  section.querySelector('summary')?.focus();
}
