'use client';

import { type ReactNode, useEffect } from 'react';
import { MethodMark } from '../../../components/art/payments/method-mark';
import { Failed } from '../../../components/settings/failed';
import { ButtonLink } from '../../../components/ui/button-link';
import { TextLink } from '../../../components/ui/text-link';
import { useAnswer } from '../../../lib/api/use-answer';
import { createFormats } from '../../../lib/i18n/formats';
import { type Offer, useFreshOffer, useOffer } from '../../../lib/payments/offer';
import { keepWayBack } from '../../../lib/way-back';
import { ROUTES } from '../../../site/routes';
import { getLastPaid, ORDERS, type PaidOrder } from '../api/orders';
import { HOLE } from '../holes';
import { useReturnToOrder } from '../open-order';
import { Checkout } from '../parts/checkout';
import { type RepeatTexts } from './repeat-texts';

interface FormProps {
  readonly texts: RepeatTexts;
  /** Stands above the button. */
  readonly limit: ReactNode;
}

/** The package and the way to pay of the last purchase, at the price of today. */
export function RepeatForm({ texts, limit }: FormProps) {
  useReturnToOrder();
  useEffect(() => keepWayBack(), []);
  const orders = useAnswer([ORDERS], getLastPaid);
  const offer = useOffer();
  const askAnew = useFreshOffer();
  const error = orders.error ?? (offer.data === undefined ? offer.error : null);
  if (error) {
    const retry = (): void => {
      void orders.refetch();
      void offer.refetch();
    };
    return <Failed texts={texts} errorState={error.errorState} onRetry={retry} />;
  }
  if (orders.data === undefined || offer.data === undefined) return <Bones label={texts.loading} />;
  const { last } = orders.data;
  if (last === undefined) return <Instead texts={texts} title={texts.noneTitle} text={texts.noneText} />;
  return <Again texts={texts} limit={limit} last={last} offer={offer.data} onStale={askAnew} />;
}

interface Props extends FormProps {
  readonly last: PaidOrder;
  readonly offer: Offer;
  readonly onStale: () => Promise<Offer | undefined>;
}

function Again({ texts, limit, last, offer, onStale }: Props) {
  const pack = offer.packages.find(({ id }) => id === last.package);
  const method = pack?.methods.find((one) => one === last.method) ?? pack?.methods[0];
  if (pack === undefined) return <Instead texts={texts} text={texts.gone} />;
  if (method === undefined) return <Instead texts={texts} title={texts.nothingTitle} text={texts.nothingText} />;
  const { money, number } = createFormats(texts.locale);
  const isOther = last.amount !== pack.amount || last.currency !== offer.currency;
  return (
    <div className="grid gap-6">
      <div className="flex items-center gap-4 rounded-box border border-line p-4">
        <MethodMark method={method} />
        <div className="min-w-0 grow">
          <p className="text-lead leading-tight font-semibold text-text-strong tabular-nums">
            {texts.creditsOf.replace(HOLE.number, number(pack.credits))}
          </p>
          {isOther && (
            <p className="text-caption text-text-muted">
              {texts.before.replace(HOLE.price, money(last.amount, last.currency))}
            </p>
          )}
        </div>
      </div>
      <Checkout texts={texts} offer={offer} pack={pack} method={method} limit={limit} onStale={onStale} />
      <p>
        <TextLink href={ROUTES.credits} isAlone>
          {texts.other}
        </TextLink>
      </p>
    </div>
  );
}

interface InsteadProps {
  readonly texts: RepeatTexts;
  readonly title?: string;
  readonly text: string;
}

function Instead({ texts, title, text }: InsteadProps): ReactNode {
  return (
    <div role="status" className="grid justify-items-start gap-4">
      {title !== undefined && <h2 className="text-title">{title}</h2>}
      <p className="max-w-[46ch]">{text}</p>
      <ButtonLink href={ROUTES.credits}>{texts.choosePackage}</ButtonLink>
    </div>
  );
}

function Bones({ label }: { readonly label: string }) {
  return (
    <>
      <p role="status" className="sr-only">
        {label}
      </p>
      <div
        aria-hidden="true"
        className="h-20 rounded-box border border-hairline bg-surface-2 motion-safe:animate-pulse"
      />
    </>
  );
}
