import { type Metadata } from 'next';
import { InstallSection } from '../../../../../../features/install/install-section';
import { LanguageSection } from '../../../../../../features/languages/language-section';
import { LeavingSection } from '../../../../../../features/leaving/leaving-section';
import { MandatesSection } from '../../../../../../features/mandates/mandates-section';
import { PasskeysSection } from '../../../../../../features/passkeys/passkeys-section';
import { SettingsPage } from '../../../../../../features/settings/settings-page';
import { currentSite } from '../../../../../../site/current-site';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await currentSite();
  return { title: t('settings.title'), description: t('settings.description'), robots: { index: false } };
}

export default async function Page() {
  const site = await currentSite();
  return (
    <SettingsPage
      language={<LanguageSection site={site} />}
      app={<InstallSection site={site} />}
      mandates={<MandatesSection site={site} />}
      keys={<PasskeysSection site={site} />}
      leaving={<LeavingSection site={site} />}
    />
  );
}
