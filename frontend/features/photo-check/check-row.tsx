'use client';

import { VerifiedMark } from '../../components/people/verified-mark';
import { createFormats } from '../../lib/i18n/formats';
import { ROUTES } from '../../site/routes';
import { HOLE } from './check-texts';
import { type RowTexts } from './row-texts';
import { useCheck } from './use-check';

/** One line on the member's own profile: how the check of their photos stands, and the way to it. */
export function CheckRow({ texts }: { readonly texts: RowTexts }) {
  const { check } = useCheck();
  const isVerified = check?.state === 'verified';
  const date = check?.verified_at ? createFormats(texts.locale).date(new Date(check.verified_at)) : '';
  return (
    <a
      href={ROUTES['photo-check']}
      className="mt-4 flex min-h-16 items-center gap-4 border-y border-hairline py-2 hover:bg-surface-2"
    >
      <VerifiedMark className={`size-6 shrink-0 ${isVerified ? 'text-primary-text' : 'text-text-muted'}`} />
      <span className="min-w-0 grow">
        <span className="block font-semibold text-text-strong">{texts.label}</span>
        <span className="block min-h-[1.5em] text-caption text-text-muted wrap-anywhere">
          {check && texts.states[check.state].replace(HOLE.date, date)}
        </span>
      </span>
      <svg
        viewBox="0 0 16 16"
        className="size-4 shrink-0 stroke-current"
        fill="none"
        strokeWidth="2"
        aria-hidden="true"
      >
        <path d="M5 2l6 6-6 6" />
      </svg>
    </a>
  );
}
