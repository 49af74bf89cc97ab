import { PLACEHOLDER } from '../people/placeholder';
import { QUIET_BUTTON } from '../ui/button-link';
import { QuestionSheet } from '../ui/question-sheet';
import { type AbusiveTexts } from './abusive-texts';

interface Props {
  readonly texts: AbusiveTexts;
  readonly name: string;
  readonly onSend: () => void;
  readonly onClose: () => void;
}

/** Asks before words go out that hurt. What was written stays in the field. */
export function AbusiveSheet({ texts, name, onSend, onClose }: Props) {
  return (
    <QuestionSheet
      id="abusive-title"
      title={texts.title}
      onClose={onClose}
      actions={
        <>
          <button type="button" className={QUIET_BUTTON} onClick={onClose}>
            {texts.change}
          </button>
          <button type="button" className={QUIET_BUTTON} onClick={onSend}>
            {texts.send}
          </button>
        </>
      }
    >
      <p>{texts.text.replace(PLACEHOLDER.name, name)}</p>
    </QuestionSheet>
  );
}
