import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { readDisputes } from '../../api/money';
import { BrandName } from '../../frame/brand-name';
import { disputes as texts, money } from '../../texts/money';
import { Answer } from '../../ui/answer';
import { Choice } from '../../ui/choice';
import { moneyText } from '../../ui/money';
import { Table } from '../../ui/table';
import { timeText } from '../../ui/times';
import { MoneyFilters, Pages } from './filters';
import { MoneyScreen, OrderLink } from './money-screen';
import { readMoneySearch } from './search';

const STATES = Object.entries(texts.states).map(([value, label]) => ({ value, label }));

/** Lists the payments that banks took back or look into, newest first. */
export default function Disputes() {
  const { tenant, status, after } = readMoneySearch(useSearch({ strict: false }));
  const search = { tenant, status, after };
  const query = useQuery({
    queryKey: ['money', 'disputes', search],
    queryFn: () => readDisputes(search),
    placeholderData: keepPreviousData,
  });
  return (
    <MoneyScreen title={money.disputes} needs="payment.read" slug={tenant}>
      <MoneyFilters to="/money/disputes" search={search}>
        <Choice
          label={money.status}
          name="status"
          defaultValue={status ?? ''}
          choices={[{ value: '', label: money.any }, ...STATES]}
        />
      </MoneyFilters>
      <Answer query={query}>
        {({ disputes, next }) => (
          <>
            {disputes.length === 0 && <p role="status">{money.nothing}</p>}
            {disputes.length > 0 && (
              <Table
                caption={money.disputes}
                rows={disputes}
                hasMore={next !== null}
                keyOf={({ tenant: slug, id }) => `${slug} ${id}`}
                columns={[
                  { name: money.order, cell: ({ tenant: slug, order }) => <OrderLink slug={slug} id={order} /> },
                  { name: money.brand, cell: ({ tenant: slug }) => <BrandName slug={slug} /> },
                  { name: money.status, cell: (row) => texts.states[row.status] ?? row.status },
                  { name: money.amount, isNumber: true, cell: ({ amount, currency }) => moneyText(amount, currency) },
                  { name: texts.taken, isFolded: true, isNumber: true, cell: ({ credits_taken }) => credits_taken },
                  {
                    name: texts.missing,
                    isFolded: true,
                    isNumber: true,
                    cell: ({ credits_missing }) => credits_missing,
                  },
                  {
                    name: texts.theirs,
                    isFolded: true,
                    cell: (row) => `${row.provider_account} ${row.provider_dispute}`,
                  },
                  { name: texts.opened, isFolded: true, cell: ({ opened_at }) => timeText(opened_at) },
                  {
                    name: texts.closed,
                    isFolded: true,
                    cell: ({ closed_at }) => (closed_at === null ? '–' : timeText(closed_at)),
                  },
                ]}
              />
            )}
            <Pages to="/money/disputes" search={search} next={next} />
          </>
        )}
      </Answer>
    </MoneyScreen>
  );
}
