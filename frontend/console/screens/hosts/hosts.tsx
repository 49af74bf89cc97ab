import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { type Host } from '../../api/brands';
import { OfBrand } from '../../configuration/brand-screen';
import { tenantQuery } from '../../configuration/brand-queries';
import { useSelf } from '../../frame/self-context';
import { configuration } from '../../texts/configuration';
import { hosts as texts } from '../../texts/hosts';
import { Answer } from '../../ui/answer';
import { Table } from '../../ui/table';
import { HostActs } from './host-acts';
import { NewHost } from './host-form';
import { HostSteps } from './host-steps';

/** The hosts of a brand: how far each is on its way to visitors, and what can be done with it. */
export default function Hosts() {
  return <OfBrand title={configuration.hosts}>{({ slug }) => <Content slug={slug} />}</OfBrand>;
}

function Content({ slug }: { readonly slug: string }) {
  const query = useQuery(tenantQuery(slug));
  const mayWrite = useSelf().permissions.includes('domain.write');
  const [told, setTold] = useState('');
  return (
    <>
      <p className="max-w-prose">{texts.text}</p>
      <p role="status" className="text-good">
        {told}
      </p>
      <Answer query={query}>
        {({ domains }) =>
          domains.length === 0 ? (
            <None slug={slug} />
          ) : (
            <>
              <List {...{ slug, mayWrite }} hosts={domains} onDone={setTold} />
              {mayWrite && <NewHost slug={slug} hosts={domains} onDone={setTold} />}
            </>
          )
        }
      </Answer>
    </>
  );
}

function None({ slug }: { readonly slug: string }) {
  return (
    <>
      <p>{texts.none}</p>
      <p>
        <Link
          to="/brands/$slug/launch/$step"
          params={{ slug, step: 'name' }}
          className="target inline-flex items-center text-accent underline"
        >
          {texts.begin}
        </Link>
      </p>
    </>
  );
}

interface ListProps {
  readonly slug: string;
  readonly hosts: readonly Host[];
  readonly mayWrite: boolean;
  readonly onDone: (told: string) => void;
}

function List({ slug, hosts, mayWrite, onDone }: ListProps) {
  const hasActs = mayWrite || hosts.some(({ state }) => state === 'pending' || state === 'verified');
  return (
    <Table
      caption={configuration.hosts}
      rows={hosts}
      keyOf={({ host }) => host}
      columns={[
        { name: texts.host, cell: ({ host }) => <strong>{host}</strong> },
        { name: texts.kind, cell: ({ kind }) => texts.kinds[kind] },
        { name: texts.target, cell: ({ target }) => target ?? '–' },
        { name: texts.state, cell: ({ state }) => <HostSteps state={state} /> },
        ...(hasActs
          ? [
              {
                name: texts.acts,
                cell: (host: Host) => <HostActs {...{ slug, host, hosts, mayWrite, onDone }} />,
              },
            ]
          : []),
      ]}
    />
  );
}
