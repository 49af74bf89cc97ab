import { localeIn } from '../../platform/http';
import { type Locale } from '../tenants';
import da from './locales/da/complaints.json';
import de from './locales/de/complaints.json';
import en from './locales/en/complaints.json';
import es from './locales/es/complaints.json';
import fi from './locales/fi/complaints.json';
import fr from './locales/fr/complaints.json';
import it from './locales/it/complaints.json';
import nb from './locales/nb/complaints.json';
import nl from './locales/nl/complaints.json';
import pl from './locales/pl/complaints.json';
import sv from './locales/sv/complaints.json';

export type ComplaintTextKey = keyof typeof en;

/** Complete or it does not compile. */
export const COMPLAINT_TEXTS: Readonly<Record<Locale, Readonly<Record<ComplaintTextKey, string>>>> = {
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
export const complaintLocale = (tag: string): Locale => localeIn(COMPLAINT_TEXTS, tag);
