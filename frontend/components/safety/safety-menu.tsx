import { useRef, useState } from 'react';
import { QUIET_BUTTON } from '../ui/button-link';
import { useLater } from '../../lib/use-later';
import { loadSafetySheet } from './load-safety-sheet';
import { type Choice } from './safety-sheet';
import { type SafetyTexts } from './safety-texts';

interface Props {
  readonly texts: SafetyTexts;
  readonly person: { readonly id: number; readonly name: string };
  readonly onBlocked: () => void;
  /** Further actions that this page offers for the person. */
  readonly choices?: readonly Choice[];
  /** In place of a button with a border. */
  readonly className?: string;
}

const BORDERED = `${QUIET_BUTTON} w-[48px] shrink-0 bg-surface-1 !px-0`;

/** The menu of actions that are rare and need care. */
export function SafetyMenu({ texts, person, onBlocked, choices, className = BORDERED }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const sheet = useLater(isOpen, loadSafetySheet, {
    texts,
    person,
    onBlocked,
    ...(choices && { choices }),
    onClose: () => {
      setOpen(false);
      button.current?.focus();
    },
  });
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={texts.more}
        aria-haspopup="dialog"
        className={className}
        onClick={() => {
          setOpen(true);
        }}
      >
        <svg viewBox="0 0 24 24" className="size-[24px] fill-current" aria-hidden="true">
          <path d="M5 10.200a1.800 1.800 0 1 0 0 3.600 1.800 1.800 0 0 0 0-3.600Zm7 0a1.800 1.800 0 1 0 0 3.600 1.800 1.800 0 0 0 0-3.600Zm7 0a1.800 1.800 0 1 0 0 3.600 1.800 1.800 0 0 0 0-3.600Z" />
        </svg>
      </button>
      {sheet}
    </>
  );
}
