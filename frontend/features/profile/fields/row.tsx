import { type ReactNode, useState } from 'react';
import { BUTTON } from '../../../components/ui/button-link';
import { Sheet } from '../../../components/ui/sheet';
import { type Progress } from '../saving/profile-saver';
import { type SavingTexts } from '../texts';
import { SaveState } from './save-state';

interface Props {
  readonly name: string;
  readonly label: string;
  /** How it stands, or what to do; undefined until it is known. */
  readonly value: string | undefined;
  readonly isTold: boolean;
  readonly done: string;
  readonly saving: SavingTexts;
  readonly progress: Progress | undefined;
  /** The content of the sheet. */
  readonly children: (close: () => void) => ReactNode;
  readonly onClose: () => void;
  /** Below the line. */
  readonly below: ReactNode;
}

/** One line that opens a sheet with its answers. */
export function Row({ name, label, value, isTold, done, saving, progress, children, onClose, below }: Props) {
  const [isOpen, setOpen] = useState(false);
  const titleId = `${name}-title`;
  // The dialog itself is told to close: so the browser gives the focus back.
  const close = (): void => {
    document.getElementById(titleId)?.closest('dialog')?.close();
  };
  return (
    <div id={name} className="scroll-mt-4 border-t border-hairline py-1 last:border-b">
      <div className="relative flex min-h-16 items-center gap-4 rounded-control has-[button:hover]:bg-surface-2">
        <button
          type="button"
          aria-haspopup="dialog"
          aria-describedby={`${name}-fault`}
          disabled={value === undefined}
          className="min-w-0 grow py-2 text-left after:absolute after:inset-0"
          onClick={() => {
            setOpen(true);
          }}
        >
          <span className="block text-caption text-text-muted">{label}</span>
          <span
            className={`block min-h-[1.5em] wrap-anywhere ${isTold ? 'font-semibold text-text-strong' : 'text-text-muted'}`}
          >
            {value}
          </span>
        </button>
        <SaveState texts={saving} progress={progress} />
        <svg
          viewBox="0 0 16 16"
          className="size-4 shrink-0 stroke-current"
          fill="none"
          strokeWidth="2"
          aria-hidden="true"
        >
          <path d="M5 2l6 6-6 6" />
        </svg>
      </div>
      {below}
      {isOpen && (
        <Sheet
          labelledBy={titleId}
          onClose={() => {
            setOpen(false);
            onClose();
          }}
        >
          <h2 id={titleId} className="mb-5 text-title">
            {label}
          </h2>
          {children(close)}
          <div className="sticky -bottom-6 -mx-6 mt-6 -mb-6 border-t border-hairline bg-surface-1 px-6 pt-3 pb-6 md:-bottom-8 md:-mx-8 md:-mb-8 md:px-8 md:pb-8">
            <button type="button" className={`${BUTTON} w-full`} onClick={close}>
              {done}
            </button>
          </div>
        </Sheet>
      )}
    </div>
  );
}
