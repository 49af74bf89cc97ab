import { type ResendTexts } from '../../components/activation/resend-texts';
import { useResend } from '../../components/activation/use-resend';
import { ALERT_ACTION } from './alert-box';

/** The mail once more, from within a notice. */
export function ResendButton({ texts }: { readonly texts: ResendTexts }) {
  const { told, isSending, resend } = useResend(texts);
  return (
    <>
      {told === '' && (
        <button
          type="button"
          className={`${ALERT_ACTION} transition-opacity aria-disabled:opacity-60 aria-disabled:delay-300`}
          aria-disabled={isSending}
          onClick={(event) => void resend(event)}
        >
          {texts.resend}
        </button>
      )}
      <p role="status" className="text-caption">
        {told}
      </p>
    </>
  );
}
