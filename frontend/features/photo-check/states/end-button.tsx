import { useState } from 'react';
import { errorTextOf } from '../../../components/settings/error-texts';
import { DANGER_BUTTON, QUIET_BUTTON } from '../../../components/ui/button-link';
import { QuestionSheet } from '../../../components/ui/question-sheet';
import { type CheckTexts } from '../check-texts';
import { type Check } from '../use-check';

interface Props {
  readonly texts: CheckTexts;
  readonly check: Check;
  readonly label: string;
  /** The question before it happens. */
  readonly ask: string;
  /** Its consequences. */
  readonly text: string;
}

/** Withdraws the consent, after a question: the picture goes, and so does the mark. */
export function EndButton({ texts, check, label, ask, text }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [told, setTold] = useState('');
  const [isBusy, setBusy] = useState(false);
  const close = (): void => {
    setOpen(false);
    setTold('');
  };
  const end = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    const answer = await check.end();
    setBusy(false);
    if (answer.state === 'done') close();
    else setTold(errorTextOf(answer, texts.errorState));
  };
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className="min-h-11 justify-self-start font-medium text-primary-text underline decoration-1 underline-offset-4 hover:decoration-2"
        onClick={() => {
          setOpen(true);
        }}
      >
        {label}
      </button>
      {isOpen && (
        <QuestionSheet
          id="end-title"
          title={ask}
          onClose={close}
          actions={
            <>
              <button type="button" className={DANGER_BUTTON} aria-disabled={isBusy} onClick={() => void end()}>
                {label}
              </button>
              <button type="button" className={QUIET_BUTTON} onClick={close}>
                {texts.end.keep}
              </button>
            </>
          }
        >
          <p>{text}</p>
          <p role="alert" className="font-semibold text-danger empty:hidden">
            {told}
          </p>
        </QuestionSheet>
      )}
    </>
  );
}
