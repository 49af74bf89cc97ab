import { ButtonLink } from '../../components/ui/button-link';
import { Sheet } from '../../components/ui/sheet';

export interface LikeTexts {
  readonly title: string;
  readonly text: string;
  readonly signup: string;
  readonly later: string;
}

interface Props {
  readonly texts: LikeTexts;
  readonly signup: string;
  readonly onClose: () => void;
}

export function LikeDialog({ texts, signup, onClose }: Props) {
  return (
    <Sheet labelledBy="like-title" onClose={onClose}>
      <svg viewBox="0 0 24 24" className="mb-4 h-10 w-10 text-primary" fill="currentColor" aria-hidden="true">
        <path d="M12 20.7 4.3 13a5.2 5.2 0 0 1 7.4-7.4l.3.3.3-.3a5.2 5.2 0 0 1 7.4 7.4Z" />
      </svg>
      <h2 id="like-title" className="text-title">
        {texts.title}
      </h2>
      <p className="mt-3">{texts.text}</p>
      <div className="mt-6 grid gap-3">
        <ButtonLink href={signup}>{texts.signup}</ButtonLink>
        <button type="button" className="min-h-12 rounded-pill border border-line px-7 font-semibold" onClick={onClose}>
          {texts.later}
        </button>
      </div>
    </Sheet>
  );
}
