'use client';

import { reloadAfter } from '../../lib/chunk-reload';
import { useMember } from '../../lib/member';
import { FormField } from '../ui/form-field';
import { PasswordInput } from '../ui/password-input';
import { type ErrorTexts, errorTextOf } from './error-texts';
import { type Outcome } from './settings-form';

interface Props {
  readonly id: string;
  /** The name of the input if it differs from the id. */
  readonly name?: string;
  readonly fault: string | undefined;
  readonly texts: ErrorTexts & { readonly password: string; readonly passwordShow: string };
}

/** The password once more, before something that a borrowed session must not do; or what takes its place without one. */
export function OwnProof({ id, name, fault, texts }: Props) {
  const member = useMember();
  if (member?.has_password === false) return <p className="max-w-[60ch]">{texts.passkeyConfirms}</p>;
  return (
    <FormField id={id} label={texts.password} fault={fault}>
      <PasswordInput
        id={id}
        {...(name !== undefined && { name })}
        fault={fault}
        showLabel={texts.passwordShow}
        autoComplete="current-password"
      />
    </FormField>
  );
}

/** Undefined once a passkey has confirmed it; else why it has not, in words. */
export async function confirmedByPasskey(texts: ErrorTexts): Promise<string | undefined> {
  try {
    const { confirmWithPasskey } = await import('../../lib/passkeys/confirm-with-passkey');
    const answer = await confirmWithPasskey();
    if (answer.state === 'done') return undefined;
    return answer.state === 'dropped' ? texts.passkeyDropped : errorTextOf(answer, texts);
  } catch (error) {
    reloadAfter(error);
    return texts.unreachable;
  }
}

/** Before a form with `OwnProof` goes: without a field for the password, a passkey is asked for. Undefined where all is well. */
export async function proveOwner(
  password: string | undefined,
  field: string,
  texts: ErrorTexts,
): Promise<Outcome | undefined> {
  if (password !== undefined) return password === '' ? { faults: { [field]: texts.passwordMissing } } : undefined;
  const errorState = await confirmedByPasskey(texts);
  return errorState === undefined ? undefined : { errorState };
}
