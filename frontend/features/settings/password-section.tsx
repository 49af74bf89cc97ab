'use client';

import { useQueryClient } from '@tanstack/react-query';
import { type Outcome, SettingsForm } from '../../components/settings/settings-form';
import { SettingsSection } from '../../components/settings/settings-section';
import { errorTextOf } from '../../components/settings/error-texts';
import { proveOwner } from '../../components/settings/own-proof';
import { BUTTON } from '../../components/ui/button-link';
import { FormField } from '../../components/ui/form-field';
import { PasswordInput } from '../../components/ui/password-input';
import { call } from '../../lib/api/call';
import { type FieldError } from '../../lib/api/problem';
import { refreshMember, useMember } from '../../lib/member';
import { passwordLengthFault } from '../../../contract/account/password-length';
import { type PasswordTexts } from './settings-texts';

const FIELDS = [
  { id: 'old_password', text: 'old', autoComplete: 'current-password' },
  { id: 'new_password', text: 'new', autoComplete: 'new-password' },
  { id: 'new_password_again', text: 'again', autoComplete: 'new-password' },
] as const;

export function PasswordSection({ texts }: { readonly texts: PasswordTexts }) {
  const member = useMember();
  const client = useQueryClient();
  const isFirst = member?.has_password === false;
  const fields = FIELDS.filter(({ text }) => !isFirst || text !== 'old');

  const send = async (data: FormData): Promise<Outcome> => {
    const body = Object.fromEntries(data) as Record<(typeof FIELDS)[number]['id'], string>;
    const missing = fields.filter(({ id }) => body[id] === '').map(({ id }) => [id, texts.passwordMissing]);
    if (missing.length > 0) return { faults: Object.fromEntries(missing) as Record<string, string> };
    if (isFirst) {
      // Before the device is asked: each confirmation is good for one try.
      const fault = newPasswordFault(body);
      if (fault) return { faults: { [fault.path]: faultText(fault, texts) } };
      const refused = await proveOwner(undefined, 'old_password', texts);
      if (refused) return refused;
    }
    const answer = await call('POST', '/api/password-changes', { body });
    switch (answer.state) {
      case 'done':
        void client.invalidateQueries({ queryKey: ['/api/sessions'] });
        if (isFirst) void refreshMember();
        return { done: isFirst ? texts.firstSet : texts.changed };
      case 'invalid':
        return { faults: Object.fromEntries(answer.faults.map((fault) => [fault.path, faultText(fault, texts)])) };
      case 'failed':
        if (answer.code === 'password_wrong') return { faults: { old_password: texts.passwordWrong } };
        return { errorState: errorTextOf(answer, texts) };
      case 'limited':
      case 'unreachable':
        return { errorState: errorTextOf(answer, texts, texts.wrongTooOften) };
    }
  };

  return (
    <SettingsSection id="password" title={texts.title}>
      <p className="max-w-[60ch]">{isFirst ? texts.firstText : texts.text}</p>
      <SettingsForm
        action="/api/password-changes"
        send={send}
        fields={(faults) => (
          <>
            {/* So that a password manager knows whose password it is to keep. */}
            <input type="text" autoComplete="username" value={member?.email ?? ''} readOnly hidden />
            {fields.map(({ id, text, autoComplete }) => {
              const hint = text === 'new' ? texts.hint : undefined;
              return (
                <FormField key={id} id={id} label={texts[text]} hint={hint} fault={faults[id]}>
                  <PasswordInput
                    id={id}
                    hint={hint}
                    fault={faults[id]}
                    showLabel={texts.passwordShow}
                    autoComplete={autoComplete}
                  />
                </FormField>
              );
            })}
          </>
        )}
        actions={(isSending) => (
          <button type="submit" className={`${BUTTON} justify-self-start`} aria-disabled={isSending}>
            {isFirst ? texts.firstSubmit : texts.submit}
          </button>
        )}
      />
    </SettingsSection>
  );
}

type Fault = Pick<FieldError, 'path' | 'code'>;

function newPasswordFault(body: Record<(typeof FIELDS)[number]['id'], string>): Fault | undefined {
  const code = passwordLengthFault(body.new_password);
  if (code !== undefined) return { path: 'new_password', code };
  return body.new_password === body.new_password_again ? undefined : { path: 'new_password_again', code: 'mismatch' };
}

function faultText({ path, code }: Fault, { faults, mismatch, passwordMissing, passwordWrong }: PasswordTexts): string {
  if (code === 'mismatch') return mismatch;
  if (path === 'old_password') return passwordWrong;
  if (code === 'required') return passwordMissing;
  if (code === 'too_personal') return faults.common;
  return code in faults ? faults[code as keyof typeof faults] : faults.too_short;
}
