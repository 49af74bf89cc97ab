import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Value } from '../../configuration/changes';
import { type FieldSchema, metaOf } from '../../configuration/schema';
import { type Json } from '../../configuration/values';
import { BrandName } from '../../frame/brand-name';
import { wave as texts } from '../../texts/fleet';
import { Answer } from '../../ui/answer';
import { Button } from '../../ui/button';
import { Choice } from '../../ui/choice';
import { type Column } from '../../ui/table';
import { Table } from '../../ui/table';
import { type BrandState, type Wave, type WaveBrand, brandsQuery } from './fleet-queries';
import { readWaveSearch } from './search';

/** More paths than these are told in one column. */
const MOST_COLUMNS = 4;

interface Props {
  readonly wave: Wave;
  readonly schema: FieldSchema;
}

/** Each brand of a wave, with a column for each path that changes, as long as they are few. */
export function WaveBrands({ wave, schema }: Props) {
  const { brands: state } = readWaveSearch(useSearch({ strict: false }));
  const query = useInfiniteQuery({ ...brandsQuery(wave.id, state), placeholderData: keepPreviousData });
  useFollowed(wave);
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2>{texts.brands}</h2>
      <StateChoice wave={wave} state={state} />
      <Answer query={query}>
        {({ pages }) => {
          const rows = pages.flatMap(({ brands }) => brands);
          if (rows.length === 0) return <p role="status">{texts.no_brands}</p>;
          return (
            <>
              <Brands rows={rows} wave={wave} schema={schema} />
              {query.hasNextPage && (
                <p>
                  <Button disabled={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                    {texts.more}
                  </Button>
                </p>
              )}
            </>
          );
        }}
      </Answer>
    </section>
  );
}

/** Asks for the brands again whenever their states have changed. */
function useFollowed({ id, brands }: Wave): void {
  const queries = useQueryClient();
  const counts = JSON.stringify(brands);
  useEffect(() => {
    void queries.invalidateQueries({ queryKey: ['wave', id, 'brands'] });
  }, [queries, id, counts]);
}

function StateChoice({ wave: { id, brands }, state }: { readonly wave: Wave; readonly state: BrandState | undefined }) {
  const navigate = useNavigate();
  const states = Object.entries(texts.brand_states) as [BrandState, string][];
  return (
    <div className="w-full sm:w-64">
      <Choice
        label={texts.brands_state}
        value={state ?? ''}
        onChange={(event) => {
          const search = { ...readWaveSearch({ brands: event.target.value }) };
          void navigate({ to: '/fleet/$wave', params: { wave: id }, search, replace: true, resetScroll: false });
        }}
        choices={[
          { value: '', label: texts.every_state },
          ...states
            .filter(([value]) => brands[value] > 0 || value === state)
            .map(([value, label]) => ({ value, label: `${label} (${brands[value]})` })),
        ]}
      />
    </div>
  );
}

function Brands({ rows, wave, schema }: Props & { readonly rows: readonly WaveBrand[] }) {
  const columns: readonly Column<WaveBrand>[] = [
    { name: texts.brand, cell: ({ tenant }) => <BrandLink slug={tenant} /> },
    { name: texts.brand_state, cell: (brand) => <BrandStanding brand={brand} /> },
    ...changeColumns(wave, schema),
  ];
  return <Table caption={texts.brands} rows={rows} keyOf={({ tenant }) => tenant} columns={columns} />;
}

function changeColumns({ paths }: Wave, schema: FieldSchema): readonly Column<WaveBrand>[] {
  if (paths.length > MOST_COLUMNS)
    return [{ name: texts.changes, cell: (brand) => <ChangeList changes={brand.changes} schema={schema} /> }];
  return paths.map(({ path }) => ({
    name: columnName(path, schema),
    cell: ({ changes }) => {
      const change = changes.find((one) => one.path === path);
      return change ? <FromTo change={change} schema={schema} /> : '–';
    },
  }));
}

/** Texts have a title of all of them: their path tells which one it is. */
const columnName = (path: string, schema: FieldSchema): string => {
  const { title } = metaOf(schema, path);
  return title === '' || path.startsWith('texts.') ? path : title;
};

function BrandLink({ slug }: { readonly slug: string }) {
  return (
    <Link to="/brands/$slug/revisions" params={{ slug }} className="target inline-flex items-center">
      <BrandName slug={slug} />
    </Link>
  );
}

function BrandStanding({
  brand: { state, note, faults, open_draft: draft, money, revision },
}: {
  readonly brand: WaveBrand;
}) {
  const isBad = state === 'faulty' || state === 'skipped' || state === 'kept';
  return (
    <span className="grid gap-1">
      <span className={isBad ? 'text-danger' : ''}>
        {texts.brand_states[state]}
        {money && `, ${texts.money}`}
      </span>
      {revision !== null && (
        <span className="text-quiet">{texts.revision.replace('{revision}', String(revision))}</span>
      )}
      {note !== '' && <span className="text-quiet">{note}</span>}
      {state === 'ready' && draft !== null && (
        <span className="text-quiet">{texts.open_draft.replace('{revision}', String(draft))}</span>
      )}
      {faults.map(({ path, code, message }) => (
        <span key={`${path} ${code}`} className="wrap-anywhere text-quiet">
          <code>{path}</code>: {message}
        </span>
      ))}
    </span>
  );
}

interface ChangeProps {
  readonly change: WaveBrand['changes'][number];
  readonly schema: FieldSchema;
}

function FromTo({ change: { path, before, after }, schema }: ChangeProps) {
  return (
    <span className="wrap-anywhere">
      <del className="text-quiet">
        <Value {...{ schema, path }} value={before as Json} />
      </del>{' '}
      → <Value {...{ schema, path }} value={after as Json} />
    </span>
  );
}

const MOST_SHOWN = 6;

function ChangeList({ changes, schema }: Pick<WaveBrand, 'changes'> & { readonly schema: FieldSchema }) {
  if (changes.length === 0) return '–';
  return (
    <ul className="grid gap-1 text-start">
      {changes.slice(0, MOST_SHOWN).map((change) => (
        <li key={change.path}>
          <code className="wrap-anywhere">{change.path}</code>: <FromTo change={change} schema={schema} />
        </li>
      ))}
      {changes.length > MOST_SHOWN && (
        <li className="text-quiet">{texts.changes_more.replace('{count}', String(changes.length - MOST_SHOWN))}</li>
      )}
    </ul>
  );
}
