import { localeIn } from '../../platform/http';
import { type Locale } from '../tenants';
import da from './locales/da/accounts.json';
import de from './locales/de/accounts.json';
import en from './locales/en/accounts.json';
import es from './locales/es/accounts.json';
import fi from './locales/fi/accounts.json';
import fr from './locales/fr/accounts.json';
import it from './locales/it/accounts.json';
import nb from './locales/nb/accounts.json';
import nl from './locales/nl/accounts.json';
import pl from './locales/pl/accounts.json';
import sv from './locales/sv/accounts.json';

export type AccountTextKey = keyof typeof en;

/** Complete or it does not compile. */
export const ACCOUNT_TEXTS: Readonly<Record<Locale, Readonly<Record<AccountTextKey, string>>>> = {
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

/** The language of a locale or tag such as nl-BE; English where we do not speak it. */
export const accountLocale = (tag: string): Locale => localeIn(ACCOUNT_TEXTS, tag);
