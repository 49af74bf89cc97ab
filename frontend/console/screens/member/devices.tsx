import { useState } from 'react';
import { client } from '../../api/client';
import { type MemberFile } from '../../api/members';
import { valueOf } from '../../api/problem';
import { useSelf } from '../../frame/self-context';
import { acts, file as texts } from '../../texts/members';
import { Button } from '../../ui/button';
import { Table } from '../../ui/table';
import { fromNow, timeText } from '../../ui/times';
import { ActDialog } from '../../ui/act-dialog';

interface Props {
  readonly slug: string;
  readonly file: MemberFile;
  readonly onChanged: () => void;
}

/** Where the member is signed in. One device can be signed out. */
export function Devices({ slug, file: { id, devices }, onChanged }: Props) {
  const { permissions } = useSelf();
  const [ending, setEnding] = useState<string>();
  const mayEnd = permissions.includes('member.write');
  return (
    <section className="grid gap-3">
      <h2>{texts.devices}</h2>
      {devices.length === 0 ? (
        <p>{texts.nothing}</p>
      ) : (
        <Table
          caption={texts.devices}
          rows={devices}
          keyOf={(device) => device.id}
          columns={[
            {
              name: texts.device,
              cell: ({ device, push }) => `${device || texts.unknown_device}${push ? ` · ${texts.push}` : ''}`,
            },
            { name: texts.since, cell: ({ since }) => timeText(since) },
            { name: texts.seen, cell: ({ seen_at }) => fromNow(seen_at) },
            ...(mayEnd
              ? [
                  {
                    name: acts.end_session,
                    cell: (device: (typeof devices)[number]) => (
                      <Button onClick={() => setEnding(device.id)}>{acts.end_session}</Button>
                    ),
                  },
                ]
              : []),
          ]}
        />
      )}
      {ending !== undefined && (
        <ActDialog
          title={acts.end_session}
          preview={acts.end_session_text}
          act={async () => {
            const path = { slug, id: String(id), session: ending };
            await valueOf(
              client.DELETE('/api/staff/tenants/{slug}/members/{id}/sessions/{session}', { params: { path } }),
            );
            onChanged();
          }}
          onClose={() => setEnding(undefined)}
        />
      )}
    </section>
  );
}
