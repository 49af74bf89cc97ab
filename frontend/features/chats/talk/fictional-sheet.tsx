import { PLACEHOLDER } from '../../../components/people/placeholder';
import { QUIET_BUTTON } from '../../../components/ui/button-link';
import { QuestionSheet } from '../../../components/ui/question-sheet';
import { dismiss, dismissedAt } from '../../../lib/dismissals';
import { knownMember } from '../../../lib/member';
import { ROUTES } from '../../../site/routes';
import { type NoticeTexts } from '../chats-texts';

const nameOf = (): string => `fictional-asked:${knownMember()?.profile.id ?? ''}`;

/** Whether the member has said on this device that they write to fictional profiles. */
export const hasAgreed = (): boolean => dismissedAt(nameOf()) !== undefined;

interface Props {
  readonly texts: NoticeTexts;
  readonly name: string;
  readonly onSend: () => void;
  readonly onClose: () => void;
}

/** Asks once, before the first message that no member will read. Both ways on are equally large. */
export function FictionalSheet({ texts, name, onSend, onClose }: Props) {
  return (
    <QuestionSheet
      id="fictional-title"
      title={texts.fictionalTitle}
      onClose={onClose}
      actions={
        <>
          <a href={ROUTES.members} className={QUIET_BUTTON}>
            {texts.fictionalFind}
          </a>
          <button
            type="button"
            className={QUIET_BUTTON}
            onClick={() => {
              dismiss(nameOf());
              onSend();
            }}
          >
            {texts.fictionalWrite.replace(PLACEHOLDER.name, name)}
          </button>
        </>
      }
    >
      <p>{texts.fictional}</p>
    </QuestionSheet>
  );
}
