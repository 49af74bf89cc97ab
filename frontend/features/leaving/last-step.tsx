'use client';

import { useEffect, useRef, useState } from 'react';
import { type Outcome, SettingsForm } from '../../components/settings/settings-form';
import { errorTextOf } from '../../components/settings/error-texts';
import { OwnProof, proveOwner } from '../../components/settings/own-proof';
import { DANGER_BUTTON, QUIET_BUTTON } from '../../components/ui/button-link';
import { FormField, INPUT } from '../../components/ui/form-field';
import { call } from '../../lib/api/call';
import { keepDeletionDay } from '../../lib/deletion-day';
import { endSession } from '../../lib/member';
import { type LeavingTexts } from './leaving-texts';

const NOTE_LENGTH = 1000;

/** The password or a passkey, and a reason for who likes to give one. */
export function LastStep({ texts, onStay }: { readonly texts: LeavingTexts; readonly onStay: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [reason, setReason] = useState<LeavingTexts['reasons'][number]['value']>();
  useEffect(() => {
    heading.current?.focus();
  }, []);

  const send = async (data: FormData): Promise<Outcome> => {
    const { password, note = '' } = Object.fromEntries(data) as Partial<Record<string, string>>;
    const refused = await proveOwner(password, 'password', texts);
    if (refused) return refused;
    const body = {
      password,
      reason,
      note: note.trim() === '' ? undefined : note.trim(),
    };
    const answer = await endSession(() => call('POST', '/api/account-deletion', { body }));
    if (answer.state === 'done') {
      keepDeletionDay(answer.value.deletes_at);
      window.location.assign('/account-deleted');
      return {};
    }
    if (answer.state === 'failed' && answer.code === 'password_wrong')
      return { faults: { password: texts.passwordWrong } };
    return { errorState: errorTextOf(answer, texts, texts.wrongTooOften) };
  };

  return (
    <>
      <h4 ref={heading} tabIndex={-1} className="font-semibold text-text-strong outline-none">
        {texts.last}
      </h4>
      <SettingsForm
        send={send}
        fields={(faults) => (
          <>
            <FormField id="leave_reason" label={texts.reason} note={texts.optional}>
              <select
                id="leave_reason"
                value={reason ?? ''}
                onChange={({ target }) => setReason(texts.reasons.find(({ value }) => value === target.value)?.value)}
                className={INPUT}
              >
                <option value="" />
                {texts.reasons.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            </FormField>
            {reason !== undefined && (
              <FormField id="leave_note" label={texts.note} note={texts.optional}>
                <textarea id="leave_note" name="note" rows={3} maxLength={NOTE_LENGTH} className={INPUT} />
              </FormField>
            )}
            <OwnProof id="leave_password" name="password" fault={faults['password']} texts={texts} />
          </>
        )}
        actions={(isSending) => (
          <div className="grid gap-3 sm:grid-cols-2">
            <button type="button" className={QUIET_BUTTON} onClick={onStay}>
              {texts.stay}
            </button>
            <button type="submit" className={DANGER_BUTTON} aria-disabled={isSending}>
              {texts.submit}
            </button>
          </div>
        )}
      />
    </>
  );
}
