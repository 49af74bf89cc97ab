import { QueryProvider } from '../../../lib/api/query-provider';
import { currentSite } from '../../../site/current-site';
import { MemberProfile } from './member-profile';
import { type CameFrom, profileTexts } from './profile-texts';

/** The same for all as it comes from the server: whose profile it is, the browser reads from the address. */
export async function ProfilePage({ from }: { readonly from: CameFrom }) {
  const site = await currentSite();
  const { t } = site;
  return (
    <>
      <div className="frame hidden py-16 [@media(scripting:none)]:block">
        <h1 className="text-heading">{t('members.title')}</h1>
        <p className="mt-4">{t('members.needs_script')}</p>
      </div>
      <div className="needs-script">
        <QueryProvider>
          <MemberProfile texts={profileTexts(site, from)} />
        </QueryProvider>
      </div>
    </>
  );
}
