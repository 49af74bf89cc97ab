'use client';

import { useState } from 'react';
import { errorTextOf } from '../../components/settings/error-texts';
import { type Outcome, SettingsForm } from '../../components/settings/settings-form';
import { BUTTON } from '../../components/ui/button-link';
import { call } from '../../lib/api/call';
import { type NoticeField, noticeIn } from './notice-rules';
import { NoticeFields } from './notice-fields';
import { type ReportingTexts } from './reporting-texts';

/** Sends a notice; afterwards its reference stands in place of the form. Without scripts the browser posts it to the api itself. */
export function ReportContentForm({ texts }: { readonly texts: ReportingTexts }) {
  const [reference, setReference] = useState<string>();
  const faultOf = (field: NoticeField): string => (field === 'reason' ? texts.faultReason : texts.faults[field]);
  const send = async (form: FormData): Promise<Outcome> => {
    const read = noticeIn(form);
    if ('bad' in read) return { faults: Object.fromEntries(read.bad.map((field) => [field, faultOf(field)])) };
    const answer = await call('POST', '/api/notices', { body: read.notice });
    if (answer.state === 'invalid') return { faults: { email: texts.faults.email } };
    if (answer.state !== 'done') return { errorState: errorTextOf(answer, texts) };
    setReference(answer.value.reference);
    return {};
  };
  if (reference !== undefined)
    return (
      <div role="status" className="grid gap-3">
        <h2 className="text-title text-text-strong">{texts.thanksTitle}</h2>
        <p>{texts.sentText}</p>
        <p className="font-semibold text-text-strong">{reference}</p>
      </div>
    );
  return (
    <SettingsForm
      action="/api/notices"
      send={send}
      fields={(faults) => <NoticeFields texts={texts} faults={faults} />}
      actions={(isSending) => (
        <div>
          <button type="submit" className={BUTTON} aria-disabled={isSending}>
            {texts.send}
          </button>
        </div>
      )}
    />
  );
}
