import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { type Difference, readDifferences, resolveDifference } from '../../api/money';
import { BrandName } from '../../frame/brand-name';
import { useBrandText } from '../../frame/brand-text';
import { useSelf } from '../../frame/self-context';
import { differences as texts, money } from '../../texts/money';
import { ActDialog } from '../../ui/act-dialog';
import { Answer } from '../../ui/answer';
import { Button } from '../../ui/button';
import { Choice } from '../../ui/choice';
import { Table } from '../../ui/table';
import { timeText } from '../../ui/times';
import { MoneyFilters } from './filters';
import { MoneyScreen, OrderLink } from './money-screen';
import { readMoneySearch } from './search';

/** Lists the differences between providers and the books, oldest first. */
export default function Differences() {
  const { tenant, status } = readMoneySearch(useSearch({ strict: false }));
  const search = { tenant, status: status === 'all' ? 'all' : undefined };
  const queries = useQueryClient();
  const [told, setTold] = useState('');
  const query = useQuery({
    queryKey: ['money', 'differences', search],
    queryFn: () => readDifferences(search),
    placeholderData: keepPreviousData,
  });
  return (
    <MoneyScreen title={money.differences} needs="payment.read" slug={tenant}>
      <MoneyFilters to="/money/differences" search={search}>
        <Choice
          label={money.status}
          name="status"
          defaultValue={search.status ?? 'open'}
          choices={[
            { value: 'open', label: texts.open },
            { value: 'all', label: texts.all },
          ]}
        />
      </MoneyFilters>
      <p role="status">{told}</p>
      <Answer query={query}>
        {({ differences }) =>
          differences.length === 0 ? (
            <p>{texts.none}</p>
          ) : (
            <List
              rows={differences}
              onResolved={() => {
                setTold(texts.resolved);
                void queries.invalidateQueries({ queryKey: ['money', 'differences'] });
              }}
            />
          )
        }
      </Answer>
    </MoneyScreen>
  );
}

function List({ rows, onResolved }: { readonly rows: readonly Difference[]; readonly onResolved: () => void }) {
  const nameOf = useBrandText();
  const mayResolve = useSelf().permissions.includes('payment.books');
  const [open, setOpen] = useState<Difference>();
  return (
    <>
      <Table
        caption={money.differences}
        rows={rows}
        keyOf={({ tenant, id }) => `${tenant} ${id}`}
        columns={[
          { name: texts.kind, cell: ({ kind }) => kind.replaceAll('_', ' ') },
          { name: money.brand, cell: ({ tenant }) => <BrandName slug={tenant} /> },
          { name: money.day, cell: ({ day }) => day },
          { name: texts.subject, cell: ({ provider_account, subject }) => `${provider_account} ${subject}` },
          {
            name: money.order,
            cell: ({ tenant, order }) => (order === null ? '–' : <OrderLink slug={tenant} id={order} />),
          },
          { name: texts.ours, isNumber: true, cell: ({ ours, currency }) => sideText(ours, currency) },
          { name: texts.theirs, isNumber: true, cell: ({ theirs, currency }) => sideText(theirs, currency) },
          { name: texts.seen, cell: ({ first_seen }) => timeText(first_seen) },
          {
            name: texts.resolve,
            cell: (row) => {
              if (row.resolved_at !== null) return row.note === null ? texts.agrees : `${row.resolved_by}: ${row.note}`;
              return mayResolve ? <Button onClick={() => setOpen(row)}>{texts.resolve}</Button> : '–';
            },
          },
        ]}
      />
      {open && (
        <ActDialog
          title={texts.resolve_title}
          preview={`${nameOf(open.tenant)}, ${open.kind.replaceAll('_', ' ')}, ${open.subject}: ${texts.resolve_text}`}
          reasonOf={`difference ${open.tenant} ${open.id}`}
          act={async (_form, reason) => {
            await resolveDifference(open.tenant, open.id, reason);
            onResolved();
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}

/** A sum with decimals and its currency, or a status in the words of who tells it. */
function sideText(side: string | null, currency: string | null): string {
  if (side === null) return '–';
  const amount = Number(side);
  if (currency === null || Number.isNaN(amount)) return side;
  return new Intl.NumberFormat(undefined, { style: 'currency', currency }).format(amount);
}
