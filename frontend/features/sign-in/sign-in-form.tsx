'use client';

import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { BUTTON } from '../../components/ui/button-link';
import { describedBy, FormField, INPUT } from '../../components/ui/form-field';
import { PasswordInput } from '../../components/ui/password-input';
import { useHydrated } from '../../components/ui/use-hydrated';
import { tellBanned } from '../../lib/banned-login';
import { keepEmail } from '../../lib/kept-email';
import { tellMember } from '../../lib/member';
import { afterSignIn } from '../../site/member-pages';
import { ROUTES } from '../../site/routes';
import { signIn } from './api/sign-in';
import { KeepAccount } from './keep-account';
import { MINUTES, type SignInTexts } from './sign-in-texts';

type Answer = Awaited<ReturnType<typeof signIn>>;

/** Without scripts the browser posts it, and the api leads on to where the address of this page says. */
export function SignInForm({ texts }: { readonly texts: SignInTexts }) {
  const form = useRef<HTMLFormElement>(null);
  const scripted = useHydrated();
  const [missing, setMissing] = useState<readonly string[]>([]);
  const [errorState, setErrorState] = useState('');
  const [isLeaving, setLeaving] = useState(false);
  const [isSending, setSending] = useState(false);
  const email = {
    id: 'email',
    label: texts.email,
    fault: missing.includes('email') ? texts.faultEmail : undefined,
  };
  const password = {
    id: 'password',
    label: texts.password,
    fault: missing.includes('password') ? texts.faultPassword : undefined,
  };
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [missing]);

  const submit = async (event: SyntheticEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isSending) return;
    const [address, secret] = entered(event.currentTarget);
    const empty = [...(address.trim() === '' ? ['email'] : []), ...(secret === '' ? ['password'] : [])];
    setMissing(empty);
    setErrorState('');
    setLeaving(false);
    if (empty.length > 0) return;
    setSending(true);
    const answer = await signIn(address, secret);
    if (answer.state === 'done') {
      tellMember(answer.value.user);
      window.location.assign(afterSignIn(window.location.search));
      return;
    }
    setSending(false);
    // Another part of the page tells what is to be known then.
    if (answer.state === 'failed' && answer.code === 'account_blocked') tellBanned(answer.facts);
    else setErrorState(told(answer, texts));
    setLeaving(answer.state === 'failed' && answer.code === 'account_pending_deletion');
  };

  return (
    <form
      ref={form}
      method="post"
      action="/api/user.php"
      noValidate={scripted}
      onSubmit={(event) => void submit(event)}
      className="grid gap-6"
    >
      <FormField {...email}>
        <input
          id="email"
          name="email"
          type="email"
          required
          autoComplete="username webauthn"
          className={INPUT}
          {...describedBy(email)}
        />
      </FormField>
      <FormField {...password}>
        <PasswordInput {...password} showLabel={texts.passwordShow} autoComplete="current-password" />
      </FormField>
      <a
        href={ROUTES['reset-password']}
        className="-mt-4 inline-flex min-h-11 items-center justify-self-start font-medium text-primary-text underline decoration-1 underline-offset-4 hover:decoration-2"
        onClick={() => {
          keepEmail((form.current?.elements.namedItem('email') as HTMLInputElement).value);
        }}
      >
        {texts.forgot}
      </a>
      <div role="alert" className="empty:hidden">
        {errorState !== '' && (
          <div className="border-l-4 border-danger py-1 pl-4 text-text-strong">
            <p>{errorState}</p>
            {isLeaving && <KeepAccount texts={texts} entered={() => entered(form.current)} />}
          </div>
        )}
      </div>
      <button type="submit" className={BUTTON} aria-disabled={isSending}>
        {isSending ? texts.sending : texts.submit}
      </button>
    </form>
  );
}

function entered(form: HTMLFormElement | null): readonly [email: string, password: string] {
  const data = new FormData(form ?? undefined);
  const [email = '', password = ''] = ['email', 'password'].map((name) => data.get(name) as string);
  return [email, password];
}

function told(answer: Exclude<Answer, { state: 'done' }>, texts: SignInTexts): string {
  if (answer.state === 'unreachable') return texts.unreachable;
  if (answer.state === 'limited')
    return texts.blocked.replace(MINUTES, String(Math.max(1, Math.ceil(answer.retryAfterSeconds / 60))));
  if (answer.state === 'invalid') return texts.sign_in_failed;
  const { code } = answer;
  const isKnown = code === 'sign_in_failed' || code === 'account_pending_deletion';
  return isKnown ? texts[code] : texts.failed;
}
