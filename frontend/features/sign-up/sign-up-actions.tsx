import { ActionBar } from '../../components/ui/action-bar';
import { BUTTON, QUIET_BUTTON } from '../../components/ui/button-link';
import { STEPS } from './sign-up-rules';
import { type SignUpTexts } from './sign-up-texts';

interface Props {
  readonly texts: SignUpTexts;
  /** Undefined before the scripts are there. */
  readonly step: number | undefined;
  readonly isSending: boolean;
  /** The device is asked for a passkey meanwhile. */
  readonly isPasskey: boolean;
  /** In a dialog. */
  readonly isOverPage: boolean;
  readonly onBack: () => void;
}

const LAST = STEPS.length - 1;

/** Back and on. Until the scripts are there the way on is a link to the next question. */
export function SignUpActions({ texts, step, isSending, isPasskey, isOverPage, onBack }: Props) {
  const isWaiting = step === undefined;
  return (
    <ActionBar place={isOverPage ? 'sheet' : 'page'} className="mt-auto flex-wrap-reverse!">
      <button
        type="button"
        onClick={onBack}
        className={`step-back ${QUIET_BUTTON} noscript:hidden ${step === 0 ? '!hidden' : ''}`}
      >
        {texts.back}
      </button>
      {isWaiting &&
        STEPS.slice(0, LAST).map(([first], at) => (
          <a
            key={first}
            href={`#step-${at + 2}`}
            className={`step-on step-on-${at + 1} noscript:hidden ${BUTTON} grow`}
          >
            {texts.next}
          </a>
        ))}
      <button type="submit" className={`step-submit ${BUTTON} grow`} aria-disabled={isSending}>
        {isWaiting ? (
          <>
            <span className="step-next noscript:hidden">{texts.next}</span>
            <span className="step-last">{texts.submit}</span>
          </>
        ) : step < LAST ? (
          texts.next
        ) : isSending ? (
          isPasskey ? (
            texts.passkeyWaits
          ) : (
            texts.sending
          )
        ) : (
          texts.submit
        )}
      </button>
    </ActionBar>
  );
}
