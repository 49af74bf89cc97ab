import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { assignComplaint } from '../../api/complaints';
import { Key } from '../../frame/key';
import { useKeys } from '../../frame/keys';
import { useSelf } from '../../frame/self-context';
import { complaints as words, states, thread as texts } from '../../texts/complaints';
import { Button } from '../../ui/button';
import { Due } from '../../ui/due';
import { INPUT } from '../../ui/field';
import { languageName } from '../../ui/language-name';
import { timeText } from '../../ui/times';
import { textIn, useAct } from '../../ui/use-act';
import { type ThreadProps } from './thread-props';

/** Shows what is known about a complaint, whom it leads to and who has taken it. */
export function Facts(props: ThreadProps) {
  const { slug, thread } = props;
  const { permissions } = useSelf();
  const facts = [
    [words.reference, thread.reference],
    [words.state, states[thread.state]],
    ...(thread.due_at === null ? [] : [[words.due, <Due key="due" at={thread.due_at} />] as const]),
    [words.language, languageName(thread.language)],
    [texts.since, timeText(thread.created_at)],
    [texts.address, thread.email === '' ? words.erased : thread.email],
    ...(thread.about === null ? [] : [[texts.about, thread.about] as const]),
    [texts.member, <MemberLink key="member" slug={slug} member={thread.member} />],
  ] as const;
  return (
    <section className="grid gap-3 rounded-lg border border-line bg-panel p-4">
      <h2>{texts.facts}</h2>
      <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-quiet">{name}</dt>
            <dd className="min-w-0">{value}</dd>
          </div>
        ))}
      </dl>
      {thread.closed_at !== null && (
        <p className="text-quiet">
          {texts.closed.replace('{time}', timeText(thread.closed_at)).replace('{by}', thread.closed_by ?? '')}
        </p>
      )}
      {permissions.includes('member.write') && <Assignee {...props} />}
    </section>
  );
}

function MemberLink({ slug, member }: { readonly slug: string; readonly member: number | null }) {
  const { permissions } = useSelf();
  if (member === null) return texts.no_member;
  return (
    <>
      <Link
        to="/members/$slug/$id"
        params={{ slug, id: String(member) }}
        className="target inline-flex items-center text-accent underline"
      >
        {texts.open_member.replace('{n}', String(member))}
      </Link>
      <span className="block text-quiet">{texts.member_hint}</span>
      {permissions.includes('payment.read') && (
        <Link
          to="/money/orders"
          search={{ tenant: slug, member: String(member) }}
          className="target inline-flex items-center text-accent underline"
        >
          {texts.orders}
        </Link>
      )}
    </>
  );
}

/** A choice is carried out at once. */
function Assignee({ slug, thread, onChanged }: ThreadProps) {
  const id = useId();
  const { email } = useSelf();
  const { isBusy, fault, give } = useAssignee(slug, thread.reference, onChanged);
  const isMine = thread.assignee === email;
  useKeys(isMine ? [] : [{ keys: 't', label: texts.take, run: () => void give(email) }]);
  const isGone = thread.assignee !== null && thread.colleagues.every((one) => one.email !== thread.assignee);
  return (
    <div className="grid gap-2">
      <div className="grid gap-1">
        <label htmlFor={id} className="text-quiet">
          {texts.taken}
        </label>
        <select
          id={id}
          className={INPUT}
          disabled={isBusy}
          value={thread.assignee ?? ''}
          onChange={(event) => void give(event.target.value || null)}
        >
          <option value="">{texts.nobody}</option>
          {isGone && <option value={thread.assignee ?? ''}>{thread.assignee}</option>}
          {thread.colleagues.map((colleague) => (
            <option key={colleague.email} value={colleague.email}>
              {colleague.name} ({colleague.email})
            </option>
          ))}
        </select>
      </div>
      {!isMine && (
        <Button disabled={isBusy} onClick={() => void give(email)}>
          {texts.take} <Key of="t" />
        </Button>
      )}
      {fault !== undefined && (
        <p role="alert" className="text-danger">
          {fault}
        </p>
      )}
    </div>
  );
}

function useAssignee(slug: string, reference: string, onChanged: ThreadProps['onChanged']) {
  const { isBusy, fault, run } = useAct(async (form) => {
    await assignComplaint(slug, reference, textIn(form, 'assignee') || null);
    await onChanged('');
  });
  const give = (assignee: string | null): Promise<void> => {
    const form = new FormData();
    form.set('assignee', assignee ?? '');
    return run(form);
  };
  return { isBusy, fault, give };
}
