import { BUTTON, QUIET_BUTTON } from '../../../components/ui/button-link';
import { Sheet } from '../../../components/ui/sheet';
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
    <Sheet labelledBy="link-title" onClose={onClose}>
      <h2 id="link-title" className="text-title wrap-anywhere">
        {texts.linkTitle.replace(HOST_HOLE, () => host)}
      </h2>
      <p className="mt-3">{texts.linkText}</p>
      <p className="mt-3 text-caption wrap-anywhere text-text-muted">{href}</p>
      <div className="mt-6 grid gap-3">
        <a href={href} target="_blank" rel="noopener noreferrer nofollow ugc" className={BUTTON} onClick={onClose}>
          {texts.linkOpen}
        </a>
        <button type="button" className={QUIET_BUTTON} onClick={onClose}>
          {texts.cancel}
        </button>
      </div>
    </Sheet>
  );
}
