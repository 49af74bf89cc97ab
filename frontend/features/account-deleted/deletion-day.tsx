'use client';

import { createFormats } from '../../lib/i18n/formats';
import { DATE } from './date-hole';
import { useLeftDay } from './use-left-day';

/** The last day to come back, for who has just left; others read how many days there are. */
export function DeletionDay({ text, locale }: { readonly text: string; readonly locale: string }) {
  const day = useLeftDay();
  return day && <strong className="text-text-strong">{text.replace(DATE, createFormats(locale).date(day))}</strong>;
}
