import { type ReactNode } from 'react';

interface Props {
  /** The label of the close button. */
  readonly close: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The classes of an alert's action, which follows the text inline. It can be pressed above it, where the alert has room. */
export const ALERT_ACTION =
  'relative -mt-5 -mb-1 inline-block pt-5 pb-1 text-left font-semibold text-primary-text underline underline-offset-4';

/** On a phone a line of text and one for its action. */
export function AlertBox({ close, onClose, children }: Props) {
  return (
    <li
      data-alert
      className="flex min-h-[48px] items-center gap-2 rounded-control bg-surface-2 pr-0.5 pl-3.5 text-caption leading-5 text-text-strong transition-opacity duration-200 starting:opacity-0"
    >
      <div className="min-w-0 grow py-1 sm:py-2.5">{children}</div>
      <button
        type="button"
        aria-label={close}
        className="grid size-[44px] shrink-0 place-items-center rounded-control hover:bg-surface-3"
        onClick={onClose}
      >
        <svg viewBox="0 0 16 16" className="size-4 stroke-current" strokeWidth="2" aria-hidden="true">
          <path d="M3 3l10 10M13 3L3 13" />
        </svg>
      </button>
    </li>
  );
}

interface TextProps {
  /** As few words as fit a line of a phone. */
  readonly short: string;
  readonly children: ReactNode;
}

export function AlertText({ short, children }: TextProps) {
  return (
    <>
      <span className="block sm:hidden">{short}</span>
      <span className="max-sm:hidden">{children} </span>
    </>
  );
}
