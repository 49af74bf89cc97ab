import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { client } from '../../api/client';
import { valueOf } from '../../api/problem';
import { BrandBand } from '../../frame/brand-band';
import { NotFound } from '../../frame/fallbacks';
import { useSelf } from '../../frame/self-context';
import { appeals } from '../../texts/appeals';
import { moderationFigures as texts } from '../../texts/moderation-figures';
import { reportReasons } from '../../texts/reports';
import { Answer } from '../../ui/answer';
import { Choice } from '../../ui/choice';
import { Table } from '../../ui/table';
import { readFiguresSearch } from './search';

const FIRST_YEAR = 2026;

/** Shows the figures that a brand has to publish about a year. */
export default function ModerationFigures() {
  const { slug = '' } = useParams({ strict: false });
  const [thisYear] = useState(() => new Date().getUTCFullYear());
  const { year = thisYear } = readFiguresSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const tenant = useSelf().tenants.find((one) => one.slug === slug);
  const figures = useQuery({
    queryKey: ['moderation-figures', slug, year],
    queryFn: () =>
      valueOf(
        client.GET('/api/staff/tenants/{slug}/moderation-figures', { params: { path: { slug }, query: { year } } }),
      ),
    enabled: tenant !== undefined,
  });
  if (!tenant) return <NotFound />;
  const years = Array.from({ length: thisYear - FIRST_YEAR + 1 }, (_, back) => String(thisYear - back));
  return (
    <div className="grid gap-4">
      <BrandBand tenant={tenant} />
      <h1>{texts.title}</h1>
      <Choice
        label={texts.year}
        value={String(year)}
        choices={years.map((value) => ({ value, label: value }))}
        onChange={(event) =>
          void navigate({
            to: '/brands/$slug/moderation-figures',
            params: { slug },
            search: { year: Number(event.target.value) },
          })
        }
      />
      <Answer query={figures}>
        {(of) => (
          <>
            <Counts title={texts.notices} rows={of.notices} names={reportReasons} />
            <Counts title={texts.decisions} rows={of.decisions} names={appeals.kinds} />
            <Counts
              title={texts.times}
              names={{}}
              rows={[
                { name: texts.software, count: of.software_found },
                { name: texts.appeals, count: of.appeals },
                { name: texts.upheld, count: of.appeals_upheld },
                { name: texts.reversed, count: of.appeals_reversed },
                { name: texts.notice_appeals, count: of.notice_appeals },
                { name: texts.notice_upheld, count: of.notice_appeals_upheld },
                { name: texts.notice_reversed, count: of.notice_appeals_reversed },
                { name: texts.median, count: of.median_hours },
                { name: texts.median_appeal, count: of.median_appeal_hours },
              ]}
            />
          </>
        )}
      </Answer>
    </div>
  );
}

interface Counted {
  readonly name: string;
  readonly count: number | null;
}

function Counts(props: {
  readonly title: string;
  readonly rows: readonly Counted[];
  readonly names: Readonly<Record<string, string>>;
}) {
  const { title, rows, names } = props;
  return (
    <>
      <h2>{title}</h2>
      {rows.length === 0 ? (
        <p>{texts.nothing}</p>
      ) : (
        <Table
          caption={title}
          rows={rows}
          keyOf={({ name }) => name}
          columns={[
            { name: texts.name, cell: ({ name }) => names[name] ?? name },
            {
              name: texts.count,
              isNumber: true,
              cell: ({ count }) =>
                count === null ? '–' : count.toLocaleString(undefined, { maximumFractionDigits: 1 }),
            },
          ]}
        />
      )}
    </>
  );
}
