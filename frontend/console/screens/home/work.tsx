import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { client } from '../../api/client';
import { valueOf } from '../../api/problem';
import { BrandName } from '../../frame/brand-name';
import { type Section, desksFor } from '../../frame/places';
import { useSelf } from '../../frame/self-context';
import { sections } from '../../texts/frame';
import { work as texts } from '../../texts/work';
import { Answer } from '../../ui/answer';
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
  return (
    <div className="grid gap-4">
      <h1>{sections.work}</h1>
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

function Queue({ queue, tenant }: { readonly queue: keyof typeof texts.queues; readonly tenant: string }) {
  const desk = DESKS[queue];
  const to = SCREENS[queue] ?? (desk && `/brands/${tenant}/${desk}`);
  if (to === undefined) return texts.queues[queue];
  // Accounts are listed whether they wait or not: those of one brand are few.
  const search = queue === 'provider_account_requests' ? { tenant } : {};
  return (
    <Link to={to} search={search} className="target inline-flex items-center text-accent underline">
      {texts.queues[queue]}
    </Link>
  );
}
