import { errorTexts } from '../../components/settings/error-texts';
import { SettingsSection } from '../../components/settings/settings-section';
import { languageName } from '../../lib/i18n/formats';
import { type CurrentSite } from '../../site/current-site';
import { LanguageChoice } from './language-choice';

const ID = 'language';

/** The language of the pages and of the member's mails, among the settings. */
export function LanguageSection({ site }: { readonly site: CurrentSite }) {
  const { t, document, locale } = site;
  return (
    <SettingsSection id={ID} title={t('navigation.language')} value={languageName(locale)}>
      <p className="max-w-[60ch]">{t('settings.language_text')}</p>
      <LanguageChoice
        anchor={ID}
        texts={errorTexts(site)}
        current={locale}
        languages={document.locales.offered.map((one) => ({ locale: one, name: languageName(one) }))}
      />
    </SettingsSection>
  );
}
