import { Dialog as Base } from '@base-ui/react/dialog';
import { type ReactNode } from 'react';
import { common } from '../texts/common';

interface Props {
  readonly isOpen: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Over the screen as it is: focus goes in, comes back, and Escape closes it. */
export function Dialog({ isOpen, title, onClose, children }: Props) {
  return (
    <Base.Root
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-20 bg-veil" />
        <Base.Popup className="fixed top-[10dvh] z-20 left-1/2 grid max-h-[80dvh] w-[min(34rem,calc(100vw-2rem))] -translate-x-1/2 gap-3 overflow-auto rounded-lg border border-line bg-panel p-5">
          <Base.Title className="pe-10 text-lg font-semibold">{title}</Base.Title>
          {children}
          {/* Behind the others, so that the focus goes to what the dialog asks for. */}
          <Base.Close
            aria-label={common.close}
            className="target absolute end-3 top-3 inline-flex min-w-9 items-center justify-center rounded-md text-quiet hover:bg-hover"
          >
            <svg viewBox="0 0 16 16" aria-hidden className="size-4">
              <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
            </svg>
          </Base.Close>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
