import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Navigate, useSearch } from '@tanstack/react-router';
import { type DayFigures, type Owed, readFigures } from '../../api/money';
import { useBrandText } from '../../frame/brand-text';
import { useSelf } from '../../frame/self-context';
import { figures as texts, money } from '../../texts/money';
import { Answer } from '../../ui/answer';
import { moneyText } from '../../ui/money';
import { Table } from '../../ui/table';
import { periodOf } from '../../ui/period';
import { FiguresChart } from './figures-chart';
import { MoneyFilters } from './filters';
import { MoneyScreen } from './money-screen';
import { readMoneySearch } from './search';
import { TimeZones } from './time-zone';
import { type Group, daysOf, groupedBy, keptOf } from './sums';

/** Shows the sums that were sold and given back, by currency, brand and day. */
export default function Figures() {
  const search = readMoneySearch(useSearch({ strict: false }));
  const isAllowed = useSelf().permissions.includes('payment.books');
  const period = periodOf(search);
  const query = useQuery({
    queryKey: ['money', 'figures', period, search.tenant],
    queryFn: () => readFigures(period, search.tenant),
    placeholderData: keepPreviousData,
    enabled: isAllowed,
  });
  if (!isAllowed) return <Navigate to="/money/orders" replace />;
  return (
    <MoneyScreen title={money.title} needs="payment.books" slug={search.tenant}>
      <MoneyFilters to="/money" search={search} period={period} />
      <Answer query={query}>
        {({ days, owed, time_zones }) => {
          const currencies = [...new Set([...days, ...owed].map(({ currency }) => currency))].sort();
          if (currencies.length === 0) return <p role="status">{texts.nothing}</p>;
          return (
            <>
              <TimeZones zones={time_zones} />
              {currencies.map((currency) => (
                <OfCurrency
                  key={currency}
                  currency={currency}
                  days={daysOf(period)}
                  rows={days.filter((row) => row.currency === currency)}
                  owed={owed.filter((row) => row.currency === currency)}
                />
              ))}
            </>
          );
        }}
      </Answer>
    </MoneyScreen>
  );
}

interface Props {
  readonly currency: string;
  readonly days: readonly string[];
  readonly rows: readonly DayFigures[];
  readonly owed: readonly Owed[];
}

function OfCurrency({ currency, days, rows, owed }: Props) {
  const nameOf = useBrandText();
  const byDay = groupedBy(rows, ({ day }) => day);
  const [total] = groupedBy(rows, () => '');
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2>{currency}</h2>
      {total && (
        <p>
          <strong className="text-2xl tabular-nums">{moneyText(keptOf(total), currency)}</strong>{' '}
          <span className="text-quiet">{texts.kept_hint}</span>
        </p>
      )}
      {owed.length > 0 && <OwedList currency={currency} owed={owed} />}
      <FiguresChart currency={currency} days={days} sums={byDay} />
      <SumsTable
        caption={`${texts.of_brands}, ${currency}`}
        name={money.brand}
        currency={currency}
        rows={groupedBy(rows, ({ tenant }) => nameOf(tenant))}
      />
      <details>
        <summary className="target flex items-center text-accent underline">{texts.of_days}</summary>
        <SumsTable
          caption={`${texts.of_days}, ${currency}`}
          name={money.day}
          currency={currency}
          rows={[...byDay].reverse()}
        />
      </details>
    </section>
  );
}

/** Tells what members owe, of all brands and of each where they are several. */
function OwedList({ currency, owed }: { readonly currency: string; readonly owed: readonly Owed[] }) {
  const nameOf = useBrandText();
  const total = owed.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <>
      <p>
        {texts.owed.replace('{amount}', moneyText(total, currency))}{' '}
        <span className="text-quiet">{texts.owed_hint}</span>
      </p>
      {owed.length > 1 && (
        <Table
          caption={texts.owed_of_brands}
          rows={owed}
          keyOf={({ tenant }) => tenant}
          columns={[
            { name: money.brand, cell: ({ tenant }) => nameOf(tenant) },
            { name: money.amount, isNumber: true, cell: ({ amount }) => moneyText(amount, currency) },
          ]}
        />
      )}
    </>
  );
}

interface TableProps {
  readonly caption: string;
  readonly name: string;
  readonly currency: string;
  readonly rows: readonly Group[];
}

function SumsTable({ caption, name, currency, rows }: TableProps) {
  const column = (label: string, amountOf: (row: Group) => number) => ({
    ...{ name: label, isNumber: true, cell: (row: Group) => moneyText(amountOf(row), currency) },
  });
  const folded = (label: string, amountOf: (row: Group) => number) => ({ ...column(label, amountOf), isFolded: true });
  return (
    <Table
      caption={caption}
      rows={rows}
      keyOf={(row) => row.name}
      columns={[
        { name, cell: (row) => row.name },
        { name: money.orders, isFolded: true, isNumber: true, cell: ({ orders }) => orders.toLocaleString() },
        column(texts.sold, ({ amount }) => amount),
        folded(texts.discounts, (row) => row.discount_amount),
        folded(texts.vat, (row) => row.vat_amount),
        folded(texts.refunds, ({ refunds }) => refunds),
        folded(texts.chargebacks, ({ chargebacks }) => chargebacks),
        folded(texts.fees, ({ fees }) => fees),
        column(texts.kept, keptOf),
      ]}
    />
  );
}
