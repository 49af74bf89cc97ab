import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { type Difference, readDifferences, resolveDifference } from '../../api/money';
import { BrandName } from '../../frame/brand-name';
import { useBrandText } from '../../frame/brand-text';
import { useSelf } from '../../frame/self-context';
import { differences as texts, money, reports } from '../../texts/money';
import { ActDialog } from '../../ui/act-dialog';
import { Answer } from '../../ui/answer';
import { Button } from '../../ui/button';
import { Choice } from '../../ui/choice';
import { Table } from '../../ui/table';
import { dayText, timeText } from '../../ui/times';
import { MoneyFilters, Pages } from './filters';
import { MoneyScreen, OrderLink } from './money-screen';
import { readMoneySearch } from './search';

/** Lists the differences between providers and the books, oldest first. */
export default function Differences() {
  const { tenant, status, after } = readMoneySearch(useSearch({ strict: false }));
  const search = { tenant, status: status === 'all' ? 'all' : undefined, after };
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
        {({ differences, next }) => (
          <>
            {differences.length === 0 ? (
              <p>{texts.none}</p>
            ) : (
              <List
                rows={differences}
                onResolved={() => {
                  setTold(texts.resolved);
                  void queries.invalidateQueries({ queryKey: ['money', 'differences'] });
                }}
              />
            )}
            <Pages
              to="/money/differences"
              search={search}
              next={next}
              firstText={reports.first}
              nextText={reports.next}
            />
          </>
        )}
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
          { name: money.brand, isFolded: true, cell: ({ tenant }) => <BrandName slug={tenant} /> },
          { name: money.day, isFolded: true, cell: ({ day }) => dayText(day) },
          {
            name: texts.subject,
            isFolded: true,
            cell: ({ provider_account, subject }) => `${provider_account} ${subject}`,
          },
          {
            name: money.order,
            isFolded: true,
            cell: ({ tenant, order }) => (order === null ? '–' : <OrderLink slug={tenant} id={order} />),
          },
          { name: texts.ours, isNumber: true, cell: ({ ours, currency }) => sideText(ours, currency) },
          { name: texts.theirs, isNumber: true, cell: ({ theirs, currency }) => sideText(theirs, currency) },
          { name: texts.seen, isFolded: true, cell: ({ first_seen }) => timeText(first_seen) },
          {
            name: texts.resolve,
            cell: (row) => {
              if (row.resolved_at !== null) return endText(row);
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

/** Tells why it is right. The words of staff go with a member who is erased. */
const endText = ({ resolved_by, note }: Difference): string =>
  resolved_by === null ? texts.agrees : [resolved_by, note].filter((one) => one !== null).join(': ');

/** A sum with decimals and its currency, or a status in the words of who tells it. */
function sideText(side: string | null, currency: string | null): string {
  if (side === null) return '–';
  const amount = Number(side);
  if (currency === null || Number.isNaN(amount)) return side;
  return new Intl.NumberFormat(undefined, { style: 'currency', currency }).format(amount);
}
