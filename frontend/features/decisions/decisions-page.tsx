import { type Metadata } from 'next';
import { AccountFrame } from '../../components/layouts/account-frame';
import { QueryProvider } from '../../lib/api/query-provider';
import { currentSite } from '../../site/current-site';
import { Decisions, DecisionsHeading } from './decisions';
import { decisionTexts } from './decision-texts';

/** Its address may have a token, which is told to no other site and no search engine. */
export async function decisionsMetadata(): Promise<Metadata> {
  const { t } = await currentSite();
  return { title: t('decisions.title'), robots: { index: false }, referrer: 'same-origin' };
}

/** Shows decisions about a member with reasons and appeal: to members, and by a mail's link to people who are blocked. */
export async function DecisionsPage() {
  const site = await currentSite();
  const { t } = site;
  return (
    <AccountFrame site={site}>
      <DecisionsHeading
        title={t('decisions.title')}
        text={t('decisions.text')}
        reportsTitle={t('decisions.reports_title')}
      />
      <p className="hidden [@media(scripting:none)]:block">{t('decisions.needs_script')}</p>
      <QueryProvider>
        <Decisions texts={decisionTexts(site)} />
      </QueryProvider>
    </AccountFrame>
  );
}
