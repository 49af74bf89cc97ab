'use client';

import { Awaited } from '../../components/settings/awaited';
import { type Outcome, SettingsForm } from '../../components/settings/settings-form';
import { SettingsSection } from '../../components/settings/settings-section';
import { errorTextOf } from '../../components/settings/error-texts';
import { OwnProof, proveOwner } from '../../components/settings/own-proof';
import { BUTTON } from '../../components/ui/button-link';
import { describedBy, FormField, INPUT } from '../../components/ui/form-field';
import { TextLink } from '../../components/ui/text-link';
import { call } from '../../lib/api/call';
import { emailAddress } from '../../../contract/account/email-address';
import { useMember } from '../../lib/member';
import { type EmailTexts, PLACEHOLDER } from './settings-texts';

export function EmailSection({ texts }: { readonly texts: EmailTexts }) {
  const member = useMember();

  const send = async (data: FormData): Promise<Outcome> => {
    const { email = '', password } = Object.fromEntries(data) as Partial<Record<string, string>>;
    const faults = {
      ...(emailAddress(email) === undefined && { email: texts.faultEmail }),
      ...(password === '' && { password: texts.passwordMissing }),
    };
    if (Object.keys(faults).length > 0) return { faults };
    const refused = await proveOwner(password, 'password', texts);
    if (refused) return refused;
    const answer = await call('POST', '/api/mail-changes', { body: { email, password } });
    switch (answer.state) {
      case 'done':
        return { done: texts.sent.replace(PLACEHOLDER.email, email.trim()) };
      case 'invalid':
        return {
          faults: { email: answer.faults.some(({ code }) => code === 'same') ? texts.faultSame : texts.faultEmail },
        };
      case 'failed':
        if (answer.code === 'password_wrong') return { faults: { password: texts.passwordWrong } };
        if (answer.code === 'email_in_use') return { faults: { email: texts.faultUsed } };
        return { errorState: errorTextOf(answer, texts) };
      case 'limited':
      case 'unreachable':
        return { errorState: errorTextOf(answer, texts) };
    }
  };

  return (
    <SettingsSection id="email" title={texts.title} value={member?.email ?? <Awaited label={texts.loading} />}>
      {member?.status === 'not_confirmed' && (
        <p className="border-l-4 border-warning py-1 pl-4 text-text-strong">
          {texts.unconfirmed} <TextLink href="/complete-signup">{texts.resend}</TextLink>
        </p>
      )}
      <p className="max-w-[60ch]">{texts.text}</p>
      <SettingsForm
        action="/api/mail-changes"
        send={send}
        fields={(faults) => (
          <>
            <FormField id="new_email" label={texts.email} fault={faults['email']}>
              <input
                id="new_email"
                name="email"
                type="email"
                required
                autoComplete="email"
                className={INPUT}
                {...describedBy({ id: 'new_email', fault: faults['email'] })}
              />
            </FormField>
            <OwnProof id="email_password" name="password" fault={faults['password']} texts={texts} />
          </>
        )}
        actions={(isSending) => (
          <button type="submit" className={`${BUTTON} justify-self-start`} aria-disabled={isSending}>
            {texts.submit}
          </button>
        )}
      />
    </SettingsSection>
  );
}
