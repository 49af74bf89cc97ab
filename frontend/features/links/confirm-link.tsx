'use client';

import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { BUTTON } from '../../components/ui/button-link';
import { type Answer } from '../../lib/api/problem';
import { type PathOf } from '../../lib/api/routes';
import { Outcome } from './outcome';
import { ErrorLine } from './error-line';
import { tokenInAddress, useLinkToken } from '../../lib/link-token';

interface Props<T> {
  readonly action: PathOf<'POST'>;
  readonly confirm: (token: string) => Promise<Answer<T>>;
  readonly texts: { readonly submit: string; readonly sending: string };
  readonly onDone?: (value: T) => 'leads-on' | undefined;
  readonly told: (answer: Exclude<Answer<T>, { state: 'done' }>) => string;
  /** The question above the button. */
  readonly children: ReactNode;
  readonly done: ReactNode;
  readonly invalid: ReactNode;
  readonly used: ReactNode;
}

/**
 * One button that does what a mailed link is for: programs that open links press none. Without scripts the browser posts
 * it, and the api finds the token in the address of this page.
 */
export function ConfirmLink<T>({ action, confirm, texts, onDone, told, children, done, invalid, used }: Props<T>) {
  const isTokenless = useLinkToken() === '';
  const [outcome, setOutcome] = useState<'done' | 'invalid' | 'used'>();
  const [errorState, setErrorState] = useState('');
  const [isSending, setSending] = useState(false);

  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (isSending) return;
    setErrorState('');
    setSending(true);
    const answer = await confirm(tokenInAddress());
    if (answer.state === 'done' && onDone?.(answer.value) === 'leads-on') return;
    setSending(false);
    if (answer.state === 'done') setOutcome('done');
    else if (answer.state === 'failed' && answer.code === 'link_invalid') setOutcome('invalid');
    else if (answer.state === 'failed' && answer.code === 'link_used') setOutcome('used');
    else setErrorState(told(answer));
  };

  if (outcome === 'done') return <Outcome>{done}</Outcome>;
  if (outcome === 'used') return <Outcome>{used}</Outcome>;
  if (outcome === 'invalid' || isTokenless) return <Outcome>{invalid}</Outcome>;
  return (
    <>
      {children}
      <form method="post" action={action} onSubmit={(event) => void submit(event)} className="mt-8 grid gap-6">
        <ErrorLine>{errorState}</ErrorLine>
        <div>
          <button type="submit" className={BUTTON} aria-disabled={isSending}>
            {isSending ? texts.sending : texts.submit}
          </button>
        </div>
      </form>
    </>
  );
}
