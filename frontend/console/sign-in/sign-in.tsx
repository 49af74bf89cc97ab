import { lazy, Suspense, useState } from 'react';
import { plainClient } from '../api/client';
import { valueOf } from '../api/problem';
import { common } from '../texts/common';
import { signIn as texts } from '../texts/sign-in';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import { textIn, useAct } from '../ui/use-act';
import { CodeForm } from './code-form';
import { PasskeyButton } from './passkey-button';
import { RecoveryCodes } from './recovery-codes';

// Few people see it, once.
const Enrolment = lazy(() => import('./enrolment'));

type Step =
  | { readonly name: 'password' | 'enrolment' }
  | { readonly name: 'second_factor'; readonly hasPasskey: boolean }
  | { readonly name: 'recovery'; readonly codes: readonly string[] };

interface Props {
  readonly onSignedIn: () => void;
}

/** One step after the other: password, second factor or its set-up, and the recovery codes where it was set up. */
export function SignIn({ onSignedIn }: Props) {
  const [step, setStep] = useState<Step>({ name: 'password' });
  const restart = (): void => {
    setStep({ name: 'password' });
  };
  const pass = async (code: string): Promise<void> => {
    const answer = await valueOf(plainClient.POST('/api/staff/sign-in/second-factor', { body: { code } }));
    if (answer.recovery_codes === undefined) onSignedIn();
    else setStep({ name: 'recovery', codes: answer.recovery_codes });
  };
  switch (step.name) {
    case 'password':
      return (
        <PasswordForm
          onPassed={({ next, has_passkey: hasPasskey }) => {
            setStep(next === 'enrolment' ? { name: next } : { name: next, hasPasskey });
          }}
        />
      );
    case 'second_factor':
      return (
        <CodeForm
          title={texts.code_title}
          label={texts.code}
          next={texts.code_next}
          act={pass}
          cancel={{ text: texts.back, run: restart }}
          isSecond={step.hasPasskey}
        >
          {step.hasPasskey && (
            <PasskeyButton ceremony={({ passWithPasskey }) => passWithPasskey()} onPassed={onSignedIn} />
          )}
        </CodeForm>
      );
    case 'enrolment':
      return (
        <Suspense fallback={<p>{common.loading}</p>}>
          <Enrolment act={pass} onRestart={restart} />
        </Suspense>
      );
    case 'recovery':
      return <RecoveryCodes codes={step.codes} onSaved={onSignedIn} />;
  }
}

interface Passed {
  readonly next: 'second_factor' | 'enrolment';
  readonly has_passkey: boolean;
}

function PasswordForm({ onPassed }: { readonly onPassed: (passed: Passed) => void }) {
  const { isBusy, fault, onSubmit } = useAct(async (form) => {
    const body = { email: textIn(form, 'email').trim(), password: textIn(form, 'password') };
    onPassed(await valueOf(plainClient.POST('/api/staff/sign-in', { body })));
  });
  return (
    <form onSubmit={onSubmit} className="grid gap-4">
      <h1>{texts.title}</h1>
      <Field label={texts.email} name="email" type="email" autoComplete="username" required maxLength={254} />
      <Field
        label={texts.password}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        fault={fault}
      />
      <Button type="submit" look="main" disabled={isBusy}>
        {texts.next}
      </Button>
    </form>
  );
}
