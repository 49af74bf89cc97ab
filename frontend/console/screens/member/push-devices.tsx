import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readPushDevices, sendPushTest } from '../../api/members';
import { useSelf } from '../../frame/self-context';
import { pushDevices as texts } from '../../texts/push-devices';
import { ActDialog } from '../../ui/act-dialog';
import { Answer } from '../../ui/answer';
import { Button } from '../../ui/button';
import { Table } from '../../ui/table';
import { fromNow } from '../../ui/times';

const LOOK_EVERY_MS = 2000;
/** A worker sends at once; a service may take seconds to answer. */
const LOOK_FOR_MS = 20_000;

interface Props {
  readonly slug: string;
  readonly id: string;
}

type Device = Awaited<ReturnType<typeof readPushDevices>>[number];

/** The devices on which a member gets pushes, how the last one went, and a test to all of them. */
export function PushDevices({ slug, id }: Props) {
  const { permissions } = useSelf();
  const [isAsking, setAsking] = useState(false);
  const [sent, setSent] = useState<{ readonly count: number; readonly at: number }>();
  const query = useQuery({
    queryKey: ['push-devices', slug, id],
    queryFn: () => readPushDevices(slug, id),
    refetchInterval: () => (sent !== undefined && Date.now() - sent.at < LOOK_FOR_MS ? LOOK_EVERY_MS : false),
  });
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2>{texts.title}</h2>
      <Answer query={query}>
        {(devices) => (
          <>
            {devices.length === 0 ? <p>{texts.none}</p> : <List devices={devices} />}
            {devices.length > 0 && permissions.includes('member.write') && (
              <p>
                <Button onClick={() => setAsking(true)}>{texts.test}</Button>
              </p>
            )}
          </>
        )}
      </Answer>
      <p role="status">{sent && texts.sent.replace('{count}', String(sent.count))}</p>
      {isAsking && (
        <ActDialog
          title={texts.test}
          preview={texts.test_text}
          act={async () => {
            const { devices } = await sendPushTest(slug, id);
            setSent({ count: devices.length, at: Date.now() });
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}

function List({ devices }: { readonly devices: readonly Device[] }) {
  return (
    <Table
      caption={texts.title}
      rows={devices}
      keyOf={({ id }) => id}
      columns={[
        { name: texts.device, cell: ({ device }) => device || texts.unknown },
        { name: texts.reached, cell: ({ last_ok: at }) => (at === null ? texts.never : fromNow(at)) },
        { name: texts.last, cell: lastText },
      ]}
    />
  );
}

function lastText({ sends }: Device): string {
  const [last] = sends;
  if (!last) return '–';
  return texts.last_of
    .replace('{push}', last.push.replaceAll('_', ' '))
    .replace('{end}', texts.ends[last.end] ?? texts.postponed)
    .replace('{time}', fromNow(last.at));
}
