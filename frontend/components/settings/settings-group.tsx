import { type ReactNode } from 'react';
import { Unbroken } from '../ui/unbroken';

interface Props {
  readonly id: string;
  readonly title: string;
  /** How what is in it stands; its line is there before it is known. Left out where there is nothing to tell. */
  readonly value?: ReactNode;
  readonly children: ReactNode;
}

/** One row of the settings, with the sections that belong together: whatever is in them is two taps away. */
export function SettingsGroup({ id, title, value, children }: Props) {
  return (
    <details id={id} className="group/row scroll-mt-4 border-t border-line last:border-b">
      <summary className="flex min-h-18 cursor-pointer list-none items-center gap-4 py-3 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 grow">
          <h2 className="text-lead leading-tight">
            <Unbroken text={title} />
          </h2>
          {value !== undefined && (
            <span className="mt-1 block min-h-[1.45em] text-caption wrap-anywhere text-text-muted">{value}</span>
          )}
        </span>
        <svg
          viewBox="0 0 16 16"
          className="h-4 w-4 shrink-0 stroke-current transition-transform duration-200 group-open/row:rotate-180"
          fill="none"
          strokeWidth="2"
          aria-hidden="true"
        >
          <path d="M2 5l6 6 6-6" />
        </svg>
      </summary>
      <div className="pb-5 pl-4">{children}</div>
    </details>
  );
}
