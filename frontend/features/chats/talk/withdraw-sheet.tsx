import { useState } from 'react';
import { PLACEHOLDER } from '../../../components/people/placeholder';
import { errorTextOf, type ErrorTexts } from '../../../components/settings/error-texts';
import { DANGER_BUTTON, QUIET_BUTTON } from '../../../components/ui/button-link';
import { QuestionSheet } from '../../../components/ui/question-sheet';
import { withdrawMessage } from '../api/messages';
import { type BubbleTexts } from '../chats-texts';

interface Props {
  readonly texts: BubbleTexts;
  readonly errorState: ErrorTexts;
  readonly name: string;
  readonly conversation: number;
  readonly seq: number;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

export function WithdrawSheet({ texts, errorState, name, conversation, seq, onDone, onClose }: Props) {
  const [told, setTold] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const withdraw = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    const answer = await withdrawMessage(conversation, seq);
    setBusy(false);
    if (answer.state === 'done') onDone();
    else if (answer.state === 'failed' && answer.code === 'message_too_old') setTold(texts.withdrawLate);
    else setTold(errorTextOf(answer, errorState));
  };
  return (
    <QuestionSheet
      id="withdraw-title"
      title={texts.withdrawTitle}
      onClose={onClose}
      actions={
        <>
          <button type="button" className={DANGER_BUTTON} aria-disabled={isBusy} onClick={() => void withdraw()}>
            {texts.withdraw}
          </button>
          <button type="button" className={QUIET_BUTTON} onClick={onClose}>
            {texts.cancel}
          </button>
        </>
      }
    >
      <p>{texts.withdrawText.replace(PLACEHOLDER.name, name)}</p>
      <p role="alert" className="font-semibold text-danger empty:hidden">
        {told}
      </p>
    </QuestionSheet>
  );
}
