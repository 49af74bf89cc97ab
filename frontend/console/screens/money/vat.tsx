import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { readVat, readVatOfBrands } from '../../api/money';
import { BrandName } from '../../frame/brand-name';
import { figures, money, reports as texts } from '../../texts/money';
import { Answer } from '../../ui/answer';
import { moneyText } from '../../ui/money';
import { Table } from '../../ui/table';
import { periodOf } from '../../ui/period';
import { Pages } from './filters';
import { type MoneySearch } from './search';
import { TimeZones } from './time-zone';
import { ProofTable, Unproved } from './vat-proofs';

type Report = Awaited<ReturnType<typeof readVat>>;
type Row = Report['rows'][number] & { readonly tenant?: string };

const rate = new Intl.NumberFormat(undefined, { style: 'percent', maximumFractionDigits: 2 });

interface OfBrand {
  readonly slug: string;
  readonly period: { readonly from: string; readonly to: string };
}

/** Shows a brand's VAT by the payer's country, and how well the countries are proved. */
export function Vat({ slug, period }: OfBrand) {
  const query = useQuery({
    queryKey: ['money', 'vat', slug, period],
    queryFn: () => readVat(slug, period),
    placeholderData: keepPreviousData,
  });
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2>{texts.vat}</h2>
      <Answer query={query}>
        {({ rows, evidence, unproved, time_zone }) => {
          if (rows.length === 0) return <p role="status">{money.nothing}</p>;
          return (
            <>
              <TimeZones zones={[time_zone]} />
              <VatTable rows={rows} />
              <h3 className="font-semibold">{texts.proof}</h3>
              <ProofTable evidence={evidence} />
              {unproved.length > 0 && <Unproved orders={unproved.map((order) => ({ ...order, tenant: slug }))} />}
            </>
          );
        }}
      </Answer>
    </section>
  );
}

/** The same of all brands that one reaches. */
export function VatOfBrands({ search }: { readonly search: MoneySearch }) {
  const period = periodOf(search);
  const query = useQuery({
    queryKey: ['money', 'vat', period, search.after_vat],
    queryFn: () => readVatOfBrands(period, search.after_vat),
    placeholderData: keepPreviousData,
  });
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2>{texts.vat}</h2>
      <Answer query={query}>
        {({ rows, next, time_zones }) => (
          <>
            <TimeZones zones={time_zones} />
            {rows.length === 0 ? (
              <p role="status">{money.nothing}</p>
            ) : (
              <VatTable rows={rows} hasMore={next !== null} />
            )}
            <Pages
              to="/money/reports"
              search={search}
              next={next}
              field="after_vat"
              firstText={texts.first}
              nextText={texts.next}
            />
          </>
        )}
      </Answer>
    </section>
  );
}

function VatTable({ rows, hasMore = false }: { readonly rows: readonly Row[]; readonly hasMore?: boolean }) {
  const column = (name: string, amountOf: (row: Row) => number) => ({
    ...{ name, isNumber: true, cell: (row: Row) => moneyText(amountOf(row), row.currency) },
  });
  const folded = (name: string, amountOf: (row: Row) => number) => ({ ...column(name, amountOf), isFolded: true });
  const isOfBrands = rows.some(({ tenant }) => tenant !== undefined);
  return (
    <Table
      caption={texts.vat}
      rows={rows}
      hasMore={hasMore}
      keyOf={(row) => `${row.tenant} ${row.country} ${row.vat_rate} ${row.currency}`}
      columns={[
        ...(isOfBrands ? [{ name: money.brand, cell: ({ tenant = '' }: Row) => <BrandName slug={tenant} /> }] : []),
        { name: money.country, cell: ({ country }) => country },
        { name: texts.rate, isNumber: true, cell: ({ vat_rate }) => rate.format(vat_rate / 10_000) },
        { name: money.orders, isFolded: true, isNumber: true, cell: ({ orders }) => orders.toLocaleString() },
        folded(figures.sold, ({ amount }) => amount),
        folded(figures.vat, (row) => row.vat_amount),
        folded(figures.refunds, ({ refunds }) => refunds),
        folded(figures.chargebacks, ({ chargebacks }) => chargebacks),
        column(texts.due, (row) => row.vat_due),
      ]}
    />
  );
}
