import { type SyntheticEvent, useState } from 'react';
import { call } from '../../lib/api/call';
import { type Answer } from '../../lib/api/problem';
import { type ResendTexts, WHEN } from './resend-texts';

/** Asks for the activation mail once more, and says how that went. */
export function useResend(texts: ResendTexts) {
  const [told, setTold] = useState('');
  const [isSending, setSending] = useState(false);
  const resend = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    setTold('');
    setTold(tell(await call('POST', '/api/activation/resend'), texts));
    setSending(false);
  };
  return { told, isSending, resend };
}

function tell(answer: Answer<unknown>, texts: ResendTexts): string {
  if (answer.state === 'done') return texts.resent;
  if (answer.state === 'limited') return texts.wait.replace(WHEN, inWords(answer.retryAfterSeconds, texts.locale));
  if (answer.state !== 'failed') return texts.failed;
  if (answer.code === 'already_active') return texts.active;
  return answer.code === 'authentication_required' ? texts.visitor : texts.failed;
}

function inWords(seconds: number, locale: string): string {
  const format = new Intl.RelativeTimeFormat(locale);
  return seconds < 90 ? format.format(seconds, 'second') : format.format(Math.ceil(seconds / 60), 'minute');
}
