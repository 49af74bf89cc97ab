'use client';

import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useHydrated } from '../ui/use-hydrated';

/** The result of sending: a text for success, one for a failure, and one for each refused field. */
export interface Outcome {
  readonly done?: string;
  readonly errorState?: string;
  readonly faults?: Readonly<Record<string, string>>;
}

interface Props {
  readonly action?: string;
  readonly send: (data: FormData) => Promise<Outcome>;
  readonly fields: (faults: Readonly<Record<string, string>>) => ReactNode;
  readonly actions: (isSending: boolean) => ReactNode;
}

/** A form that says in place how it went. What was written stays until it has arrived. */
export function SettingsForm({ action, send, fields, actions }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const scripted = useHydrated();
  const [outcome, setOutcome] = useState<Outcome>({});
  const [isSending, setSending] = useState(false);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [outcome]);

  const submit = async (event: SyntheticEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isSending) return;
    const filled = event.currentTarget;
    setSending(true);
    const next = await send(new FormData(filled));
    setSending(false);
    setOutcome(next);
    if (next.done !== undefined) filled.reset();
  };

  return (
    <form
      ref={form}
      method="post"
      action={action}
      noValidate={scripted}
      onSubmit={(event) => void submit(event)}
      className="grid gap-5"
    >
      {fields(outcome.faults ?? {})}
      <div role="alert" className="empty:hidden">
        {outcome.errorState !== undefined && (
          <p className="border-l-4 border-danger py-1 pl-4 text-text-strong">{outcome.errorState}</p>
        )}
      </div>
      {actions(isSending)}
      <div role="status" className="empty:hidden">
        {outcome.done !== undefined && (
          <p className="border-l-4 border-success py-1 pl-4 text-text-strong">{outcome.done}</p>
        )}
      </div>
    </form>
  );
}
