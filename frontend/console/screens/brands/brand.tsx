import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { tenantQuery } from '../../configuration/brand-queries';
import { BrandParts } from '../../configuration/brand-screen';
import { BrandBand } from '../../frame/brand-band';
import { NotFound } from '../../frame/fallbacks';
import { brandDesksFor } from '../../frame/places';
import { useSelf } from '../../frame/self-context';
import { brands as texts } from '../../texts/brands';
import { brandDesks as deskNames } from '../../texts/frame';
import { Answer } from '../../ui/answer';
import { Table } from '../../ui/table';
import { PushKeys } from './push-keys';

/** One brand: its hosts, the keys of its pushes, and the way to everything else of it. */
export default function Brand() {
  const { slug = '' } = useParams({ strict: false });
  const tenant = useSelf().tenants.find((one) => one.slug === slug);
  const hosts = useQuery({ ...tenantQuery(slug), enabled: tenant !== undefined });
  if (!tenant) return <NotFound />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <BrandBand tenant={tenant} />
      <BrandParts slug={slug} />
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
      <Desks slug={slug} />
      <PushKeys slug={slug} />
    </div>
  );
}

/** The ways to what is decided for this brand alone. */
function Desks({ slug }: { readonly slug: string }) {
  const desks = brandDesksFor(useSelf());
  if (desks.length === 0) return null;
  return (
    <nav aria-labelledby="desks" className="grid gap-1">
      <h2 id="desks">{deskNames.title}</h2>
      <ul className="flex flex-wrap gap-x-6">
        {desks.map(({ id, to }) => (
          <li key={id}>
            <Link to={to} params={{ slug }} className="target inline-flex items-center text-accent underline">
              {deskNames[id]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
