import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type MailChange, approveMailChange, readMailChanges, refuseMailChange } from '../../api/mail-changes';
import { type MemberFile } from '../../api/members';
import { useSelf } from '../../frame/self-context';
import { mailChanges as texts } from '../../texts/mail-changes';
import { ActDialog } from '../../ui/act-dialog';
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
  const { permissions, email: own } = useSelf();
  const [deciding, setDeciding] = useState<'approve' | 'refuse'>();
  const { email, may_approve: mayApprove, asked_by: askedBy, approvals_missing: missing } = change;
  const isOwn = askedBy === own;
  const filled = (text: string): string => text.replace('{email}', email);
  return (
    <div className="grid gap-2 rounded-lg border border-line bg-panel p-3">
      <p className="wrap-anywhere">
        {filled(texts.waiting)
          .replace('{until}', timeText(change.expires_at))
          .replace('{who}', askedBy)
          .replace('{why}', change.reason)}
      </p>
      {missing > 1 && <p>{texts.missing_two}</p>}
      <div className="flex flex-wrap gap-2">
        {mayApprove && (
          <Button look="main" onClick={() => setDeciding('approve')}>
            {texts.approve}
          </Button>
        )}
        {permissions.includes('member.write') && (
          <Button onClick={() => setDeciding('refuse')}>{isOwn ? texts.withdraw : texts.refuse}</Button>
        )}
        {!mayApprove && <span className="self-center text-quiet">{texts.no}</span>}
      </div>
      {deciding === 'approve' && (
        <ActDialog
          title={texts.approve}
          preview={filled(texts.approve_text)}
          act={async () => {
            const { status } = await approveMailChange(slug, id, change.id);
            onChanged(status === 'done' ? filled(texts.approved) : texts.agreed);
          }}
          onClose={() => setDeciding(undefined)}
        />
      )}
      {deciding === 'refuse' && (
        <ActDialog
          title={isOwn ? texts.withdraw : texts.refuse_title}
          preview={filled(texts.refuse_text)}
          act={async () => {
            await refuseMailChange(slug, id, change.id);
            onChanged(texts.refused);
          }}
          onClose={() => setDeciding(undefined)}
        />
      )}
    </div>
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
          { name: texts.reason, cell: ({ reason }) => reason },
          { name: texts.asked, cell: ({ asked_by, asked_at }) => `${asked_by}, ${timeText(asked_at)}` },
          {
            name: texts.decided,
            cell: ({ decided_by, decided_at }) => [decided_by, decided_at && timeText(decided_at)].join(', '),
          },
        ]}
      />
    </section>
  );
}
