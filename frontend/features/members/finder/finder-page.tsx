import { AccountFrame } from '../../../components/layouts/account-frame';
import { QueryProvider } from '../../../lib/api/query-provider';
import { currentSite } from '../../../site/current-site';
import { finderTexts } from './finder-texts';
import { MatchFinder } from './match-finder';

/** The search as questions, one a screen. */
export async function FinderPage() {
  const site = await currentSite();
  const { t } = site;
  return (
    <AccountFrame site={site}>
      <h1 className="mb-4 text-caption font-semibold text-text-muted">{t('finder.title')}</h1>
      <p className="hidden [@media(scripting:none)]:block">{t('members.needs_script')}</p>
      <div className="needs-script flex grow flex-col">
        <QueryProvider>
          <MatchFinder texts={finderTexts(site)} />
        </QueryProvider>
      </div>
    </AccountFrame>
  );
}
