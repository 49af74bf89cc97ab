import { SettingsSection } from '../../components/settings/settings-section';
import { type CurrentSite } from '../../site/current-site';
import { discreetName } from '../../site/discreet-name';
import { InstallSteps } from './install-steps';
import { InstallWays } from './install-ways';

/** The site as an app: a button where the browser lets us offer it, three steps on iPhone and iPad, words elsewhere. */
export function InstallSection({ site }: { readonly site: CurrentSite }) {
  const { t, document } = site;
  const texts = {
    action: t('app.install_action'),
    done: t('app.install_done'),
    menu: t('app.install_menu'),
  };
  return (
    <SettingsSection id="app" title={t('app.install_title')}>
      <p className="max-w-[60ch]">{t('app.install_text', { name: discreetName(document) })}</p>
      <InstallWays texts={texts} steps={<InstallSteps site={site} />} />
    </SettingsSection>
  );
}
