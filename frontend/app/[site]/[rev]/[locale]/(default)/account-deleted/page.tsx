import { type Metadata } from 'next';
import { AccountDeletedPage } from '../../../../../../features/account-deleted/account-deleted-page';
import { currentSite } from '../../../../../../site/current-site';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await currentSite();
  return { title: t('frame.deleted_open_title'), robots: { index: false } };
}

export default AccountDeletedPage;
