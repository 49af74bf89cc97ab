import { type Locale } from '../../tenants';
import da from '../locales/da/mails.json';
import de from '../locales/de/mails.json';
import en from '../locales/en/mails.json';
import es from '../locales/es/mails.json';
import fi from '../locales/fi/mails.json';
import fr from '../locales/fr/mails.json';
import it from '../locales/it/mails.json';
import nb from '../locales/nb/mails.json';
import nl from '../locales/nl/mails.json';
import pl from '../locales/pl/mails.json';
import sv from '../locales/sv/mails.json';

export type MailTextKey = keyof typeof en;
type Catalogue = Readonly<Record<MailTextKey, string>>;

/** Complete or it does not compile. */
export const MAIL_TEXTS: Readonly<Record<Locale, Catalogue>> = { en, nl, de, it, fr, es, pl, da, fi, nb, sv };

export type Say = (key: MailTextKey, values?: Readonly<Record<string, string>>) => string;

/** The texts of one language; `{name}` in a text is replaced by the value of that name, once. */
export const say =
  (locale: Locale): Say =>
  (key, values = {}) =>
    MAIL_TEXTS[locale][key].replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

export const isMailLocale = (locale: string): locale is Locale => Object.hasOwn(MAIL_TEXTS, locale);

/** The language of a tag such as nl-BE. */
export function localeOfTag(tag: string): Locale {
  const language = tag.slice(0, 2).toLowerCase();
  return isMailLocale(language) ? language : 'en';
}
