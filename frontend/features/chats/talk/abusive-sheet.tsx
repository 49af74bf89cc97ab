import { PLACEHOLDER } from '../../../components/people/placeholder';
import { QUIET_BUTTON } from '../../../components/ui/button-link';
import { Sheet } from '../../../components/ui/sheet';
import { type NoticeTexts } from '../chats-texts';

interface Props {
  readonly texts: NoticeTexts;
  readonly name: string;
  readonly onSend: () => void;
  readonly onClose: () => void;
}

/** Asks before words go out that hurt. What was written stays in the field. */
export function AbusiveSheet({ texts, name, onSend, onClose }: Props) {
  return (
    <Sheet labelledBy="abusive-title" onClose={onClose}>
      <h2 id="abusive-title" className="text-title">
        {texts.abusiveTitle}
      </h2>
      <p className="mt-3">{texts.abusiveText.replace(PLACEHOLDER.name, name)}</p>
      <div className="mt-6 grid gap-3">
        <button type="button" className={QUIET_BUTTON} onClick={onClose}>
          {texts.abusiveChange}
        </button>
        <button type="button" className={QUIET_BUTTON} onClick={onSend}>
          {texts.abusiveSend}
        </button>
      </div>
    </Sheet>
  );
}
