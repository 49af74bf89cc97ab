import { BUTTON } from '../../components/ui/button-link';
import { Unbroken } from '../../components/ui/unbroken';
import { type AskResetTexts, EMAIL } from './ask-reset-texts';
import { Outcome } from './outcome';
import { type useAskReset } from './use-ask-reset';

interface Props extends Pick<ReturnType<typeof useAskReset>, 'state' | 'ask' | 'startOver'> {
  readonly texts: AskResetTexts;
  readonly sentTo: string;
}

/** Tells where the link was sent, and what to do if it does not arrive. */
export function ResetSent({ texts, sentTo, state, ask, startOver }: Props) {
  const { isSending, sent, errorState } = state;
  const told = errorState === '' && sent > 1 ? texts.resent : errorState;
  return (
    <Outcome>
      <h1 className="mb-5 text-heading">
        <Unbroken text={texts.sentTitle} />
      </h1>
      <p className="mb-6 text-lead">{texts.sentText}</p>
      <p className="mb-6 font-semibold wrap-anywhere text-text-strong">{texts.sentTo.replace(EMAIL, sentTo)}</p>
      <p className="mb-6">{texts.spam}</p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <button type="button" className={BUTTON} aria-disabled={isSending} onClick={() => void ask(sentTo)}>
          {isSending ? texts.sending : texts.resend}
        </button>
        <button
          type="button"
          className="min-h-11 font-medium text-primary-text underline decoration-1 underline-offset-4 hover:decoration-2"
          onClick={startOver}
        >
          {texts.otherAddress}
        </button>
      </div>
      <p role="status" className="mt-4 min-h-[3.2em]">
        {isSending ? '' : told}
      </p>
    </Outcome>
  );
}
