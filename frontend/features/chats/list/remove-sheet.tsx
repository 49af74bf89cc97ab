import { PLACEHOLDER } from '../../../components/people/placeholder';
import { DANGER_BUTTON, QUIET_BUTTON } from '../../../components/ui/button-link';
import { QuestionSheet } from '../../../components/ui/question-sheet';
import { type RemoveTexts } from '../chats-texts';

interface Props {
  readonly texts: RemoveTexts;
  readonly name: string;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

export function RemoveSheet({ texts, name, onRemove, onClose }: Props) {
  return (
    <QuestionSheet
      id="remove-title"
      title={texts.title.replace(PLACEHOLDER.name, name)}
      onClose={onClose}
      actions={
        <>
          <button type="button" className={DANGER_BUTTON} onClick={onRemove}>
            {texts.remove}
          </button>
          <button type="button" className={QUIET_BUTTON} onClick={onClose}>
            {texts.cancel}
          </button>
        </>
      }
    >
      <p>{texts.text.replace(PLACEHOLDER.name, name)}</p>
    </QuestionSheet>
  );
}
