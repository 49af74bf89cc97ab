import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readPushKeys, rotatePushKey } from '../../api/brands';
import { useSelf } from '../../frame/self-context';
import { pushKey as texts } from '../../texts/hosts';
import { ActDialog } from '../../ui/act-dialog';
import { Answer } from '../../ui/answer';
import { Button } from '../../ui/button';
import { Table } from '../../ui/table';
import { timeText } from '../../ui/times';

/** The keys that a brand's push messages are signed with, and making a new one. */
export function PushKeys({ slug }: { readonly slug: string }) {
  const queries = useQueryClient();
  const queryKey = ['push-keys', slug];
  const query = useQuery({ queryKey, queryFn: () => readPushKeys(slug) });
  const mayWrite = useSelf().permissions.includes('domain.write');
  const [isAsking, setAsking] = useState(false);
  const [isDone, setDone] = useState(false);
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2>{texts.title}</h2>
      <p className="max-w-prose">{texts.text}</p>
      <Answer query={query}>
        {(keys) => (
          <Table
            caption={texts.title}
            rows={keys}
            keyOf={({ version }) => String(version)}
            columns={[
              { name: texts.version, isNumber: true, cell: ({ version }) => version },
              { name: texts.made, cell: ({ created }) => timeText(created) },
              {
                name: texts.state,
                cell: ({ retired }) =>
                  retired === null ? texts.current : texts.retired.replace('{time}', timeText(retired)),
              },
            ]}
          />
        )}
      </Answer>
      <p role="status" className="text-good">
        {isDone && texts.rotated}
      </p>
      {mayWrite && (
        <p>
          <Button onClick={() => setAsking(true)}>{texts.rotate}</Button>
        </p>
      )}
      {isAsking && (
        <ActDialog
          title={texts.rotate}
          preview={texts.rotate_text}
          act={async () => {
            await rotatePushKey(slug);
            setDone(true);
            await queries.invalidateQueries({ queryKey });
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}
