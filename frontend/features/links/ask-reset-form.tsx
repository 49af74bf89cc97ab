'use client';

import { type SyntheticEvent, useEffect, useRef } from 'react';
import { BUTTON } from '../../components/ui/button-link';
import { describedBy, FormField, INPUT } from '../../components/ui/form-field';
import { useHydrated } from '../../components/ui/use-hydrated';
import { keptEmail } from '../../lib/kept-email';
import { type AskResetTexts } from './ask-reset-texts';
import { ResetSent } from './reset-sent';
import { ErrorLine } from './error-line';
import { useAskReset } from './use-ask-reset';

/** Without scripts the browser posts it, and the api leads on to the page that says where the link went. */
export function AskResetForm({ texts }: { readonly texts: AskResetTexts }) {
  const input = useRef<HTMLInputElement>(null);
  const scripted = useHydrated();
  const { state, ask, startOver } = useAskReset(texts);
  const { sentTo, isSending, fault, errorState } = state;
  const email = { id: 'email', label: texts.email, fault };
  useEffect(() => {
    if (input.current?.value === '') input.current.value = keptEmail();
  }, [sentTo]);
  useEffect(() => {
    if (fault !== undefined) input.current?.focus();
  }, [fault]);

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    void ask(input.current?.value ?? '');
  };

  if (sentTo !== undefined)
    return <ResetSent texts={texts} sentTo={sentTo} state={state} ask={ask} startOver={startOver} />;
  return (
    <>
      <h1 className="mb-5 text-heading">{texts.title}</h1>
      <p className="mb-8 text-lead">{texts.text}</p>
      <form method="post" action="/api/password-resets" noValidate={scripted} onSubmit={submit} className="grid gap-6">
        <ErrorLine>{errorState}</ErrorLine>
        <FormField {...email}>
          <input
            ref={input}
            id="email"
            name="email"
            type="email"
            required
            autoComplete="username"
            className={INPUT}
            {...describedBy(email)}
          />
        </FormField>
        <button type="submit" className={BUTTON} aria-disabled={isSending}>
          {isSending ? texts.sending : texts.submit}
        </button>
      </form>
    </>
  );
}
