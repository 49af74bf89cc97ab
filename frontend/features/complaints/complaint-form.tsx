'use client';

import { useEffect, useRef } from 'react';
import { BUTTON } from '../../components/ui/button-link';
import { useHydrated } from '../../components/ui/use-hydrated';
import { ComplaintFields } from './complaint-fields';
import { FIELDS } from './complaint-rules';
import { type ComplaintTexts, WHEN } from './complaint-texts';
import { ComplaintSent } from './complaint-sent';
import { type FormState, useComplaintForm } from './use-complaint-form';

interface Props {
  readonly texts: ComplaintTexts;
  readonly locale: string;
}

/** Works without scripts too: then the browser checks the fields itself and posts the form to the api. */
export function ComplaintForm({ texts, locale }: Props) {
  const { form, state, attempts, submit, written } = useComplaintForm();
  const scripted = useHydrated();
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempts > 0) alert.current?.focus();
  }, [attempts]);

  const faults = state.name === 'writing' ? state.faults : {};
  const faulty = FIELDS.filter((field) => faults[field] !== undefined);
  const errorState = errorTextOf(state, texts, locale);

  if (state.name === 'sent') return <ComplaintSent texts={texts} reference={state.reference} />;
  return (
    <form
      ref={form}
      method="post"
      action="/api/complaints"
      noValidate={scripted}
      onSubmit={(event) => void submit(event)}
      onInput={written}
      className="grid gap-6"
    >
      {(errorState !== undefined || faulty.length > 0) && (
        <div ref={alert} role="alert" tabIndex={-1} className="border-l-4 border-danger py-1 pl-4">
          <p className="font-semibold text-text-strong">{errorState ?? texts.faultsTitle}</p>
          <ul>
            {faulty.map((field) => (
              <li key={field}>
                <a
                  href={`#${field}`}
                  className="inline-flex min-h-9 items-center text-danger underline underline-offset-4"
                  onClick={(event) => {
                    event.preventDefault();
                    document.getElementById(field)?.focus();
                  }}
                >
                  {texts.faults[faults[field] ?? 'name_missing']}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <ComplaintFields texts={texts} faults={faults} />
      <div>
        <button type="submit" className={BUTTON} aria-disabled={state.name === 'sending'}>
          {state.name === 'sending' ? texts.sending : texts.send}
        </button>
      </div>
    </form>
  );
}

function errorTextOf(state: FormState, texts: ComplaintTexts, locale: string): string | undefined {
  if (state.name === 'stopped') return texts[state.why];
  if (state.name !== 'limited') return undefined;
  const minutes = Math.max(1, Math.ceil(state.seconds / 60));
  return texts.limited.replace(WHEN, new Intl.RelativeTimeFormat(locale).format(minutes, 'minute'));
}
