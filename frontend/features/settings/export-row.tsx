import { QUIET_BUTTON } from '../../components/ui/button-link';
import { createFormats } from '../../lib/i18n/formats';
import { type DataTexts, PLACEHOLDER } from './settings-texts';

export interface DataExport {
  readonly id: string;
  readonly status: 'pending' | 'ready' | 'failed' | 'expired';
  readonly asked_at: string;
  readonly expires_at: string | null;
  readonly bytes: number | null;
}

const MEGABYTE = 1_000_000;

export function ExportRow({ texts, one }: { readonly texts: DataTexts; readonly one: DataExport }) {
  const { date } = createFormats(texts.locale);
  const until = one.expires_at === null ? '' : date(new Date(one.expires_at));
  return (
    <li className="flex min-h-18 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-hairline py-2">
      <p>
        <span className="block font-semibold text-text-strong">
          {texts.states[one.status].replace(PLACEHOLDER.date, until)}
        </span>
        <span className="block text-caption text-text-muted">
          {texts.askedAt.replace(PLACEHOLDER.date, date(new Date(one.asked_at)))}
        </span>
      </p>
      {one.status === 'ready' && (
        <a href={`/api/exports/${one.id}/file`} download className={QUIET_BUTTON}>
          {texts.download.replace(PLACEHOLDER.size, size(one.bytes ?? 0, texts.locale))}
        </a>
      )}
    </li>
  );
}

function size(bytes: number, locale: string): string {
  const [value, unit] = bytes < MEGABYTE ? [Math.max(1, bytes / 1000), 'kilobyte'] : [bytes / MEGABYTE, 'megabyte'];
  const format = { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: value < 10 ? 1 : 0 } as const;
  return new Intl.NumberFormat(locale, format).format(value);
}
