import { type Texts, fillIn, loadTexts, textsIn } from '../../platform/texts';
import english from './locales/en/export.json';
import PROFILE_LABELS from './profile-labels.json';

export type ExportTextKey = keyof typeof english;

export const EXPORT_TEXTS = loadTexts<ExportTextKey>(__dirname, 'export', english);

const LABELS: Texts<string> = PROFILE_LABELS;

/** @param tag The language, with its country where that is known: `de-CH`. */
export const exportText = (tag: string, key: ExportTextKey, values: Readonly<Record<string, string>> = {}): string =>
  fillIn(textsIn(EXPORT_TEXTS, tag)[key], values);

/**
 * The heading of a table or column. A field of the profile without one is named as on the profile page; the plain name while there is
 * no text either, so that an export never fails for it.
 */
export function exportHeading(tag: string, kind: 'table' | 'field', name: string): string {
  const texts: Readonly<Record<string, string | undefined>> = textsIn(EXPORT_TEXTS, tag);
  const label: string | undefined = kind === 'field' ? textsIn(LABELS, tag)[name] : undefined;
  return texts[`${kind}_${name}`] ?? label ?? name.replaceAll('_', ' ');
}
