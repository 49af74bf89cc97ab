import { type Metadata } from 'next';
import { AccountFrame } from '../../components/layouts/account-frame';
import { QueryProvider } from '../../lib/api/query-provider';
import { currentSite } from '../../site/current-site';
import { Decisions } from './decisions';
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
      <h1 className="mb-5 text-heading hyphens-auto">{t('decisions.title')}</h1>
      <p className="mb-8 text-lead">{t('decisions.text')}</p>
      <p className="hidden [@media(scripting:none)]:block">{t('decisions.needs_script')}</p>
      <QueryProvider>
        <Decisions texts={decisionTexts(site)} />
      </QueryProvider>
    </AccountFrame>
  );
}
