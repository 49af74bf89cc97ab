import { type SyntheticEvent, useState } from 'react';
import { emailAddress } from '../../../../contract/account/email-address';
import { errorTextOf } from '../../../components/settings/error-texts';
import { confirmedByPasskey } from '../../../components/settings/own-proof';
import { QUIET_BUTTON } from '../../../components/ui/button-link';
import { describedBy, FormField, INPUT } from '../../../components/ui/form-field';
import { PasswordInput } from '../../../components/ui/password-input';
import { useHydrated } from '../../../components/ui/use-hydrated';
import { type Answer } from '../../../lib/api/problem';
import { correctAddress } from '../api/activation';
import { type ActivationTexts } from './activation-texts';

interface Props {
  readonly texts: ActivationTexts;
  readonly email: string;
  readonly onChanged: (email: string) => Promise<void>;
}

interface Refused {
  readonly email?: string;
  readonly password?: string;
  readonly errorState?: string;
}

/** Another address, begun with the one that has the mistake in it. The password, or a passkey, is asked for where the api wants it. */
export function AddressForm({ texts, email, onChanged }: Props) {
  const scripted = useHydrated();
  const [refused, setRefused] = useState<Refused>({});
  const [isSending, setSending] = useState(false);
  const [isPasswordAsked, setPasswordAsked] = useState(false);

  const submit = async (event: SyntheticEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    const { email: given = '', password = '' } = Object.fromEntries(new FormData(form)) as Record<string, string>;
    if (emailAddress(given) === undefined) {
      setRefused({ email: texts.emailFault });
      form.querySelector<HTMLElement>('#new_email')?.focus();
      return;
    }
    setSending(true);
    setRefused({});
    let answer = await correctAddress(given.trim(), password);
    if (answer.state === 'failed' && answer.code === 'passkey_needed') {
      const errorState = await confirmedByPasskey(texts.errors);
      if (errorState !== undefined) {
        setRefused({ errorState });
        setSending(false);
        return;
      }
      answer = await correctAddress(given.trim(), '');
    }
    if (answer.state === 'done') await onChanged(given.trim());
    else {
      setPasswordAsked((before) => before || (answer.state === 'failed' && answer.code === 'password_needed'));
      setRefused(refusedOf(answer, texts));
    }
    setSending(false);
  };

  return (
    <form
      method="post"
      action="/api/activation/address"
      noValidate={scripted}
      onSubmit={(event) => void submit(event)}
      className="grid gap-4 pt-2"
    >
      <FormField id="new_email" label={texts.newEmail}>
        <input
          id="new_email"
          name="email"
          type="email"
          required
          // The member is known only after the page.
          key={email}
          defaultValue={email}
          autoComplete="email"
          className={INPUT}
          {...describedBy({ id: 'new_email', fault: refused.email })}
        />
        <Fault id="new_email" text={refused.email} />
      </FormField>
      {isPasswordAsked && (
        <FormField id="own_password" label={texts.password}>
          <PasswordInput
            id="own_password"
            name="password"
            fault={refused.password}
            showLabel={texts.passwordShow}
            autoComplete="current-password"
          />
          <Fault id="own_password" text={refused.password} />
        </FormField>
      )}
      <p role="alert" className="border-l-4 border-danger py-1 pl-4 text-text-strong empty:hidden">
        {refused.errorState}
      </p>
      <div>
        <button type="submit" className={QUIET_BUTTON} aria-disabled={isSending}>
          {texts.changeSubmit}
        </button>
      </div>
    </form>
  );
}

const Fault = ({ id, text }: { readonly id: string; readonly text: string | undefined }) => (
  <p role="alert" id={`${id}-fault`} className="mt-2 text-caption font-semibold text-danger empty:hidden">
    {text}
  </p>
);

function refusedOf(answer: Exclude<Answer<unknown>, { state: 'done' }>, texts: ActivationTexts): Refused {
  if (answer.state === 'invalid')
    return { email: answer.faults.some(({ code }) => code === 'same') ? texts.emailSame : texts.emailFault };
  if (answer.state === 'failed') {
    if (answer.code === 'email_in_use') return { email: texts.emailUsed };
    if (answer.code === 'password_needed') return { password: texts.errors.passwordMissing };
    if (answer.code === 'password_wrong') return { password: texts.errors.passwordWrong };
    if (answer.code === 'already_active') return { errorState: texts.mail.active };
  }
  const limited =
    answer.state === 'limited' && answer.code === 'sign_in_blocked' ? texts.errors.wrongTooOften : undefined;
  return { errorState: errorTextOf(answer, texts.errors, limited) };
}
