import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { GROUPINGS, type Grouping, type Traffic, readTraffic } from '../../api/brands';
import { OfBrand } from '../../configuration/brand-screen';
import { configuration } from '../../texts/configuration';
import { traffic as texts } from '../../texts/traffic';
import { Answer } from '../../ui/answer';
import { Choice } from '../../ui/choice';
import { Field } from '../../ui/field';
import { FilterForm } from '../../ui/filter-form';
import { periodOf } from '../../ui/period';
import { Table } from '../../ui/table';
import { Postbacks } from './postbacks';
import { readTrafficSearch } from './search';
import { dayText } from '../../ui/times';

/** Shows where a brand's visitors came from and what came of it, and what networks were told. */
export default function TrafficScreen() {
  return <OfBrand title={configuration.traffic}>{({ slug }) => <Content slug={slug} />}</OfBrand>;
}

function Content({ slug }: { readonly slug: string }) {
  const search = readTrafficSearch(useSearch({ strict: false }));
  const period = periodOf(search);
  const by = search.by ?? 'day';
  const query = useQuery({
    queryKey: ['traffic', slug, period, by],
    queryFn: () => readTraffic(slug, period, by),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <Filters slug={slug} by={by} period={period} />
      <p className="text-quiet">{texts.utc}</p>
      <Answer query={query}>{(answer) => <Visits answer={answer} />}</Answer>
      <Postbacks slug={slug} period={period} />
    </>
  );
}

interface FiltersProps {
  readonly slug: string;
  readonly by: Grouping;
  readonly period: { readonly from: string; readonly to: string };
}

function Filters({ slug, by, period: { from, to } }: FiltersProps) {
  const navigate = useNavigate();
  return (
    <FilterForm
      send={texts.show}
      onSearch={(form) => {
        const search = { ...readTrafficSearch(Object.fromEntries(form)) };
        void navigate({ to: '/brands/$slug/traffic', params: { slug }, search });
      }}
    >
      <div className="max-sm:col-span-2">
        <Choice
          label={texts.by}
          name="by"
          defaultValue={by}
          choices={GROUPINGS.map((value) => ({ value, label: texts.groupings[value] }))}
        />
      </div>
      <Field label={texts.from} name="from" type="date" required defaultValue={from} />
      <Field label={texts.to} name="to" type="date" required defaultValue={to} />
    </FilterForm>
  );
}

type Figures = Traffic['total'];

const percent = new Intl.NumberFormat(undefined, { style: 'percent', maximumFractionDigits: 1 });
const bouncesText = ({ bounce_rate: rate }: Figures): string => (rate === null ? '–' : percent.format(rate));
const stayText = ({ median_seconds: seconds }: Figures): string =>
  seconds === null ? '–' : texts.seconds_of.replace('{seconds}', Math.round(seconds).toLocaleString());
const countText = (count: number | null): string => count?.toLocaleString() ?? '–';

function Visits({ answer: { total, rows, by, truncated } }: { readonly answer: Traffic }) {
  const grouping = GROUPINGS.find((one) => one === by) ?? 'day';
  if (rows.length === 0) return <p role="status">{texts.none}</p>;
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-2 sm:flex">
        <Total name={texts.visits}>{countText(total.visits)}</Total>
        <Total name={texts.sign_ups}>{countText(total.sign_ups)}</Total>
        <Total name={texts.bounces}>{bouncesText(total)}</Total>
        <Total name={texts.seconds}>{stayText(total)}</Total>
      </dl>
      <Table
        caption={configuration.traffic}
        rows={rows}
        keyOf={({ group }) => JSON.stringify(group)}
        columns={[
          { name: texts.groupings[grouping], cell: ({ group }) => groupText(grouping, group) },
          { name: texts.visits, isNumber: true, cell: ({ visits }) => countText(visits) },
          { name: texts.sign_ups, isNumber: true, cell: ({ sign_ups }) => countText(sign_ups) },
          { name: texts.bounces, isFolded: true, isNumber: true, cell: bouncesText },
          { name: texts.seconds, isFolded: true, isNumber: true, cell: stayText },
        ]}
      />
      {truncated && <p className="text-quiet">{texts.truncated}</p>}
    </>
  );
}

function Total({ name, children }: { readonly name: string; readonly children: string }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-quiet">{name}</dt>
      <dd className="text-2xl font-semibold tabular-nums">{children}</dd>
    </div>
  );
}

const countries = new Intl.DisplayNames(undefined, { type: 'region', fallback: 'code' });

/** Names a row in words; a source by the labels of its link. */
function groupText(by: Grouping, group: Readonly<Record<string, string | null>>): string {
  const named = Object.values(group).filter((label): label is string => label !== null && label !== '');
  const [first] = named;
  if (first === undefined) return texts.no_label;
  if (by === 'day') return dayText(first);
  if (by === 'country') return /^[A-Z]{2}$/.test(first) ? (countries.of(first) ?? first) : first;
  return named.join(' · ');
}
