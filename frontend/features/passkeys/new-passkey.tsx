'use client';

import { useState } from 'react';
import { type Outcome, SettingsForm } from '../../components/settings/settings-form';
import { errorTextOf } from '../../components/settings/error-texts';
import { confirmedByPasskey } from '../../components/settings/own-proof';
import { BUTTON } from '../../components/ui/button-link';
import { FormField } from '../../components/ui/form-field';
import { PasswordInput } from '../../components/ui/password-input';
import { reloadAfter } from '../../lib/chunk-reload';
import { useMember } from '../../lib/member';
import { type Added } from './api/add-passkey';
import { useCanPasskeys } from './can-passkeys';
import { type PasskeysTexts } from './passkey-texts';

interface Props {
  readonly texts: PasskeysTexts;
  readonly onTold: (told: { readonly done?: string; readonly errorState?: string }) => void;
}

const FIELD = 'passkey-password';

async function add(password?: string): Promise<Added> {
  try {
    const { addPasskey } = await import('./api/add-passkey');
    return await addPasskey(password);
  } catch (error) {
    reloadAfter(error);
    return { state: 'unreachable' };
  }
}

/** A button, and the password or another passkey only where the api asks for it. */
export function NewPasskey({ texts, onTold }: Props) {
  const isAble = useCanPasskeys();
  const member = useMember();
  const [isBusy, setBusy] = useState(false);
  const [needsPassword, setNeedsPassword] = useState(false);

  const begin = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    onTold({});
    let answer = await add();
    if (answer.state === 'failed' && answer.code === 'passkey_needed') {
      const errorState = await confirmedByPasskey(texts);
      if (errorState !== undefined) {
        setBusy(false);
        onTold({ errorState });
        return;
      }
      answer = await add();
    }
    setBusy(false);
    if (answer.state === 'failed' && answer.code === 'password_needed') setNeedsPassword(true);
    else onTold(toldOf(answer, texts));
  };

  const send = async (data: FormData): Promise<Outcome> => {
    const password = data.get(FIELD) as string;
    if (password === '') return { faults: { [FIELD]: texts.passwordMissing } };
    onTold({});
    const answer = await add(password);
    if (answer.state === 'failed' && answer.code === 'password_wrong')
      return { faults: { [FIELD]: texts.passwordWrong } };
    if (answer.state === 'limited') return { errorState: errorTextOf(answer, texts, texts.wrongTooOften) };
    if (answer.state === 'done') setNeedsPassword(false);
    const { errorState } = toldOf(answer, texts);
    if (errorState !== undefined) return { errorState };
    onTold({ done: texts.done });
    return {};
  };

  if (!isAble) return <p>{texts.unable}</p>;
  if (!needsPassword)
    return (
      <button
        type="button"
        className={`${BUTTON} justify-self-start`}
        aria-disabled={isBusy}
        onClick={() => void begin()}
      >
        {isBusy ? texts.adding : texts.add}
      </button>
    );
  return (
    <SettingsForm
      send={send}
      fields={(faults) => (
        <>
          <p className="max-w-[60ch]">{texts.passwordText}</p>
          {/* So that a password manager knows whose password it is. */}
          <input type="text" autoComplete="username" value={member?.email ?? ''} readOnly hidden />
          <FormField id={FIELD} label={texts.password} fault={faults[FIELD]}>
            <PasswordInput
              id={FIELD}
              fault={faults[FIELD]}
              showLabel={texts.passwordShow}
              autoComplete="current-password"
            />
          </FormField>
        </>
      )}
      actions={(isSending) => (
        <button type="submit" className={`${BUTTON} justify-self-start`} aria-disabled={isSending}>
          {isSending ? texts.adding : texts.add}
        </button>
      )}
    />
  );
}

function toldOf(answer: Added, texts: PasskeysTexts): { readonly done?: string; readonly errorState?: string } {
  switch (answer.state) {
    case 'done':
      return { done: texts.done };
    case 'dropped':
      return { errorState: texts.dropped };
    case 'known':
      return { errorState: texts.known };
    case 'failed':
      if (answer.code === 'too_many_passkeys') return { errorState: texts.full };
      if (answer.code === 'passkeys_elsewhere') return { errorState: texts.elsewhere };
      if (answer.code === 'passkey_refused') return { errorState: texts.dropped };
      return { errorState: errorTextOf(answer, texts) };
    case 'invalid':
    case 'limited':
    case 'unreachable':
      return { errorState: errorTextOf(answer, texts) };
  }
}
