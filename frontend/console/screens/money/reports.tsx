import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { readSettlement, readVat } from '../../api/money';
import { useSelf } from '../../frame/self-context';
import { figures, money, reports as texts } from '../../texts/money';
import { Answer } from '../../ui/answer';
import { moneyText } from '../../ui/money';
import { WideTable } from '../../ui/wide-table';
import { BooksDownload } from './books-download';
import { MoneyFilters } from './filters';
import { MoneyScreen, OrderLink } from './money-screen';
import { periodOf, readMoneySearch } from './search';

interface OfBrand {
  readonly slug: string;
  readonly period: { readonly from: string; readonly to: string };
}

/** Shows a brand's balances as providers tell them, its VAT, and its books to take away. */
export default function Reports() {
  const search = readMoneySearch(useSearch({ strict: false }));
  const [first] = useSelf().tenants;
  const slug = search.tenant ?? first?.slug;
  const period = periodOf(search);
  if (slug === undefined) return <p>{money.choose_brand}</p>;
  return (
    <MoneyScreen title={money.reports} needs="payment.books" slug={slug}>
      <MoneyFilters to="/money/reports" search={{ ...search, tenant: slug }} isOfOneBrand period={period} />
      <Settlement slug={slug} period={period} />
      <Vat slug={slug} period={period} />
      <BooksDownload slug={slug} />
    </MoneyScreen>
  );
}

function Settlement({ slug, period }: OfBrand) {
  const query = useQuery({
    queryKey: ['money', 'settlement', slug, period],
    queryFn: () => readSettlement(slug, period),
    placeholderData: keepPreviousData,
  });
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2>{texts.settlement}</h2>
      <Answer query={query}>
        {({ days, untold }) => {
          type Day = (typeof days)[number];
          const column = (name: string, amountOf: (row: Day) => number) => ({
            ...{ name, isNumber: true, cell: (row: Day) => moneyText(amountOf(row), row.currency) },
          });
          return (
            <>
              {untold.length > 0 && <p>{texts.untold.replace('{accounts}', untold.join(', '))}</p>}
              {days.length === 0 && <p role="status">{money.nothing}</p>}
              {days.length > 0 && (
                <WideTable
                  caption={texts.settlement}
                  rows={days}
                  keyOf={(row) => `${row.provider_account} ${row.day} ${row.currency}`}
                  columns={[
                    { name: money.day, cell: ({ day }) => day },
                    { name: money.account, cell: ({ provider_account }) => provider_account },
                    column(texts.payments, ({ payments }) => payments),
                    column(figures.refunds, ({ refunds }) => refunds),
                    column(money.disputes, ({ disputes }) => disputes),
                    column(texts.others, ({ others }) => others),
                    column(figures.fees, ({ fees }) => fees),
                    column(texts.net, ({ net }) => net),
                    column(texts.payouts, ({ payouts }) => payouts),
                  ]}
                />
              )}
            </>
          );
        }}
      </Answer>
    </section>
  );
}

const rate = new Intl.NumberFormat(undefined, { style: 'percent', maximumFractionDigits: 2 });

function Vat({ slug, period }: OfBrand) {
  const query = useQuery({
    queryKey: ['money', 'vat', slug, period],
    queryFn: () => readVat(slug, period),
    placeholderData: keepPreviousData,
  });
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2>{texts.vat}</h2>
      <Answer query={query}>
        {({ rows, evidence, unproved }) => {
          type Row = (typeof rows)[number];
          const column = (name: string, amountOf: (row: Row) => number) => ({
            ...{ name, isNumber: true, cell: (row: Row) => moneyText(amountOf(row), row.currency) },
          });
          if (rows.length === 0) return <p role="status">{money.nothing}</p>;
          return (
            <>
              <WideTable
                caption={texts.vat}
                rows={rows}
                keyOf={(row) => `${row.country} ${row.vat_rate} ${row.currency}`}
                columns={[
                  { name: money.country, cell: ({ country }) => country },
                  { name: texts.rate, isNumber: true, cell: ({ vat_rate }) => rate.format(vat_rate / 10_000) },
                  { name: money.orders, isNumber: true, cell: ({ orders }) => orders.toLocaleString() },
                  column(figures.sold, ({ amount }) => amount),
                  column(figures.vat, (row) => row.vat_amount),
                  column(figures.refunds, ({ refunds }) => refunds),
                  column(figures.chargebacks, ({ chargebacks }) => chargebacks),
                  column(texts.due, (row) => row.vat_due),
                ]}
              />
              <h3 className="font-semibold">{texts.proof}</h3>
              <WideTable
                caption={texts.proof}
                rows={evidence}
                keyOf={({ country }) => country}
                columns={[
                  { name: money.country, cell: ({ country }) => country },
                  { name: texts.proved, isNumber: true, cell: ({ proved }) => proved },
                  { name: texts.one_piece, isNumber: true, cell: ({ one_piece }) => one_piece },
                  { name: texts.none, isNumber: true, cell: ({ none }) => none },
                  { name: texts.disagrees, isNumber: true, cell: ({ disagrees }) => disagrees },
                ]}
              />
              {unproved.length > 0 && (
                <>
                  <h3 className="font-semibold">{texts.unproved}</h3>
                  <WideTable
                    caption={texts.unproved}
                    rows={unproved}
                    keyOf={({ order }) => String(order)}
                    columns={[
                      { name: money.order, cell: ({ order }) => <OrderLink slug={slug} id={order} /> },
                      { name: money.country, cell: ({ country }) => country },
                      { name: texts.evidence, cell: ({ evidence: proof }) => proof.replaceAll('_', ' ') },
                    ]}
                  />
                </>
              )}
            </>
          );
        }}
      </Answer>
    </section>
  );
}
