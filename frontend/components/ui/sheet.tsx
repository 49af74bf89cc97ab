'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { useKeyboard } from '../../lib/use-keyboard';

interface Props {
  /** The id of its heading. */
  readonly labelledBy: string;
  /** Undefined: only its own buttons close it. */
  readonly onClose?: (() => void) | undefined;
  /** Hides what is behind it until it is closed. */
  readonly opaque?: boolean;
  readonly children: ReactNode;
}

/** A dialog, on phones at the lower edge. It keeps the focus, and gives it back. */
export function Sheet({ labelledBy, onClose, opaque = false, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useKeyboard();
  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    return () => {
      // A browser gives it back where a dialog is closed, not where it goes.
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={labelledBy}
      onCancel={(event) => {
        // Closed by the browser, it would be open to React for a moment more, which what is pressed then would lose.
        if (event.cancelable) {
          event.preventDefault();
          onClose?.();
        }
      }}
      onClose={() => {
        // A browser insists on closing where Escape is pressed twice without anything else.
        if (onClose === undefined) dialog.current?.showModal();
        else onClose();
      }}
      className={`mx-0 mt-auto mb-(--keyboard) max-h-[min(90dvh_-_var(--keyboard),44rem)] w-full max-w-none translate-y-0 scroll-pb-32 overflow-y-auto rounded-t-box bg-surface-1 p-6 pb-[max(1.5rem,env(safe-area-inset-bottom))] text-text opacity-100 shadow-raised transition-[translate,opacity] duration-200 md:m-auto md:w-[30rem] md:rounded-box md:p-8 starting:translate-y-8 starting:opacity-0 ${opaque ? 'backdrop:bg-surface-3/95' : 'backdrop:bg-surface-3/70'}`}
    >
      {children}
    </dialog>
  );
}
