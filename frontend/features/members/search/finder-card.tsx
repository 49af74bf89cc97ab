import { useState } from 'react';
import { ButtonLink } from '../../../components/ui/button-link';
import { dismiss, dismissedAt } from '../../../lib/dismissals';
import { type SearchTexts } from './search-texts';

const MEMORY = 'match-finder-card';

/** Whether the match finder is still to be offered among the people. */
export const useFinderOffer = (isOffered: boolean) => {
  const [isShown, setShown] = useState(() => dismissedAt(MEMORY) === undefined);
  const putAway = (): void => {
    dismiss(MEMORY);
    setShown(false);
  };
  return { isShown: isOffered && isShown, putAway };
};

interface Props {
  readonly texts: NonNullable<SearchTexts['finder']>;
  readonly close: string;
  readonly onClose: () => void;
}

/** Offers the search as questions, until it is put away. */
export function FinderCard({ texts, close, onClose }: Props) {
  return (
    <section
      aria-labelledby="finder-offer"
      className="relative grid grid-cols-[minmax(0,1fr)] justify-items-start gap-3 rounded-box bg-surface-2 p-5 pr-[56px]"
    >
      <h2 id="finder-offer" className="text-title wrap-anywhere hyphens-auto">
        {texts.title}
      </h2>
      <p className="wrap-anywhere hyphens-auto">{texts.text}</p>
      <ButtonLink href={texts.href}>{texts.link}</ButtonLink>
      <button
        type="button"
        aria-label={close}
        className="absolute top-1 right-1 grid size-[44px] place-items-center rounded-control text-text-strong hover:bg-surface-3"
        onClick={onClose}
      >
        <svg viewBox="0 0 16 16" className="size-4 stroke-current" fill="none" strokeWidth="2" aria-hidden="true">
          <path d="M3 3l10 10M13 3L3 13" />
        </svg>
      </button>
    </section>
  );
}
