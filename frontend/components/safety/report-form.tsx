import { type ReactNode } from 'react';
import { type Outcome, SettingsForm } from '../settings/settings-form';
import { errorTextOf } from '../settings/error-texts';
import { BUTTON } from '../ui/button-link';
import { describedBy, FormField, INPUT } from '../ui/form-field';
import { reportMember } from '../../lib/safety';
import { isReason, type SafetyTexts } from './safety-texts';

interface Props {
  readonly texts: SafetyTexts;
  readonly profile: number;
  /** The number of the one message that is meant. */
  readonly message: number | undefined;
  readonly onSent: (reference: string) => void;
  readonly cancel: ReactNode;
}

const LONGEST = 1000;
const lengthOf = (text: string): number => [...new Intl.Segmenter().segment(text.trim())].length;

async function send(form: FormData, { texts, profile, message, onSent }: Props): Promise<Outcome> {
  const [reason, given] = [form.get('reason'), form.get('text')];
  const text = typeof given === 'string' ? given : '';
  if (!isReason(reason)) return { faults: { reason: texts.faultReason } };
  if (lengthOf(text) > LONGEST) return { faults: { text: texts.faultText } };
  const answer = await reportMember({ profile, reason, text, ...(message !== undefined && { message_seq: message }) });
  if (answer.state === 'done') {
    onSent(answer.value.reference);
    return {};
  }
  return answer.state === 'invalid'
    ? { faults: { text: texts.faultText } }
    : { errorState: errorTextOf(answer, texts) };
}

export function ReportForm(props: Props) {
  const { texts, cancel } = props;
  return (
    <SettingsForm
      send={(form) => send(form, props)}
      fields={(faults) => {
        const reason = { id: 'reason', label: texts.reason, fault: faults['reason'] };
        const text = { id: 'text', label: texts.text, fault: faults['text'] };
        return (
          <>
            <FormField {...reason}>
              <select id="reason" name="reason" required defaultValue="" className={INPUT} {...describedBy(reason)}>
                <option value="" disabled hidden />
                {texts.reasons.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            </FormField>
            <FormField {...text}>
              <textarea id="text" name="text" rows={4} className={INPUT} {...describedBy(text)} />
            </FormField>
          </>
        );
      }}
      actions={(isSending) => (
        <div className="grid gap-3">
          <button type="submit" className={BUTTON} aria-disabled={isSending}>
            {texts.send}
          </button>
          {cancel}
        </div>
      )}
    />
  );
}
