import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { findOrders } from '../../api/find-orders';
import { BrandName } from '../../frame/brand-name';
import { money, orders as texts } from '../../texts/money';
import { Answer } from '../../ui/answer';
import { Choice } from '../../ui/choice';
import { Field } from '../../ui/field';
import { moneyText } from '../../ui/money';
import { Table } from '../../ui/table';
import { timeText } from '../../ui/times';
import { MoneyFilters, Pages } from './filters';
import { MoneyScreen, OrderLink } from './money-screen';
import { readMoneySearch } from './search';

const STATUSES = Object.entries(texts.statuses).map(([value, label]) => ({ value, label }));

/** Orders of the brands that one reaches, newest first. */
export default function Orders() {
  const search = readMoneySearch(useSearch({ strict: false }));
  const query = useQuery({
    queryKey: ['money', 'orders', search],
    queryFn: () => findOrders(search),
    placeholderData: keepPreviousData,
  });
  return (
    <MoneyScreen title={money.orders} needs="payment.read" slug={search.tenant}>
      <MoneyFilters to="/money/orders" search={search} find={texts.find}>
        <Field label={texts.find} name="q" defaultValue={search.q} maxLength={100} autoComplete="off" />
        <Choice
          label={money.status}
          name="status"
          defaultValue={search.status ?? ''}
          choices={[{ value: '', label: money.any }, ...STATUSES]}
        />
        <Field label={money.member} name="member" defaultValue={search.member} inputMode="numeric" maxLength={10} />
        <Field label={money.from} name="from" type="date" defaultValue={search.from} />
        <Field label={money.to} name="to" type="date" defaultValue={search.to} />
      </MoneyFilters>
      <Answer query={query}>
        {({ orders, next }) => (
          <>
            {orders.length === 0 && <p role="status">{money.nothing}</p>}
            {orders.length > 0 && (
              <Table
                caption={money.orders}
                rows={orders}
                hasMore={next !== null}
                keyOf={({ tenant, id }) => `${tenant} ${id}`}
                columns={[
                  { name: money.order, cell: ({ tenant, id }) => <OrderLink slug={tenant} id={id} /> },
                  { name: money.brand, isFolded: true, cell: ({ tenant }) => <BrandName slug={tenant} /> },
                  { name: money.status, cell: ({ status }) => texts.statuses[status] ?? status },
                  {
                    ...{ name: money.amount, isNumber: true },
                    cell: ({ amount, currency }) => moneyText(amount, currency),
                  },
                  {
                    ...{ name: texts.returned, isNumber: true },
                    isFolded: true,
                    cell: ({ refunded, disputed, currency }) =>
                      refunded + disputed === 0 ? '–' : moneyText(refunded + disputed, currency),
                  },
                  { name: money.credits, isNumber: true, isFolded: true, cell: ({ credits }) => credits },
                  { name: money.country, isFolded: true, cell: ({ country }) => country },
                  { name: texts.receipt, isFolded: true, cell: ({ receipt_number }) => receipt_number ?? '–' },
                  { name: money.at, cell: ({ created_at }) => timeText(created_at) },
                ]}
              />
            )}
            <Pages to="/money/orders" search={search} next={next} />
          </>
        )}
      </Answer>
    </MoneyScreen>
  );
}
