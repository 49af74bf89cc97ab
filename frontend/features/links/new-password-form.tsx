'use client';

import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { BUTTON } from '../../components/ui/button-link';
import { useHydrated } from '../../components/ui/use-hydrated';
import { resetPassword } from './api/reset-password';
import { NewPasswordFields } from './new-password-fields';
import { checkNewPassword, type NewPasswordFaults, refusedFaults } from './new-password-rules';
import { type NewPasswordTexts } from './new-password-texts';
import { Outcome } from './outcome';
import { errorTextOf } from './error-texts';
import { ErrorLine } from './error-line';
import { tokenInAddress, useLinkToken } from '../../lib/link-token';

interface Props {
  readonly texts: NewPasswordTexts;
  readonly done: ReactNode;
  readonly invalid: ReactNode;
  readonly used: ReactNode;
}

/** Without scripts the browser posts it, and the api finds the token in the address of this page. */
export function NewPasswordForm({ texts, done, invalid, used }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const scripted = useHydrated();
  const isTokenless = useLinkToken() === '';
  const [outcome, setOutcome] = useState<'done' | 'invalid' | 'used'>();
  const [faults, setFaults] = useState<NewPasswordFaults>({});
  const [errorState, setErrorState] = useState('');
  const [isSending, setSending] = useState(false);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [faults]);

  const submit = async (event: SyntheticEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isSending) return;
    const data = new FormData(event.currentTarget);
    const [password = '', again = ''] = ['password', 'password_again'].map((name) => data.get(name) as string);
    const found = checkNewPassword(password, again);
    setFaults(found);
    setErrorState('');
    if (Object.keys(found).length > 0) return;
    setSending(true);
    const answer = await resetPassword({ token: tokenInAddress(), password, password_again: again });
    setSending(false);
    if (answer.state === 'done') setOutcome('done');
    else if (answer.state === 'invalid') setFaults(refusedFaults(answer.faults));
    else if (answer.state === 'failed' && answer.code === 'link_invalid') setOutcome('invalid');
    else if (answer.state === 'failed' && answer.code === 'link_used') setOutcome('used');
    else setErrorState(errorTextOf(answer, texts));
  };

  if (outcome === 'done') return <Outcome>{done}</Outcome>;
  if (outcome === 'used') return <Outcome>{used}</Outcome>;
  if (outcome === 'invalid' || isTokenless) return <Outcome>{invalid}</Outcome>;
  return (
    <>
      <h1 className="mb-5 text-heading">{texts.title}</h1>
      <p className="mb-8 text-lead">{texts.text}</p>
      <form
        ref={form}
        method="post"
        action="/api/password-resets/do"
        noValidate={scripted}
        onSubmit={(event) => void submit(event)}
        className="grid gap-6"
      >
        <ErrorLine>{errorState}</ErrorLine>
        <NewPasswordFields texts={texts} faults={faults} />
        <button type="submit" className={BUTTON} aria-disabled={isSending}>
          {isSending ? texts.sending : texts.submit}
        </button>
      </form>
    </>
  );
}
