import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type Erasure, readErasures } from '../../api/brands';
import { OfBrand } from '../../configuration/brand-screen';
import { configuration } from '../../texts/configuration';
import { erasures as texts, traffic } from '../../texts/traffic';
import { Answer } from '../../ui/answer';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { FilterForm } from '../../ui/filter-form';
import { periodOf } from '../../ui/period';
import { saveText } from '../../ui/save-text';
import { timeText } from '../../ui/times';
import { Table } from '../../ui/table';
import { readErasureSearch } from './search';

/** Shows the proofs that accounts of a brand were erased. */
export default function Erasures() {
  return (
    <OfBrand title={configuration.erasures} needs="member.read">
      {({ slug }) => <Content slug={slug} />}
    </OfBrand>
  );
}

function Content({ slug }: { readonly slug: string }) {
  const period = periodOf(readErasureSearch(useSearch({ strict: false })));
  const query = useQuery({
    queryKey: ['erasures', slug, period],
    queryFn: () => readErasures(slug, period),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <p className="max-w-prose">{texts.text}</p>
      <Filters slug={slug} period={period} />
      <Answer query={query}>
        {(rows) =>
          rows.length === 0 ? (
            <p role="status">{texts.none}</p>
          ) : (
            <>
              <List rows={rows} />
              <p>
                <Button
                  onClick={() =>
                    saveText(
                      JSON.stringify(rows, null, 2),
                      `erasures-${slug}-${period.from}-${period.to}.json`,
                      'application/json',
                    )
                  }
                >
                  {texts.save}
                </Button>
              </p>
            </>
          )
        }
      </Answer>
    </>
  );
}

interface FiltersProps {
  readonly slug: string;
  readonly period: { readonly from: string; readonly to: string };
}

function Filters({ slug, period: { from, to } }: FiltersProps) {
  const navigate = useNavigate();
  return (
    <FilterForm
      send={traffic.show}
      onSearch={(form) => {
        const search = { ...readErasureSearch(Object.fromEntries(form)) };
        void navigate({ to: '/brands/$slug/erasures', params: { slug }, search });
      }}
    >
      <Field label={traffic.from} name="from" type="date" required defaultValue={from} />
      <Field label={traffic.to} name="to" type="date" required defaultValue={to} />
    </FilterForm>
  );
}

function List({ rows }: { readonly rows: readonly Erasure[] }) {
  return (
    <Table
      caption={configuration.erasures}
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        { name: texts.at, cell: ({ at }) => <span className="whitespace-nowrap">{timeText(at)}</span> },
        { name: texts.rows, isNumber: true, cell: ({ tables }) => sumOf(tables).toLocaleString() },
        { name: texts.tables, isFolded: true, cell: ({ tables }) => <Tables tables={tables} /> },
        { name: texts.remaining, cell: ({ remaining }) => <Remaining remaining={remaining} /> },
        {
          name: texts.files,
          isNumber: true,
          cell: ({ files, files_removed: removed }) =>
            texts.files_of.replace('{removed}', String(removed)).replace('{files}', String(files)),
        },
        { name: texts.id, isFolded: true, cell: ({ id }) => <code className="wrap-anywhere">{id}</code> },
      ]}
    />
  );
}

const sumOf = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

const listText = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');

function Tables({ tables }: Pick<Erasure, 'tables'>) {
  return (
    <details>
      <summary className="target flex items-center text-accent underline">{Object.keys(tables).length}</summary>
      <span className="wrap-anywhere">{listText(tables)}</span>
    </details>
  );
}

/** Whatever was still found is said in words, not only by colour. */
function Remaining({ remaining }: Pick<Erasure, 'remaining'>) {
  if (Object.keys(remaining).length === 0) return texts.clean;
  return <strong className="text-danger wrap-anywhere">{listText(remaining)}</strong>;
}
