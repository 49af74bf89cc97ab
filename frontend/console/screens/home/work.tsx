import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { client } from '../../api/client';
import { valueOf } from '../../api/problem';
import { BrandName } from '../../frame/brand-name';
import { useKeys } from '../../frame/keys';
import { type Section, desksFor } from '../../frame/places';
import { useSelf } from '../../frame/self-context';
import { sections } from '../../texts/frame';
import { work as texts } from '../../texts/work';
import { Answer } from '../../ui/answer';
import { Button } from '../../ui/button';
import { Due } from '../../ui/due';
import { Table } from '../../ui/table';
import { fromNow } from '../../ui/times';
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
  const start = useStart(work.data?.queues[0]);
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h1>{sections.work}</h1>
        {start && <Button onClick={start}>{texts.start}</Button>}
      </div>
      <WavesToDecide />
      <Answer query={work}>
        {({ queues }) =>
          queues.length === 0 ? (
            <p>{texts.nothing}</p>
          ) : (
            <Table
              caption={sections.work}
              rows={queues}
              keyOf={({ queue, tenant }) => `${tenant} ${queue}`}
              columns={[
                { name: texts.queue, cell: ({ queue, tenant }) => <Queue queue={queue} tenant={tenant} /> },
                { name: texts.brand, cell: ({ tenant }) => <BrandName slug={tenant} /> },
                { name: texts.open, isNumber: true, cell: ({ open }) => open },
                { name: texts.claimed, isNumber: true, cell: ({ claimed }) => claimed },
                { name: texts.oldest, cell: ({ oldest }) => fromNow(oldest) },
                { name: texts.due, cell: ({ due }) => <Due at={due} /> },
              ]}
            />
          )
        }
      </Answer>
      <Desks desks={desksFor(self)} />
    </div>
  );
}

/** Goes to where what is due first is worked at, by a key too; undefined while nothing waits. */
function useStart(first: Waiting | undefined): (() => void) | undefined {
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
    <nav aria-labelledby="desks" className="grid gap-1">
      <h2 id="desks">{texts.desks}</h2>
      <ul className="flex flex-wrap gap-x-6">
        {desks.map(({ id, to }) => (
          <li key={id}>
            <Link to={to} className="target inline-flex items-center text-accent underline">
              {sections[id]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Where a queue of all brands, or of one, is worked at. */
const SCREENS: Partial<Record<keyof typeof texts.queues, string>> = {
  photos: '/photos',
  second_looks: '/second-looks',
  photo_checks: '/photo-checks',
  held_messages: '/held-messages',
  refund_requests: '/money/refunds',
  provider_account_requests: '/money/providers',
  complaints: '/complaints',
  mail_changes: '/mail-changes',
};
const DESKS: Partial<Record<keyof typeof texts.queues, string>> = {
  reports: 'reports',
  block_looks: 'block-looks',
  appeals: 'appeals',
  notice_appeals: 'notice-appeals',
};

interface Waiting {
  readonly queue: keyof typeof texts.queues;
  readonly tenant: string;
}

function placeOf({ queue, tenant }: Waiting) {
  const desk = DESKS[queue];
  const to = SCREENS[queue] ?? (desk && `/brands/${tenant}/${desk}`);
  if (to === undefined) return undefined;
  // Accounts are listed whether they wait or not: those of one brand are few.
  return { to, search: queue === 'provider_account_requests' ? { tenant } : {} };
}

function Queue({ queue, tenant }: Waiting) {
  const place = placeOf({ queue, tenant });
  if (!place) return texts.queues[queue];
  return (
    <Link {...place} className="target inline-flex items-center text-accent underline">
      {texts.queues[queue]}
    </Link>
  );
}
