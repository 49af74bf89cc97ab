'use client';

import { type ReactNode, useRef, useState } from 'react';

interface Props {
  readonly label: string;
  /** The law wants it within sight wherever somebody may have bought. */
  readonly withdraw: { readonly href: string; readonly text: string };
  readonly footer: ReactNode;
  readonly disclaimer: ReactNode;
}

/** For members one line that opens: the company and the note about fictional profiles are one tap away. Visitors see all. */
export function FooterFold({ label, withdraw, footer, disclaimer }: Props) {
  const [isOpen, setOpen] = useState(false);
  const line = useRef<HTMLElement>(null);
  const folded = isOpen ? '' : 'member:hidden';
  return (
    <>
      <footer ref={line} aria-label={label} className="border-t border-hairline">
        <div className="frame flex min-h-12 flex-wrap items-center justify-between gap-x-6 text-caption visitor:hidden print:hidden">
          <button
            type="button"
            aria-expanded={isOpen}
            className="group flex min-h-[44px] items-center gap-2 font-semibold text-text-strong"
            onClick={() => {
              setOpen(!isOpen);
              if (!isOpen) line.current?.scrollIntoView({ block: 'start' });
            }}
          >
            {label}
            <svg
              viewBox="0 0 16 16"
              className="size-3.5 stroke-current group-aria-expanded:rotate-180"
              fill="none"
              strokeWidth="2"
              aria-hidden="true"
            >
              <path d="M3 6l5 5 5-5" />
            </svg>
          </button>
          <a href={withdraw.href} className="flex min-h-[44px] items-center underline underline-offset-4">
            {withdraw.text}
          </a>
        </div>
        <div className={`${folded} print:block`}>{footer}</div>
      </footer>
      <div className={`${folded} print:block`}>{disclaimer}</div>
    </>
  );
}
