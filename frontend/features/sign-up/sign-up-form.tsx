'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { describedBy, FormField, INPUT } from '../../components/ui/form-field';
import { useKeyboard } from '../../lib/use-keyboard';
import { useHydrated } from '../../components/ui/use-hydrated';
import { BirthFields } from './birth-fields';
import { Check } from './check';
import { Choice } from './choice';
import { type Field } from './sign-up-rules';
import { WHEN } from '../../components/activation/resend-texts';
import { type SignUpTexts } from './sign-up-texts';
import './sign-up.css';
import { type ErrorState } from './send-sign-up';
import { SignUpActions } from './sign-up-actions';
import { SignUpStep } from './sign-up-step';
import { useSignUp } from './use-sign-up';
import { WayIn } from './way-in';

interface Props {
  readonly texts: SignUpTexts;
  /** The agreement below the last question. */
  readonly children: ReactNode;
  readonly isOverPage?: boolean;
  readonly onResume?: () => void;
}

/** On phones the way on is where the thumb is, with the line for members below it. */
const SCREEN_HIGH = 'max-lg:min-h-[max(26rem,100svh_-_13rem)]';

/** One question at a time. Without scripts all of them stand below one another, and the browser posts them. */
export function SignUpForm({ texts, children, isOverPage = false, onResume }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const scripted = useHydrated();
  useKeyboard();
  const signUp = useSignUp(
    { minAge: texts.minAge, brand: texts.brand, revision: texts.revision, isOverPage, onResume },
    form,
  );
  const { step, faults, errorState, isSending, isPasskey, moves, hasMessage, tapped } = signUp;
  useEffect(() => {
    if (moves === 0) return;
    const shown = form.current?.querySelector('[data-shown]');
    (shown?.querySelector<HTMLElement>('[aria-invalid]') ?? shown?.querySelector<HTMLElement>('legend'))?.focus();
  }, [moves]);

  const faultOf = (field: Field): string | undefined => {
    const fault = faults[field];
    return fault === undefined ? undefined : texts.faults[fault];
  };
  const name = { id: 'name', label: texts.name, hint: texts.nameHint, fault: faultOf('name') };
  const email = { id: 'email', label: texts.email, hint: texts.emailHint, fault: faultOf('email') };
  const stepProps = (at: number) => ({
    at,
    isShown: scripted ? at === step : undefined,
    title: texts.titles[at] ?? '',
    progress: texts.progress[at],
  });

  return (
    <form
      ref={form}
      method="post"
      action="/api/signups"
      noValidate={scripted}
      onSubmit={signUp.submit}
      onInput={signUp.written}
      className={`flex min-h-[26rem] flex-col gap-8 ${isOverPage ? '' : SCREEN_HIGH} ${scripted ? '' : 'steps-waiting'}`}
    >
      <input type="hidden" name="revision" value={texts.revision} />
      <SignUpStep {...stepProps(0)} id="gender" fault={faultOf('gender')}>
        <Choice name="gender" options={texts.genders} onTap={tapped} />
      </SignUpStep>
      <SignUpStep {...stepProps(1)}>
        <Choice name="seeking" options={texts.seeking} onTap={tapped} fault={faultOf('seeking')} />
        <div className="mt-5">
          <Check name="sensitive_consent" label={texts.sensitive} required fault={faultOf('sensitive_consent')} />
        </div>
      </SignUpStep>
      <SignUpStep {...stepProps(2)} hint={texts.birthHint} fault={faultOf('date_of_birth')} id="date_of_birth">
        <BirthFields texts={texts} fault={faults.date_of_birth !== undefined} describedBy="date_of_birth-fault" />
      </SignUpStep>
      <SignUpStep {...stepProps(3)}>
        <FormField {...name}>
          <input id="name" name="name" required autoComplete="nickname" className={INPUT} {...describedBy(name)} />
        </FormField>
      </SignUpStep>
      <SignUpStep {...stepProps(4)}>
        <div className="grid gap-6">
          <FormField {...email}>
            <input
              id="email"
              name="email"
              type="email"
              required
              autoComplete="email"
              className={INPUT}
              {...describedBy(email)}
            />
          </FormField>
          <WayIn texts={texts} fault={faultOf('password')} isPasskey={isPasskey} onSwitch={signUp.switchWayIn} />
          {hasMessage && <p className="text-caption text-text-muted">{texts.messageWaits}</p>}
          {texts.resell !== undefined && <Check name="member_resell" label={texts.resell} />}
          {children}
        </div>
      </SignUpStep>
      <div role="alert" className="empty:hidden">
        {errorState !== undefined && <p className="border-l-4 border-danger py-1 pl-4">{told(errorState, texts)}</p>}
      </div>
      <SignUpActions
        texts={texts}
        step={scripted ? step : undefined}
        isSending={isSending}
        isPasskey={isPasskey}
        isOverPage={isOverPage}
        onBack={signUp.back}
      />
    </form>
  );
}

function told(errorState: ErrorState, texts: SignUpTexts): string {
  if (typeof errorState === 'string') return texts[errorState];
  const minutes = Math.max(1, Math.ceil(errorState.waitSeconds / 60));
  return texts.limited.replace(WHEN, new Intl.RelativeTimeFormat(texts.locale).format(minutes, 'minute'));
}
