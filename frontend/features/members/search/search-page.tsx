import { ButtonLink } from '../../../components/ui/button-link';
import { QueryProvider } from '../../../lib/api/query-provider';
import { type CurrentSite, currentSite } from '../../../site/current-site';
import { ROUTES } from '../../../site/routes';
import { MembersSearch } from './members-search';
import { searchTexts } from './search-texts';

/** The same for all as it comes from the server: who is found is fetched here. */
export async function SearchPage() {
  const site = await currentSite();
  const { t } = site;
  return (
    // At least as high as the screen: the footer stays below it while the content arrives.
    <div className="frame min-h-svh pb-6 lg:py-10">
      <h1 className="sr-only lg:not-sr-only lg:text-heading">{t('members.title')}</h1>
      <p className="mt-4 hidden [@media(scripting:none)]:block">{t('members.needs_script')}</p>
      <Invitation site={site} />
      <div className="needs-script">
        <QueryProvider>
          <MembersSearch texts={searchTexts(site)} />
        </QueryProvider>
      </div>
    </div>
  );
}

/** To visitors, who see less. */
function Invitation({ site: { t, document } }: { readonly site: CurrentSite }) {
  const isOpen = document.settings.signups !== 'closed';
  return (
    <div className="my-4 flex flex-wrap items-center justify-between gap-4 rounded-box bg-surface-2 p-5 member:hidden">
      <p className="max-w-[52ch]">{t('members.visitor')}</p>
      <ButtonLink href={isOpen ? ROUTES.signup : ROUTES.login}>
        {t(isOpen ? 'navigation.signup' : 'navigation.login')}
      </ButtonLink>
    </div>
  );
}
