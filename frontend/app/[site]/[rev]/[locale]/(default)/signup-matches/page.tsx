import { type Metadata } from 'next';
import { MatchesPage } from '../../../../../../features/members/welcome/matches-page';
import { currentSite } from '../../../../../../site/current-site';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await currentSite();
  return { title: t('finder.matches_title'), robots: { index: false } };
}

export default MatchesPage;
