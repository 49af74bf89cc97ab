import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type MailChange, approveMailChange, readMailChanges, refuseMailChange } from '../../api/mail-changes';
import { type MemberFile } from '../../api/members';
import { useSelf } from '../../frame/self-context';
import { WaitingBox } from '../../second-person/waiting-box';
import { mailChanges as texts } from '../../texts/mail-changes';
import { secondPerson } from '../../texts/second-person';
import { Button } from '../../ui/button';
import { Table } from '../../ui/table';
import { timeText } from '../../ui/times';
import { MailChangeDialog } from './mail-change-dialog';

interface Props {
  readonly slug: string;
  readonly file: MemberFile;
  readonly onChanged: () => void;
}

const useMailChanges = (slug: string, id: string) =>
  useQuery({ queryKey: ['member-mail-changes', slug, id], queryFn: () => readMailChanges(slug, id) }).data?.changes;

/** A new address takes two people: one asks, another agrees. */
export function MailChanging({ slug, file, onChanged }: Props) {
  const id = String(file.id);
  const mayWrite = useSelf().permissions.includes('member.write');
  const queries = useQueryClient();
  const changes = useMailChanges(slug, id);
  const [isAsking, setAsking] = useState(false);
  const [told, setTold] = useState('');
  const waiting = changes?.find(({ status }) => status === 'waiting');
  const canChange = file.status === 'active' || file.status === 'not_confirmed';
  const changed = (text: string): void => {
    setTold(text);
    for (const key of [['member-mail-changes', slug, id], ['mail-changes'], ['work']])
      void queries.invalidateQueries({ queryKey: key });
    onChanged();
  };
  return (
    <div className="grid justify-items-start gap-2">
      {waiting && <Waiting slug={slug} id={id} change={waiting} onChanged={changed} />}
      {!waiting && changes !== undefined && mayWrite && canChange && (
        <Button onClick={() => setAsking(true)}>{texts.open}</Button>
      )}
      <p role="status" className="text-good empty:hidden">
        {told}
      </p>
      {isAsking && <MailChangeDialog slug={slug} id={id} onAsked={changed} onClose={() => setAsking(false)} />}
    </div>
  );
}

interface WaitingProps {
  readonly slug: string;
  readonly id: string;
  readonly change: MailChange;
  readonly onChanged: (told: string) => void;
}

function Waiting({ slug, id, change, onChanged }: WaitingProps) {
  const { permissions } = useSelf();
  const filled = (text: string): string => text.replace('{email}', change.email);
  return (
    <WaitingBox
      text={filled(texts.waiting)
        .replace('{until}', timeText(change.expires_at))
        .replace('{who}', change.asked_by)
        .replace('{why}', change.reason)}
      asked={change}
      mayRefuse={permissions.includes('member.write')}
      approve={{
        title: texts.approve,
        preview: filled(texts.approve_text),
        act: async () => {
          const { status } = await approveMailChange(slug, id, change.id);
          return status === 'done' ? filled(texts.approved) : secondPerson.agreed;
        },
      }}
      refuse={{
        title: texts.refuse_title,
        preview: filled(texts.refuse_text),
        act: async () => {
          await refuseMailChange(slug, id, change.id);
          return texts.refused;
        },
      }}
      onChanged={onChanged}
    />
  );
}

/** Lists the addresses that staff asked for before, with what became of them. */
export function PastMailChanges({ slug, id }: { readonly slug: string; readonly id: string }) {
  const past = useMailChanges(slug, id)?.filter(({ status }) => status !== 'waiting') ?? [];
  if (past.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h2>{texts.history}</h2>
      <Table
        caption={texts.history}
        rows={past}
        keyOf={({ id: change }) => change}
        columns={[
          { name: texts.address, cell: ({ email }) => <span className="wrap-anywhere">{email}</span> },
          { name: texts.status, cell: ({ status }) => texts.states[status] },
          { name: secondPerson.reason, cell: ({ reason }) => reason },
          {
            name: secondPerson.asked,
            isFolded: true,
            cell: ({ asked_by, asked_at }) => `${asked_by}, ${timeText(asked_at)}`,
          },
          {
            name: texts.decided,
            cell: ({ decided_by, decided_at }) => [decided_by, decided_at && timeText(decided_at)].join(', '),
          },
        ]}
      />
    </section>
  );
}
