import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../api/client';
import { makeToken } from '../../api/people';
import { valueOf } from '../../api/problem';
import { useSelf } from '../../frame/self-context';
import { sections } from '../../texts/frame';
import { account as texts, people } from '../../texts/people';
import { ActDialog } from '../../ui/act-dialog';
import { Answer } from '../../ui/answer';
import { Button } from '../../ui/button';
import { Table } from '../../ui/table';
import { fromNow, timeText } from '../../ui/times';
import { Tokens } from '../people/tokens';
import { Passkeys } from './passkeys';

/** One's own sessions, passkeys and tokens. */
export default function OwnAccount() {
  const self = useSelf();
  return (
    <div className="grid gap-4">
      <h1>{sections.account}</h1>
      <p>{texts.signed_in_as.replace('{email}', self.email).replace('{role}', people.roles[self.role])}</p>
      <Sessions />
      <Passkeys />
      <Tokens id={self.id} make={makeToken} />
    </div>
  );
}

function Sessions() {
  const queries = useQueryClient();
  const query = useQuery({ queryKey: ['own-sessions'], queryFn: () => valueOf(client.GET('/api/staff/sessions')) });
  const [ending, setEnding] = useState<string>();
  const [isEnded, setEnded] = useState(false);
  return (
    <section className="grid gap-3">
      <h2>{texts.sessions}</h2>
      <Answer query={query}>
        {({ sessions }) => (
          <Table
            caption={texts.sessions}
            rows={sessions}
            keyOf={({ id }) => id}
            columns={[
              { name: texts.device, cell: ({ device }) => device },
              { name: texts.since, isFolded: true, cell: ({ created_at }) => timeText(created_at) },
              { name: texts.seen, cell: ({ seen_at }) => fromNow(seen_at) },
              { name: texts.ends, isFolded: true, cell: ({ expires_at }) => timeText(expires_at) },
              {
                name: texts.end,
                cell: ({ id, current }) =>
                  current ? texts.this_one : <Button onClick={() => setEnding(id)}>{texts.end}</Button>,
              },
            ]}
          />
        )}
      </Answer>
      <p role="status" className="text-good">
        {isEnded && texts.ended}
      </p>
      {ending !== undefined && (
        <ActDialog
          title={texts.end}
          preview={texts.end_text}
          act={async () => {
            await valueOf(client.DELETE('/api/staff/sessions/{session}', { params: { path: { session: ending } } }));
            setEnded(true);
            await queries.invalidateQueries({ queryKey: ['own-sessions'] });
          }}
          onClose={() => setEnding(undefined)}
        />
      )}
    </section>
  );
}
