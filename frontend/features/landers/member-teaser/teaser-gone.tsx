import { type ReactNode } from 'react';
import { BUTTON } from '../../../components/ui/button-link';
import { type TeaserTexts } from './teaser-texts';

interface Props {
  readonly texts: TeaserTexts;
  readonly why: 'absent' | 'failed';
  readonly retry: () => void;
  /** Drawn above the words. */
  readonly mark: ReactNode;
  /** The way on, where the profile is not here any more. */
  readonly children?: ReactNode;
}

/** In place of a profile: it is gone, or it could not be asked for. One thing to do in either case. */
export function TeaserGone({ texts, why, retry, mark, children }: Props) {
  const absent = why === 'absent';
  return (
    <div className="frame flex min-h-[min(38rem,calc(100svh-4rem))] flex-col items-center justify-center gap-6 py-12 text-center">
      {mark}
      <div role="status">
        <h1 className="mb-3 text-heading">{absent ? texts.absentTitle : texts.failedTitle}</h1>
        <p className="mx-auto max-w-[38ch] text-lead">{absent ? texts.absentText : texts.failedText}</p>
      </div>
      {absent ? (
        children
      ) : (
        <button type="button" className={BUTTON} onClick={retry}>
          {texts.retry}
        </button>
      )}
    </div>
  );
}
