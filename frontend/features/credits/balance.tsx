'use client';

import { createFormats } from '../../lib/i18n/formats';
import { useMember } from '../../lib/member';

/** Shows the current balance; its line takes up space before the balance is known. */
export function Balance({ label, locale }: { readonly label: string; readonly locale: string }) {
  const member = useMember();
  return (
    <p>
      <span className="block text-caption text-text-muted">{label}</span>
      <output className="block min-h-[1.2em] text-display leading-tight font-semibold text-text-strong tabular-nums">
        {member && createFormats(locale).number(member.credits)}
      </output>
    </p>
  );
}
