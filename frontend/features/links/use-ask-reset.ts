import { useState } from 'react';
import { keepEmail } from '../../lib/kept-email';
import { askPasswordReset } from './api/ask-password-reset';
import { type AskResetTexts } from './ask-reset-texts';
import { errorTextOf } from './error-texts';

const HOUR_SECONDS = 3600;

interface AskReset {
  readonly sentTo: string | undefined;
  /** How often the link was sent. */
  readonly sent: number;
  readonly isSending: boolean;
  /** At the field. */
  readonly fault: string | undefined;
  readonly errorState: string;
}

const ASKING: AskReset = { sentTo: undefined, sent: 0, isSending: false, fault: undefined, errorState: '' };

/** Asks for the link, and for the same once more. */
export function useAskReset(texts: AskResetTexts) {
  const [state, setState] = useState(ASKING);

  const ask = async (given: string): Promise<void> => {
    const email = given.trim();
    if (state.isSending) return;
    const change = (changed: Partial<AskReset>): void => {
      setState((before) => ({ ...before, fault: undefined, errorState: '', ...changed }));
    };
    if (email === '') {
      change({ fault: texts.missing });
      return;
    }
    change({ isSending: true });
    const answer = await askPasswordReset(email);
    keepEmail(email);
    if (answer.state === 'done') change({ isSending: false, sentTo: email, sent: state.sent + 1 });
    else if (answer.state === 'invalid') change({ isSending: false, fault: texts.format });
    else if (answer.state === 'failed' && answer.code === 'email_not_found')
      change({ isSending: false, fault: texts.notFound });
    // Only the links of an account are counted by the day.
    else if (answer.state === 'limited' && answer.retryAfterSeconds > HOUR_SECONDS)
      change({ isSending: false, errorState: texts.tooMany });
    else change({ isSending: false, errorState: errorTextOf(answer, texts) });
  };
  const startOver = (): void => {
    setState(ASKING);
  };
  return { state, ask, startOver };
}
