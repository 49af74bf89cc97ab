import { ACTION_BAR } from '../../components/ui/action-bar';
import { BUTTON, QUIET_BUTTON } from '../../components/ui/button-link';
import { STEPS } from './sign-up-rules';
import { type SignUpTexts } from './sign-up-texts';

interface Props {
  readonly texts: SignUpTexts;
  /** Undefined before the scripts are there. */
  readonly step: number | undefined;
  readonly isSending: boolean;
  /** In a dialog: the way on stays in sight where there is room. */
  readonly isOverPage: boolean;
  readonly onBack: () => void;
}

// A sticky element stays within the padding of its scroll container, hence the offsets.
const IN_SIGHT =
  'flex items-center gap-2 -mx-6 -mb-6 border-t border-hairline bg-surface-1 px-6 pt-4 pb-6 md:-mx-8 md:-mb-8 md:px-8 md:pb-8 [@media(min-height:36rem)]:sticky ' +
  '-bottom-6 md:-bottom-8';
const LAST = STEPS.length - 1;

/** Back and on. Until the scripts are there the way on is a link to the next question. */
export function SignUpActions({ texts, step, isSending, isOverPage, onBack }: Props) {
  const isWaiting = step === undefined;
  return (
    <div data-actions className={`mt-auto flex-wrap-reverse! ${isOverPage ? IN_SIGHT : ACTION_BAR}`}>
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
          texts.sending
        ) : (
          texts.submit
        )}
      </button>
    </div>
  );
}
