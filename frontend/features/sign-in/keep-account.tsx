import { useState } from 'react';
import { QUIET_BUTTON } from '../../components/ui/button-link';
import { resendReactivation } from './api/resend-reactivation';
import { type SignInTexts } from './sign-in-texts';

interface Props {
  readonly texts: SignInTexts;
  /** The credentials that were entered: the link is sent only to somebody who knows the password. */
  readonly entered: () => readonly [email: string, password: string];
}

/** For an account that is about to be deleted: the link that brings it back, once more. */
export function KeepAccount({ texts, entered }: Props) {
  const [told, setTold] = useState('');
  const [isSending, setSending] = useState(false);
  const ask = async (): Promise<void> => {
    if (isSending) return;
    setSending(true);
    setTold('');
    const answer = await resendReactivation(...entered());
    setSending(false);
    setTold(answer.state === 'done' ? texts.resent : texts.failed);
  };
  return (
    <div className="mt-3 grid justify-items-start gap-2">
      <button type="button" className={QUIET_BUTTON} aria-disabled={isSending} onClick={() => void ask()}>
        {texts.resend}
      </button>
      <p role="status" className="empty:hidden">
        {told}
      </p>
    </div>
  );
}
