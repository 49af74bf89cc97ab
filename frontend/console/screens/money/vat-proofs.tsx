import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type VatProofs, readVatProofs } from '../../api/money';
import { BrandName } from '../../frame/brand-name';
import { money, reports as texts } from '../../texts/money';
import { Answer } from '../../ui/answer';
import { periodOf } from '../../ui/period';
import { Table } from '../../ui/table';
import { Pages } from './filters';
import { OrderLink } from './money-screen';
import { type MoneySearch } from './search';

/** Shows how well the payers' countries are proved at all brands that one reaches, with the orders that lack a piece of evidence. */
export function VatProofsOfBrands({ search }: { readonly search: MoneySearch }) {
  const period = periodOf(search);
  const query = useQuery({
    queryKey: ['money', 'vat-proofs', period, search.after_proof],
    queryFn: () => readVatProofs(period, search.after_proof),
    placeholderData: keepPreviousData,
  });
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2>{texts.proof}</h2>
      <Answer query={query}>
        {({ countries, orders, next }) => (
          <>
            {countries.length === 0 ? <p role="status">{money.nothing}</p> : <ProofTable evidence={countries} />}
            {orders.length > 0 && <Unproved orders={orders} isOfBrands hasMore={next !== null} />}
            <Pages
              to="/money/reports"
              search={search}
              next={next}
              field="after_proof"
              firstText={texts.first}
              nextText={texts.next}
            />
          </>
        )}
      </Answer>
    </section>
  );
}

export function ProofTable({ evidence }: { readonly evidence: VatProofs['countries'] }) {
  return (
    <Table
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
  );
}

type Order = VatProofs['orders'][number];

interface UnprovedProps {
  readonly orders: readonly Order[];
  readonly isOfBrands?: boolean;
  readonly hasMore?: boolean;
}

export function Unproved({ orders, isOfBrands = false, hasMore = false }: UnprovedProps) {
  return (
    <>
      <h3 className="font-semibold">{texts.unproved}</h3>
      <Table
        caption={texts.unproved}
        rows={orders}
        hasMore={hasMore}
        keyOf={({ tenant, order }) => `${tenant} ${order}`}
        columns={[
          ...(isOfBrands ? [{ name: money.brand, cell: ({ tenant }: Order) => <BrandName slug={tenant} /> }] : []),
          { name: money.order, cell: ({ tenant, order }) => <OrderLink slug={tenant} id={order} /> },
          { name: money.country, cell: ({ country }) => country },
          { name: texts.evidence, cell: ({ evidence }) => evidence.replaceAll('_', ' ') },
          { name: texts.named, isFolded: true, cell: namedIn },
        ]}
      />
    </>
  );
}

const namedIn = ({ account, address, payment }: Order): string =>
  [account, address, payment].map((country) => country ?? '–').join(' / ');
