import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../api/client';
import { addPasskey } from '../../api/passkeys';
import { valueOf } from '../../api/problem';
import { passkeys as texts } from '../../texts/people';
import { ActDialog } from '../../ui/act-dialog';
import { Answer } from '../../ui/answer';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { Table } from '../../ui/table';
import { fromNow, timeText } from '../../ui/times';
import { textIn } from '../../ui/use-act';

const readPasskeys = () => valueOf(client.GET('/api/staff/passkeys'));
type Passkey = Awaited<ReturnType<typeof readPasskeys>>['passkeys'][number];
const MOST = 10;

/** One's own passkeys: each stands in for a code of the app. */
export function Passkeys() {
  const queries = useQueryClient();
  const query = useQuery({ queryKey: ['own-passkeys'], queryFn: readPasskeys });
  const [isAdding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<Passkey>();
  const [told, setTold] = useState('');
  const changed = async (text: string): Promise<void> => {
    setTold(text);
    await Promise.all(['own-passkeys', 'self'].map((key) => queries.invalidateQueries({ queryKey: [key] })));
  };
  return (
    <section className="grid justify-items-start gap-3">
      <h2>{texts.title}</h2>
      <p>{texts.text}</p>
      <Answer query={query}>
        {({ passkeys }) => (
          <>
            {passkeys.length > 0 && <PasskeyTable passkeys={passkeys} onRemove={setRemoving} />}
            {passkeys.length < MOST && <Button onClick={() => setAdding(true)}>{texts.add}</Button>}
          </>
        )}
      </Answer>
      <p role="status" className="text-good">
        {told}
      </p>
      {isAdding && (
        <ActDialog
          title={texts.add}
          preview={texts.add_text}
          act={async (form) => {
            await addPasskey(textIn(form, 'name').trim());
            await changed(texts.added);
          }}
          onClose={() => setAdding(false)}
        >
          <Field label={texts.name} name="name" required maxLength={60} autoComplete="off" />
        </ActDialog>
      )}
      {removing && (
        <ActDialog
          title={texts.remove}
          preview={texts.remove_text.replace('{name}', removing.name)}
          act={async () => {
            const params = { path: { passkey: removing.id } };
            await valueOf(client.DELETE('/api/staff/passkeys/{passkey}', { params }));
            await changed(texts.removed);
          }}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </section>
  );
}

interface TableProps {
  readonly passkeys: readonly Passkey[];
  readonly onRemove: (passkey: Passkey) => void;
}

function PasskeyTable({ passkeys, onRemove }: TableProps) {
  return (
    <Table
      caption={texts.title}
      rows={passkeys}
      keyOf={({ id }) => id}
      columns={[
        { name: texts.name, cell: ({ name }) => <span className="wrap-anywhere">{name}</span> },
        { name: texts.made, isFolded: true, cell: ({ created_at }) => timeText(created_at) },
        { name: texts.used, cell: ({ used_at }) => (used_at === null ? texts.never : fromNow(used_at)) },
        { name: texts.where, isFolded: true, cell: ({ backed_up }) => (backed_up ? texts.synced : texts.one_device) },
        { name: texts.remove, cell: (passkey) => <Button onClick={() => onRemove(passkey)}>{texts.remove}</Button> },
      ]}
    />
  );
}
