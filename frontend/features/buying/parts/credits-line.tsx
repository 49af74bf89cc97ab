'use client';

import { createFormats } from '../../../lib/i18n/formats';
import { useMember } from '../../../lib/member';

/** The balance now; it changes as soon as credits arrive. */
export function CreditsLine({ label, locale }: { readonly label: string; readonly locale: string }) {
  const member = useMember();
  return (
    <p className="flex min-h-11 items-center gap-2">
      {label}
      <output className="inline-block min-w-[3ch] font-semibold text-text-strong tabular-nums">
        {member && createFormats(locale).number(member.credits)}
      </output>
    </p>
  );
}
