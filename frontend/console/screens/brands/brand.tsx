import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { client } from '../../api/client';
import { valueOf } from '../../api/problem';
import { BrandBand } from '../../frame/brand-band';
import { NotFound } from '../../frame/fallbacks';
import { useSelf } from '../../frame/self-context';
import { brands as texts } from '../../texts/brands';
import { Answer } from '../../ui/answer';
import { Table } from '../../ui/table';
import { timeText } from '../../ui/times';

/** One brand: its hosts and its revisions. */
export default function Brand() {
  const { slug = '' } = useParams({ strict: false });
  const tenant = useSelf().tenants.find((one) => one.slug === slug);
  const params = { path: { slug } };
  const hosts = useQuery({
    queryKey: ['tenant', slug],
    queryFn: () => valueOf(client.GET('/api/staff/tenants/{slug}', { params })),
    enabled: tenant !== undefined,
  });
  const revisions = useQuery({
    queryKey: ['revisions', slug],
    queryFn: () => valueOf(client.GET('/api/staff/tenants/{slug}/revisions', { params })),
    enabled: tenant !== undefined,
  });
  if (!tenant) return <NotFound />;
  return (
    <div className="grid gap-4">
      <BrandBand tenant={tenant} />
      <h1>{tenant.name}</h1>
      <h2>{texts.hosts}</h2>
      <Answer query={hosts}>
        {({ domains }) => (
          <Table
            caption={texts.hosts}
            rows={domains}
            keyOf={({ host }) => host}
            columns={[
              { name: texts.host, cell: ({ host }) => host },
              { name: texts.kind, cell: ({ kind }) => kind },
              { name: texts.state, cell: ({ state }) => state },
              { name: texts.leads_to, cell: ({ target }) => target ?? '–' },
            ]}
          />
        )}
      </Answer>
      <h2>{texts.revisions}</h2>
      <Answer query={revisions}>
        {({ revisions: rows }) => (
          <Table
            caption={texts.revisions}
            rows={rows}
            keyOf={({ revision }) => String(revision)}
            columns={[
              {
                name: texts.revision,
                isNumber: true,
                cell: (row) => `${row.revision}${row.live ? ` · ${texts.is_live}` : ''}`,
              },
              { name: texts.author, cell: ({ author }) => author },
              { name: texts.reason, cell: ({ reason }) => reason },
              { name: texts.written, cell: ({ created_at }) => timeText(created_at) },
            ]}
          />
        )}
      </Answer>
    </div>
  );
}
