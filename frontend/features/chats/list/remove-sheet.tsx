import { PLACEHOLDER } from '../../../components/people/placeholder';
import { DANGER_BUTTON, QUIET_BUTTON } from '../../../components/ui/button-link';
import { Sheet } from '../../../components/ui/sheet';
import { type RemoveTexts } from '../chats-texts';

interface Props {
  readonly texts: RemoveTexts;
  readonly name: string;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

export function RemoveSheet({ texts, name, onRemove, onClose }: Props) {
  return (
    <Sheet labelledBy="remove-title" onClose={onClose}>
      <h2 id="remove-title" className="text-title">
        {texts.title.replace(PLACEHOLDER.name, name)}
      </h2>
      <p className="mt-3">{texts.text.replace(PLACEHOLDER.name, name)}</p>
      <div className="mt-6 grid gap-3">
        <button type="button" className={DANGER_BUTTON} onClick={onRemove}>
          {texts.remove}
        </button>
        <button type="button" className={QUIET_BUTTON} onClick={onClose}>
          {texts.cancel}
        </button>
      </div>
    </Sheet>
  );
}
