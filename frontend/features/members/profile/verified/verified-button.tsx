import { useState } from 'react';
import { createPortal } from 'react-dom';
import { VerifiedMark } from '../../../../components/people/verified-mark';
import { useLater } from '../../../../lib/use-later';
import { type VerifiedTexts } from './verified-texts';

const loadSheet = () => import('./verified-sheet').then(({ VerifiedSheet }) => VerifiedSheet);

interface Props {
  readonly texts: VerifiedTexts;
  /** The day on which staff confirmed it, by UTC. */
  readonly date: string;
}

/** The mark of photos that staff have compared, in words. A press says what that means. */
export function VerifiedButton({ texts, date }: Props) {
  const [isOpen, setOpen] = useState(false);
  const sheet = useLater(isOpen, loadSheet, {
    texts,
    date,
    onClose: () => {
      setOpen(false);
    },
  });
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className="pointer-events-auto -my-2 inline-flex min-h-[44px] min-w-[44px] items-center gap-1.5 text-caption font-semibold text-text-strong"
        onClick={() => {
          setOpen(true);
        }}
      >
        <VerifiedMark className="size-[1.4em] shrink-0" />
        <span className="sideways:sr-only">{texts.mark}</span>
      </button>
      {/* The head of a profile is dark, and lets touches through. */}
      {sheet !== null && createPortal(sheet, document.body)}
    </>
  );
}
