import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { type Order as OrderFile, checkOrder, readOrder } from '../../api/money';
import { useKeys } from '../../frame/keys';
import { useSelf } from '../../frame/self-context';
import { money, order as texts, refund } from '../../texts/money';
import { Answer } from '../../ui/answer';
import { Button } from '../../ui/button';
import { moneyText } from '../../ui/money';
import { problemText } from '../../ui/problem-text';
import { timeText } from '../../ui/times';
import { MoneyScreen } from './money-screen';
import { OrderFacts } from './order-facts';
import { OrderParts } from './order-parts';
import { RefundDialog } from './refund-dialog';
import { RefundsOf } from './refunds-of';

const isLeft = ({ status, amount, refunded, disputed }: OrderFile): boolean =>
  (status === 'paid' || status === 'partly_refunded') && amount - refunded - disputed > 0;

/** One order: how it stands in words, what can be done, and everything that happened. */
export default function OrderScreen() {
  const { slug = '', id = '' } = useParams({ strict: false });
  const isReached = useSelf().tenants.some((one) => one.slug === slug);
  const query = useQuery({
    ...{ queryKey: ['money', 'order', slug, id], queryFn: () => readOrder(slug, id), enabled: isReached },
    // Each look at an order is an audit entry.
    refetchOnWindowFocus: false,
  });
  return (
    <MoneyScreen title={texts.title.replace('{id}', id)} needs="payment.read" slug={slug}>
      <Answer query={query}>{(order) => <Order slug={slug} order={order} />}</Answer>
    </MoneyScreen>
  );
}

function Order({ slug, order }: { readonly slug: string; readonly order: OrderFile }) {
  const id = String(order.id);
  const { permissions } = useSelf();
  const queries = useQueryClient();
  const [isPaying, setPaying] = useState(false);
  const [told, setTold] = useState('');
  const mayRefund = permissions.includes('payment.refund') && isLeft(order) && !isInDispute(order);
  const changed = (text: string): void => {
    setTold(text);
    void queries.invalidateQueries({ queryKey: ['money'] });
    void queries.invalidateQueries({ queryKey: ['work'] });
  };
  const check = (): void => {
    checkOrder(slug, id).then(
      (now) => {
        queries.setQueryData(['money', 'order', slug, id], now);
        setTold(texts.checked);
      },
      (error: unknown) => {
        setTold(problemText(error));
      },
    );
  };
  useKeys([
    ...(mayRefund ? [{ keys: 'x', label: refund.open, run: () => setPaying(true) }] : []),
    { keys: 'a', label: texts.check, run: check },
  ]);
  return (
    <>
      <p className="text-lg">{sentenceOf(order)}</p>
      <p>
        {texts.bought.replace('{credits}', String(order.credits))} · {moneyText(order.amount, order.currency)} ·{' '}
        {money.member}{' '}
        {permissions.includes('member.read') ? (
          <Link
            to="/members/$slug/$id"
            params={{ slug, id: String(order.member) }}
            className="target inline-flex items-center text-accent underline"
          >
            {order.member}
          </Link>
        ) : (
          order.member
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        {mayRefund && (
          <Button look="main" onClick={() => setPaying(true)}>
            {refund.open}
          </Button>
        )}
        <Button onClick={check}>{texts.check}</Button>
      </div>
      <p role="status">{told}</p>
      <RefundsOf slug={slug} order={order} onChanged={changed} />
      <OrderFacts order={order} />
      <OrderParts order={order} />
      {isPaying && <RefundDialog slug={slug} order={order} onDone={changed} onClose={() => setPaying(false)} />}
    </>
  );
}

const isInDispute = ({ disputes }: OrderFile): boolean => disputes.some(({ status }) => status === 'open');

function sentenceOf({ status, paid_at, refunded, disputes, currency }: OrderFile): string {
  const time = paid_at === null ? '' : timeText(paid_at);
  return [
    (texts.sentences[status] ?? status).replace('{time}', time),
    ...(refunded > 0 ? [texts.back.replace('{amount}', moneyText(refunded, currency))] : []),
    ...(['open', 'lost'] as const).flatMap((state) => {
      const sum = disputes.filter((one) => one.status === state).reduce((all, { amount }) => all + amount, 0);
      return sum > 0 ? [texts.disputed[state].replace('{amount}', moneyText(sum, currency))] : [];
    }),
  ].join(' ');
}
