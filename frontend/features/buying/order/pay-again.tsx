import { useState } from 'react';
import { useAnswer } from '../../../lib/api/use-answer';
import { getOffer, type Method, offerKey } from '../../../lib/payments/offer';
import { type Order, payAnotherWay } from '../api/orders';
import { MethodList } from '../parts/method-list';
import { PayButton } from '../parts/pay-button';
import { usePaying } from '../use-paying';
import { orderIn } from './order-address';
import { type OrderTexts } from './order-texts';

interface Props {
  readonly texts: OrderTexts;
  readonly order: Order;
  readonly onStale: () => void;
}

/** Another try at the price of the order, in the same way or another one. */
export function PayAgain({ texts, order, onStale }: Props) {
  const { data, isError } = useAnswer(offerKey(undefined), (signal) => getOffer(undefined, signal));
  const [wish, setWish] = useState<Method | undefined>(() => orderIn(window.location.pathname).method);
  const { paying, pay } = usePaying({
    texts,
    onStale: () => {
      onStale();
      return Promise.resolve(undefined);
    },
  });
  const offered = data?.packages.find(({ id }) => id === order.package)?.methods;
  // The form for direct debits makes an order of its own.
  const hosted = data?.direct_debit_form === true ? offered?.filter((one) => one !== 'sepa_debit') : offered;
  const methods = methodsOf(order, hosted, isError);
  if (methods === undefined) return <div className="h-72" />;
  const method = [wish, order.method].find((one) => one != null && methods.includes(one)) ?? methods[0];
  return (
    <div className="grid gap-6">
      <MethodList texts={texts} methods={methods} chosen={method} onChoose={setWish} />
      <PayButton
        texts={texts}
        paying={paying}
        amount={order.amount}
        currency={order.currency}
        onPress={() => {
          if (method !== undefined) void pay(() => payAnotherWay(order.id, method));
        }}
      />
    </div>
  );
}

/** Where the offer is not known, or has no such package any more, the way that was tried is left. */
function methodsOf(
  { method }: Order,
  offered: readonly Method[] | undefined,
  isUnknown: boolean,
): readonly Method[] | undefined {
  if (offered !== undefined && offered.length > 0) return offered;
  if (offered === undefined && !isUnknown) return undefined;
  return method === null ? [] : [method];
}
