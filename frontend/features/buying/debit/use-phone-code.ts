import { useState } from 'react';
import { type Answer } from '../../../lib/api/problem';
import { type SentCode, sendCode } from '../api/debits';
import { type DebitFault, phoneFault } from './debit-rules';

/** All times are by the page’s own clock, which nobody sets: `performance.now()`. */
interface CodeState {
  /** The number that has got a code. */
  readonly sentTo?: string | undefined;
  /** When its code lapses. */
  readonly endsAt?: number | undefined;
  /** Before that no other code is asked for. */
  readonly againAt?: number | undefined;
  readonly fault?: DebitFault | undefined;
}

/** A message may take so long. */
const PAUSE_MS = 30_000;

/** Asks for codes, for one number at a time. */
export function usePhoneCode() {
  const [state, setState] = useState<CodeState>({});
  const [isSending, setSending] = useState(false);
  /** Answers whether a code was sent. */
  const send = async (typed: string): Promise<boolean> => {
    const phone = typed.trim();
    const wrong = phoneFault(phone);
    setState((before) => ({ ...before, fault: wrong }));
    if (wrong || isSending || performance.now() < (state.againAt ?? 0)) return false;
    setSending(true);
    const askedAt = performance.now();
    const answer = await sendCode(phone);
    setSending(false);
    if (answer.state === 'done') {
      const { expires_at, now } = answer.value;
      setState({
        sentTo: phone,
        endsAt: askedAt + Date.parse(expires_at) - Date.parse(now),
        againAt: performance.now() + PAUSE_MS,
      });
      return true;
    }
    const againAt =
      answer.state === 'limited' ? { againAt: performance.now() + answer.retryAfterSeconds * 1000 } : undefined;
    setState((before) => ({ ...before, ...againAt, fault: codeFault(answer) }));
    return false;
  };
  /** Another number has limits of its own. */
  const forgive = (): void => setState((before) => ({ ...before, fault: undefined, againAt: undefined }));
  return { ...state, isSending, send, forgive };
}
export type PhoneCode = ReturnType<typeof usePhoneCode>;

function codeFault(answer: Exclude<Answer<SentCode>, { state: 'done' }>): DebitFault {
  if (answer.state === 'limited') return 'phone_limited';
  if (answer.state === 'invalid') return 'phone_invalid';
  return answer.state === 'failed' ? (PHONE_FAULTS[answer.code ?? ''] ?? 'phone_failed') : 'phone_failed';
}

/** By the code of the problem. */
export const PHONE_FAULTS: Readonly<Record<string, DebitFault>> = {
  phone_invalid: 'phone_invalid',
  phone_not_mobile: 'phone_not_mobile',
  phone_country_not_served: 'phone_country',
  text_messages_unavailable: 'phone_unavailable',
};
