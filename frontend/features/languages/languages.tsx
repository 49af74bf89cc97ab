import { languageName } from '../../lib/i18n/formats';
import { type CurrentSite } from '../../site/current-site';
import { LanguageSwitcher } from './language-switcher';

export function Languages({ site }: { readonly site: CurrentSite }) {
  const { offered, by_country: byCountry } = site.document.locales;
  const home = site.document.settings.countries[0];
  return (
    <LanguageSwitcher
      label={site.t('navigation.language')}
      current={site.locale}
      languages={offered.map((locale) => ({ locale, name: languageName(locale) }))}
      shownAtFirst={(home === undefined ? undefined : byCountry[home]) ?? offered}
    />
  );
}
