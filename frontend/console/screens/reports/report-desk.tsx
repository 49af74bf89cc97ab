import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { client } from '../../api/client';
import { ConsoleProblem, valueOf } from '../../api/problem';
import { claimedOf } from '../../desk/claims';
import { placeOf, readDeskSearch, toldOf } from '../../desk/search';
import { useLeases } from '../../desk/use-leases';
import { useTop } from '../../desk/use-top';
import { BrandBand } from '../../frame/brand-band';
import { NotFound } from '../../frame/fallbacks';
import { useKeys } from '../../frame/keys';
import { useSelf } from '../../frame/self-context';
import { desk as deskTexts } from '../../texts/desk';
import { reports as texts } from '../../texts/reports';
import { Answer } from '../../ui/answer';
import { Button } from '../../ui/button';
import { Decide } from './decide';
import { Evidence } from './evidence';
import { People } from './people';
import { type OpenReport, type ReportDecision } from './report-types';

/** The open reports of a brand, one at a time, oldest first, from the one on that the address names. Each is decided once, in one call. */
export default function ReportDesk() {
  const { slug = '' } = useParams({ strict: false });
  const { item } = readDeskSearch(useSearch({ strict: false }));
  const { tenants, permissions } = useSelf();
  const tenant = tenants.find((one) => one.slug === slug);
  const mayDecide = permissions.includes('moderation.write');
  const queue = useQuery({
    queryKey: ['reports', slug, item],
    queryFn: () =>
      claimedOf('reports', slug, { item, read: (after) => readReports(slug, after), isShown: () => !mayDecide }),
    enabled: tenant !== undefined,
    // Claims are given back when the screen is left.
    gcTime: 0,
  });
  useLeases('reports');
  if (!tenant) return <NotFound />;
  return (
    <div className="grid gap-4">
      <BrandBand tenant={tenant} />
      <h1>{texts.title}</h1>
      <Answer query={queue}>
        {({ items, others }) => <Desk key={item} slug={slug} reports={items} others={others} wanted={item} />}
      </Answer>
    </div>
  );
}

async function readReports(slug: string, after?: string) {
  const params = { path: { slug }, query: after === undefined ? {} : { after } };
  const { reports, next } = await valueOf(client.GET('/api/staff/tenants/{slug}/reports', { params }));
  return { items: reports, next };
}

interface DeskProps {
  readonly slug: string;
  readonly reports: readonly OpenReport[];
  /** How many others are at, or were left to them. */
  readonly others: number;
  /** The id of the one that the address names. */
  readonly wanted: number | undefined;
}

function Desk({ slug, reports, others, wanted }: DeskProps) {
  const cache = useQueryClient();
  const [at, setAt] = useState(placeOf(reports, wanted));
  const [told, setTold] = useState(toldOf(reports, wanted));
  const place = Math.min(at, Math.max(0, reports.length - 1));
  const report = reports[place];
  useTop(report?.id);
  const move = (by: number) => () => {
    setAt(Math.max(0, Math.min(place + by, reports.length - 1)));
  };
  useKeys([
    { keys: 's', label: deskTexts.skip, run: move(1) },
    { keys: 'j', label: texts.skip, run: move(1) },
    { keys: 'k', label: texts.back, run: move(-1) },
  ]);
  const decide = async (id: number, decision: ReportDecision): Promise<void> => {
    const path = { slug, id: String(id) };
    try {
      await valueOf(client.POST('/api/staff/tenants/{slug}/reports/{id}/closed', { params: { path }, body: decision }));
      setTold(texts.done);
    } catch (error) {
      if (!(error instanceof ConsoleProblem) || error.code !== 'report_not_found') throw error;
      setTold(texts.gone);
    }
    await cache.invalidateQueries({ queryKey: ['reports', slug] });
    void cache.invalidateQueries({ queryKey: ['work'] });
  };
  return (
    <>
      <p role="status" className="empty:hidden">
        {told}
      </p>
      {others > 0 && <p className="text-quiet">{deskTexts.with_others.replace('{count}', String(others))}</p>}
      {report === undefined ? (
        <p>{texts.none}</p>
      ) : (
        <>
          <p className="flex flex-wrap items-center gap-2">
            <span className="text-quiet">
              {texts.place.replace('{n}', String(place + 1)).replace('{all}', String(reports.length))}
            </span>
            <Button onClick={move(-1)} disabled={place === 0}>
              {texts.back}
            </Button>
            <Button onClick={move(1)} disabled={place >= reports.length - 1}>
              {texts.skip}
            </Button>
          </p>
          <div key={report.id} className="grid items-start gap-4 lg:grid-cols-[2fr_1fr]">
            <Evidence slug={slug} report={report} />
            <div className="grid gap-4">
              <Decide slug={slug} report={report} decide={(decision) => decide(report.id, decision)} />
              <People slug={slug} report={report} />
            </div>
          </div>
        </>
      )}
    </>
  );
}
