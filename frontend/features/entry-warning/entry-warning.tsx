import { type CurrentSite } from '../../site/current-site';
import { WarningIsland } from './warning-island';
import { warnedCountries } from './warns';

interface Props {
  readonly site: CurrentSite;
  /** Countries in which the layout has the warning; without it: all. */
  readonly layoutCountries?: readonly string[];
}

/** Says once, before anything else, for whom the site is. Nothing of it is on pages of brands that do not want it. */
export function EntryWarning({ site, layoutCountries }: Props) {
  const { t, document } = site;
  const countries = warnedCountries(document.settings, layoutCountries);
  if (countries.length === 0) return null;
  const texts = {
    title: t('frame.entry_title'),
    text: t('frame.entry_text'),
    note: document.disclosures.fictional_profiles ? t('frame.entry_fictional') : undefined,
    enter: t('frame.entry_enter'),
    leave: t('frame.entry_leave'),
  };
  return <WarningIsland countries={countries === 'everywhere' ? undefined : countries} texts={texts} />;
}
