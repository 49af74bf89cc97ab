import { type InterestKey } from './interests';
import da from './names/da.json';
import de from './names/de.json';
import en from './names/en.json';
import es from './names/es.json';
import fi from './names/fi.json';
import fr from './names/fr.json';
import it from './names/it.json';
import nb from './names/nb.json';
import nl from './names/nl.json';
import pl from './names/pl.json';
import sv from './names/sv.json';

/** A name for every interest in every language of the interface; the compiler misses one that is not there. */
export const INTEREST_NAMES: Readonly<Record<string, Readonly<Record<InterestKey, string>>>> = {
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
