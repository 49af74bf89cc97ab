'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { Failed } from '../../components/settings/failed';
import { type Method, type Offer, useFreshOffer, useOffer } from '../../lib/payments/offer';
import { keepWayBack } from '../../lib/way-back';
import { type BuyingTexts } from './buying-texts';
import { useReturnToOrder } from './open-order';
import { Checkout } from './parts/checkout';
import { FormBones } from './parts/form-bones';
import { MethodList } from './parts/method-list';
import { Nothing } from './parts/nothing';
import { PackageList } from './parts/package-list';

interface Props {
  readonly texts: BuyingTexts;
  /** Stands below the packages: where a discount is chosen. */
  readonly discount?: ReactNode;
  /** Stands above the button. */
  readonly limit: ReactNode;
}

/** Prices and ways to pay of whoever is signed in, and the order. */
export function BuyingForm({ texts, discount, limit }: Props) {
  useReturnToOrder();
  useEffect(() => keepWayBack(), []);
  const { data, error, refetch } = useOffer();
  const askAnew = useFreshOffer();
  if (data === undefined) {
    if (error === null) return <FormBones label={texts.loading} packages={texts.packages} />;
    return <Failed texts={texts} errorState={error.errorState} onRetry={() => void refetch()} />;
  }
  return <Choice texts={texts} offer={data} discount={discount} limit={limit} onStale={askAnew} />;
}

interface ChoiceProps extends Props {
  readonly offer: Offer;
  readonly onStale: () => Promise<Offer | undefined>;
}

function Choice({ texts, offer, discount, limit, onStale }: ChoiceProps) {
  const [wanted, setWanted] = useState(texts.suggested);
  const [wish, setWish] = useState<Method>();
  const pack = offer.packages.find(({ id }) => id === wanted) ?? offer.packages[0];
  if (pack === undefined || offer.packages.every(({ methods }) => methods.length === 0))
    return <Nothing texts={texts} />;
  // The method that was chosen stays chosen wherever the package can be paid with it.
  const method = wish !== undefined && pack.methods.includes(wish) ? wish : pack.methods[0];
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-12">
      <div className="grid content-start gap-8">
        <PackageList texts={texts} offer={offer} chosen={pack.id} onChoose={setWanted} />
        {discount}
        <MethodList texts={texts} methods={pack.methods} chosen={method} onChoose={setWish} />
      </div>
      <div className="lg:sticky lg:top-6 lg:self-start">
        {method === undefined ? (
          <Nothing texts={texts} />
        ) : (
          <Checkout texts={texts} offer={offer} pack={pack} method={method} limit={limit} onStale={onStale} />
        )}
      </div>
    </div>
  );
}
