import { ButtonLink, QUIET_BUTTON } from '../../../components/ui/button-link';
import { QueryProvider } from '../../../lib/api/query-provider';
import { currentSite } from '../../../site/current-site';
import { exists, type RouteName, ROUTES } from '../../../site/routes';
import { FirstMatches } from './first-matches';
import { matchesTexts } from './matches-texts';

/** After sign-up: who is really there for whoever has just come, and the ways on. */
export async function MatchesPage() {
  const site = await currentSite();
  const { t, document } = site;
  const more = [
    { route: 'swipe-game', label: t('swipe.title'), isOn: document.features.swipe_game },
    { route: 'profile', label: t('finder.matches_profile'), isOn: true },
  ] as const satisfies readonly { route: RouteName; label: string; isOn: boolean }[];
  return (
    <div className="frame py-6 lg:py-10">
      <h1 className="text-heading">{t('finder.matches_title')}</h1>
      <p className="mt-4 hidden [@media(scripting:none)]:block">{t('members.needs_script')}</p>
      <div className="needs-script">
        <QueryProvider>
          <FirstMatches texts={matchesTexts(site)} />
        </QueryProvider>
      </div>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink href={`${ROUTES.members}?sort=activity`}>{t('finder.matches_all')}</ButtonLink>
        {more
          .filter(({ route, isOn }) => isOn && exists(route))
          .map(({ route, label }) => (
            <a key={route} href={ROUTES[route]} className={QUIET_BUTTON}>
              {label}
            </a>
          ))}
      </div>
    </div>
  );
}
