import { Unbroken } from '../ui/unbroken';
import { type ReactNode } from 'react';

interface Props {
  /** The anchor that leads to it, and opens it. */
  readonly id: string;
  readonly title: string;
  /** How it stands; its line is there before it is known. Left out where there is nothing to tell. */
  readonly value?: ReactNode;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** One part of the settings, which opens in place. */
export function SettingsSection({ id, title, value, isOpen = false, children }: Props) {
  return (
    <details id={id} open={isOpen} className="group/section scroll-mt-4 border-t border-hairline last:border-b">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-4 py-3 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 grow">
          <h3 className="leading-tight font-semibold text-text-strong">
            <Unbroken text={title} />
          </h3>
          {value !== undefined && (
            <span className="mt-1 block min-h-[1.45em] text-caption wrap-anywhere text-text-muted">{value}</span>
          )}
        </span>
        <svg
          viewBox="0 0 16 16"
          className="h-4 w-4 shrink-0 stroke-current transition-transform duration-200 group-open/section:rotate-180"
          fill="none"
          strokeWidth="2"
          aria-hidden="true"
        >
          <path d="M2 5l6 6 6-6" />
        </svg>
      </summary>
      <div className="grid gap-5 pt-1 pb-6">{children}</div>
    </details>
  );
}
