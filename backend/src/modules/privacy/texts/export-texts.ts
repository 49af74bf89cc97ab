import { localeIn } from '../../../platform/http';
import { type Locale } from '../../tenants';
import da from '../locales/da/export.json';
import de from '../locales/de/export.json';
import en from '../locales/en/export.json';
import es from '../locales/es/export.json';
import fi from '../locales/fi/export.json';
import fr from '../locales/fr/export.json';
import it from '../locales/it/export.json';
import nb from '../locales/nb/export.json';
import nl from '../locales/nl/export.json';
import pl from '../locales/pl/export.json';
import sv from '../locales/sv/export.json';

export type ExportTextKey = keyof typeof en;

/** Complete or it does not compile. */
export const EXPORT_TEXTS: Readonly<Record<Locale, Readonly<Record<ExportTextKey, string>>>> = {
  en,
  nl,
  de,
  it,
  fr,
  es,
  pl,
  da,
  fi,
  nb,
  sv,
};

/** `{brand}` in a text is replaced by the value of that name. */
export const exportText = (locale: Locale, key: ExportTextKey, values: Readonly<Record<string, string>> = {}): string =>
  EXPORT_TEXTS[locale][key].replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

/** The heading of a table or column; its plain name where it has none yet, for nobody's data waits for a word. */
export function exportHeading(locale: Locale, kind: 'table' | 'field', name: string): string {
  const texts: Readonly<Record<string, string>> = EXPORT_TEXTS[locale];
  return texts[`${kind}_${name}`] ?? name.replaceAll('_', ' ');
}

/** The language of a locale or tag such as nl-BE; English where we do not speak it. */
export const exportLocale = (tag: string): Locale => localeIn(EXPORT_TEXTS, tag);
