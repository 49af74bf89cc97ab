import { type SyntheticEvent } from 'react';
import { useResend } from '../../../components/activation/use-resend';
import { BUTTON } from '../../../components/ui/button-link';
import { minutesText, useSecondsLeft } from '../../../lib/countdown';
import { type ActivationTexts, TIME } from './activation-texts';

interface Props {
  readonly texts: ActivationTexts;
  /** When the api takes it, by the page's own clock. */
  readonly againAt: number | undefined;
  /** Whether nothing else leads on. */
  readonly isNeeded: boolean;
  readonly onSent: () => Promise<void>;
}

const QUIET =
  'min-h-11 font-medium text-primary-text underline decoration-1 underline-offset-4 hover:decoration-2 aria-disabled:text-text-muted ' +
  'aria-disabled:no-underline';
/** A longer pause is the day's limit, which the answer tells. */
const MOST_COUNTED = 60;

/** The mail once more: quiet as long as the one that was sent may still come. Without scripts the browser posts it. */
export function ResendMail({ texts, againAt, isNeeded, onSent }: Props) {
  const { told, isSending, resend } = useResend(texts.mail);
  const left = useSecondsLeft(againAt) ?? 0;
  const isCounting = left > 0 && left <= MOST_COUNTED;
  const send = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (isCounting || isSending) return;
    await resend(event);
    await onSent();
  };
  return (
    <form method="post" action="/api/activation/resend" onSubmit={(event) => void send(event)}>
      <p className="text-caption text-text-muted">{texts.spam}</p>
      <button
        type="submit"
        className={isNeeded ? `${BUTTON} mt-3` : QUIET}
        aria-disabled={isSending || isCounting}
        aria-describedby={isCounting ? 'resend-in' : undefined}
      >
        {texts.mail.resend}
      </button>
      {isCounting && (
        <p id="resend-in" className="text-caption text-text-muted tabular-nums">
          {texts.resendIn.replace(TIME, minutesText(left))}
        </p>
      )}
      <p role="status" className="text-text-strong empty:hidden">
        {told}
      </p>
    </form>
  );
}
