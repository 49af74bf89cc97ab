import { BUTTON, QUIET_BUTTON } from '../../../components/ui/button-link';
import { QuestionSheet } from '../../../components/ui/question-sheet';
import { type BubbleTexts } from '../chats-texts';
import { HOST_HOLE } from '../holes';

interface Props {
  readonly texts: BubbleTexts;
  readonly href: string;
  readonly host: string;
  readonly onClose: () => void;
}

/** Names where a link leads before it is followed. */
export function LinkSheet({ texts, href, host, onClose }: Props) {
  return (
    <QuestionSheet
      id="link-title"
      title={texts.linkTitle.replace(HOST_HOLE, () => host)}
      onClose={onClose}
      actions={
        <>
          <a href={href} target="_blank" rel="noopener noreferrer nofollow ugc" className={BUTTON} onClick={onClose}>
            {texts.linkOpen}
          </a>
          <button type="button" className={QUIET_BUTTON} onClick={onClose}>
            {texts.cancel}
          </button>
        </>
      }
    >
      <p>{texts.linkText}</p>
      <p className="text-caption wrap-anywhere text-text-muted">{href}</p>
    </QuestionSheet>
  );
}
