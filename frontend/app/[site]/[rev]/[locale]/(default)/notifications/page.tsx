import { type Metadata } from 'next';
import { InstallSection } from '../../../../../../features/install/install-section';
import { InstallSteps } from '../../../../../../features/install/install-steps';
import { LanguageSection } from '../../../../../../features/languages/language-section';
import { LeavingSection } from '../../../../../../features/leaving/leaving-section';
import { MandatesSection } from '../../../../../../features/mandates/mandates-section';
import { PasskeysSection } from '../../../../../../features/passkeys/passkeys-section';
import { PushSection } from '../../../../../../features/push/push-section';
import { SettingsPage } from '../../../../../../features/settings/settings-page';
import { LimitSection } from '../../../../../../features/spend-limit/limit-section';
import { LimitValue } from '../../../../../../features/spend-limit/limit-value';
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
      push={<PushSection site={site} steps={<InstallSteps site={site} />} />}
      app={<InstallSection site={site} />}
      limit={<LimitSection site={site} />}
      limitValue={<LimitValue site={site} />}
      mandates={<MandatesSection site={site} />}
      keys={<PasskeysSection site={site} />}
      leaving={<LeavingSection site={site} />}
    />
  );
}
