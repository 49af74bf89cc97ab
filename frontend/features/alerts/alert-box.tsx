import { type ReactNode } from 'react';

interface Props {
  /** What its button says. */
  readonly close: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function AlertBox({ close, onClose, children }: Props) {
  return (
    <li className="flex items-start gap-2 rounded-box border border-line bg-surface-1 py-1.5 pr-1.5 pl-4 text-text-strong shadow-raised">
      <div className="min-w-0 grow py-2.5">{children}</div>
      <button
        type="button"
        aria-label={close}
        className="grid h-11 w-11 shrink-0 place-items-center rounded-control hover:bg-surface-2"
        onClick={onClose}
      >
        <svg viewBox="0 0 16 16" className="h-4 w-4 stroke-current" strokeWidth="2" aria-hidden="true">
          <path d="M3 3l10 10M13 3L3 13" />
        </svg>
      </button>
    </li>
  );
}
