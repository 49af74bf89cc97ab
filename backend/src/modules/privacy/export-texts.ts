import { type Locale } from '../../../../contract/text/locales';
import { fillIn, loadTexts } from '../../platform/texts';
import english from './locales/en/export.json';
import PROFILE_LABELS from './profile-labels.json';

export type ExportTextKey = keyof typeof english;

export const EXPORT_TEXTS = loadTexts<ExportTextKey>(__dirname, 'export', english);

export const exportText = (locale: Locale, key: ExportTextKey, values: Readonly<Record<string, string>> = {}): string =>
  fillIn(EXPORT_TEXTS[locale][key], values);

/**
 * The heading of a table or column. A field of the profile without one is named as on the profile page; the plain name while there is
 * no text either, so that an export never fails for it.
 */
export function exportHeading(locale: Locale, kind: 'table' | 'field', name: string): string {
  const texts: Readonly<Record<string, string>> = EXPORT_TEXTS[locale];
  const labels: Readonly<Record<string, string>> = PROFILE_LABELS[locale];
  return texts[`${kind}_${name}`] ?? (kind === 'field' ? labels[name] : undefined) ?? name.replaceAll('_', ' ');
}
