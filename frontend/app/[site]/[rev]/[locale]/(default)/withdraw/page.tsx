import { type Metadata } from 'next';
import { WithdrawPage } from '../../../../../../features/withdrawal/withdraw-page';
import { currentSite } from '../../../../../../site/current-site';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await currentSite();
  return { title: t('withdrawal.title'), description: t('withdrawal.description') };
}

export default function Page() {
  return <WithdrawPage />;
}
