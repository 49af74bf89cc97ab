'use client';

import { type ReactNode } from 'react';
import { Failed } from '../../../components/settings/failed';
import { BUTTON, ButtonLink, QUIET_BUTTON } from '../../../components/ui/button-link';
import { createFormats } from '../../../lib/i18n/formats';
import { ROUTES } from '../../../site/routes';
import { type Order } from '../api/orders';
import { HOLE } from '../holes';
import { OrderFacts } from './order-facts';
import { type OrderTexts } from './order-texts';
import { PayAgain } from './pay-again';
import { StateIcon } from './state-icon';
import { useOrder } from './use-order';
import { WayOn } from './way-on';

/** How an order stands, true whenever and wherever it is opened. */
export function OrderView({ texts }: { readonly texts: OrderTexts }) {
  const { data, error, refetch } = useOrder();
  if (data) return <Shown texts={texts} order={data} onStale={() => void refetch()} />;
  if (error === null) return <Head texts={{ title: texts.loading, text: '' }} icon="waiting" />;
  const { errorState } = error;
  if (errorState.state === 'failed' && errorState.code === 'order_not_found')
    return (
      <Head texts={texts.states.absent} icon="over">
        <ButtonLink href={ROUTES.credits}>{texts.choosePackage}</ButtonLink>
      </Head>
    );
  return <Failed texts={texts} errorState={errorState} onRetry={() => void refetch()} />;
}

interface Props {
  readonly texts: OrderTexts;
  readonly order: Order;
  readonly onStale: () => void;
}

function Shown({ texts, order, onStale }: Props) {
  const { states } = texts;
  const again = <PayAgain texts={texts} order={order} onStale={onStale} />;
  const facts = <OrderFacts texts={texts} order={order} />;
  switch (order.state) {
    case 'completed':
      return (
        <Head texts={states.completed} icon="done">
          <WayOn texts={texts} />
          {facts}
        </Head>
      );
    case 'refunded':
    case 'charged_back':
      return (
        <Head texts={states[order.state]} icon="over">
          {facts}
          <ButtonLink href={ROUTES.credits}>{texts.choosePackage}</ButtonLink>
        </Head>
      );
    case 'expired':
      return (
        <Head texts={states.expired} icon="over">
          <ButtonLink href={ROUTES.credits}>{texts.choosePackage}</ButtonLink>
          {facts}
        </Head>
      );
    case 'failed': {
      const time = new Intl.DateTimeFormat(texts.locale, { timeStyle: 'short' }).format(new Date(order.expires_at));
      const { title, text } = states.failed;
      return (
        <Head texts={{ title, text: text.replace(HOLE.time, time) }} icon="failed">
          {again}
          {facts}
        </Head>
      );
    }
    case 'pending':
      return order.checkout_url === null ? (
        <Head texts={states.bank} icon="waiting">
          {facts}
        </Head>
      ) : (
        <Head texts={states.open} icon="waiting">
          <a href={order.checkout_url} rel="noreferrer" className={BUTTON}>
            {texts.openAction} · {createFormats(texts.locale).money(order.amount, order.currency)}
          </a>
          {order.another_way && (
            <details className="group">
              <summary className={`${QUIET_BUTTON} w-full cursor-pointer list-none group-open:mb-6`}>
                {texts.anotherWay}
              </summary>
              {again}
            </details>
          )}
          {facts}
        </Head>
      );
  }
}

interface HeadProps {
  readonly texts: { readonly title: string; readonly text: string };
  readonly icon: Parameters<typeof StateIcon>[0]['name'];
  readonly children?: ReactNode;
}

function Head({ texts, icon, children }: HeadProps) {
  return (
    <div className="grid gap-6">
      <div role="status" className="grid justify-items-start gap-3">
        <StateIcon name={icon} />
        <h1 className="text-heading">{texts.title}</h1>
        {texts.text !== '' && <p className="max-w-[46ch]">{texts.text}</p>}
      </div>
      {children}
    </div>
  );
}
