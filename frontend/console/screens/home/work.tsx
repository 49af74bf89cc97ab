import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { client } from '../../api/client';
import { valueOf } from '../../api/problem';
import { BrandName } from '../../frame/brand-name';
import { useKeys } from '../../frame/keys';
import { LinkLine } from '../../frame/link-line';
import { type Section, desksFor } from '../../frame/places';
import { useSelf } from '../../frame/self-context';
import { sections } from '../../texts/frame';
import { work as texts } from '../../texts/work';
import { Answer } from '../../ui/answer';
import { Button } from '../../ui/button';
import { Due } from '../../ui/due';
import { Table } from '../../ui/table';
import { fromNow } from '../../ui/times';
import { type WaitingRow, placeOf, waitingRows } from './waiting';
import { WavesToDecide } from './waves-to-decide';

const REFRESH_MS = 30_000;

/** What waits over all brands that one reaches, the most urgent first. */
export default function Work() {
  const self = useSelf();
  const work = useQuery({
    queryKey: ['work'],
    queryFn: () => valueOf(client.GET('/api/staff/work')),
    refetchInterval: REFRESH_MS,
  });
  const start = useStart(waitingRows(work.data?.queues ?? [])[0]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h1>{sections.work}</h1>
        {start && <Button onClick={start}>{texts.start}</Button>}
      </div>
      <Desks desks={desksFor(self)} />
      <WavesToDecide />
      <Answer query={work}>
        {({ queues }) =>
          queues.length === 0 ? (
            <p>{texts.nothing}</p>
          ) : (
            <Table
              caption={sections.work}
              rows={waitingRows(queues)}
              keyOf={({ id }) => id}
              columns={[
                { name: texts.queue, cell: (row) => <Queue row={row} /> },
                { name: texts.brand, cell: ({ tenants }) => <Brands tenants={tenants} /> },
                { name: texts.open, isNumber: true, cell: ({ open }) => open },
                { name: texts.claimed, isFolded: true, isNumber: true, cell: ({ claimed }) => claimed },
                { name: texts.oldest, isFolded: true, cell: ({ oldest }) => fromNow(oldest) },
                { name: texts.due, cell: ({ due }) => <Due at={due} /> },
              ]}
            />
          )
        }
      </Answer>
    </div>
  );
}

/** Goes to where what is due first is worked at, by a key too; undefined while nothing waits. */
function useStart(first: WaitingRow | undefined): (() => void) | undefined {
  const navigate = useNavigate();
  const place = first && placeOf(first);
  const start = place && (() => void navigate(place));
  useKeys(start ? [{ keys: 's', label: texts.start, run: start }] : []);
  return start;
}

/** They are there while nothing waits as well. */
function Desks({ desks }: { readonly desks: readonly Section[] }) {
  if (desks.length === 0) return null;
  return (
    <nav aria-label={texts.desks}>
      <LinkLine className="gap-x-6 sm:flex-wrap">
        {desks.map(({ id, to }) => (
          <li key={id}>
            <Link to={to} className="target inline-flex items-center text-accent underline">
              {sections[id]}
            </Link>
          </li>
        ))}
      </LinkLine>
    </nav>
  );
}

function Queue({ row }: { readonly row: WaitingRow }) {
  const place = placeOf(row);
  if (!place) return texts.queues[row.queue];
  return (
    <Link {...place} className="target inline-flex items-center text-accent underline">
      {texts.queues[row.queue]}
    </Link>
  );
}

function Brands({ tenants: [first = '', ...others] }: Pick<WaitingRow, 'tenants'>) {
  return others.length === 0 ? <BrandName slug={first} /> : texts.brands.replace('{n}', String(others.length + 1));
}
