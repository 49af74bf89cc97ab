import { useEffect, useRef, useState } from 'react';
import { closeComplaint, reopenComplaint } from '../../api/complaints';
import { Key } from '../../frame/key';
import { useKeys } from '../../frame/keys';
import { answering as texts, closeReasons } from '../../texts/complaints';
import { Button } from '../../ui/button';
import { Choice } from '../../ui/choice';
import { textIn, useAct } from '../../ui/use-act';
import { type ThreadProps } from './thread-props';

/** Closes a complaint that needs no answer, for a reason, or opens it again. */
export function CloseForm({ slug, thread, onChanged }: ThreadProps) {
  const [isOpen, setOpen] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isOpen) form.current?.querySelector('select')?.focus();
  }, [isOpen]);
  const isClosed = thread.state === 'closed';
  const { isBusy, fault, onSubmit } = useAct(async (form) => {
    if (isClosed) await reopenComplaint(slug, thread.reference);
    else await closeComplaint(slug, thread.reference, textIn(form, 'reason'));
    setOpen(false);
    await onChanged(isClosed ? texts.reopened : texts.closed);
  });
  const canReopen = isClosed && thread.email !== '';
  useKeys([
    ...(isClosed ? [] : [{ keys: 'e', label: texts.close, run: () => setOpen(true) }]),
    ...(isOpen ? [{ keys: 'Escape', label: texts.close, run: () => setOpen(false) }] : []),
  ]);
  if (isClosed && !canReopen) return null;
  if (!isClosed && !isOpen)
    return (
      <Button className="justify-self-start" onClick={() => setOpen(true)}>
        {texts.close} <Key of="e" />
      </Button>
    );
  return (
    <form ref={form} onSubmit={onSubmit} className="grid gap-3 rounded-lg border border-line bg-panel p-4">
      {!isClosed && (
        <Choice
          label={texts.close_reason}
          name="reason"
          choices={closeReasons.map((reason) => ({ value: reason, label: reason }))}
        />
      )}
      {fault !== undefined && (
        <p role="alert" className="text-danger">
          {fault}
        </p>
      )}
      <Button type="submit" disabled={isBusy} className="justify-self-start">
        {isClosed ? texts.reopen : texts.close_now}
      </Button>
    </form>
  );
}
