import { type ReactNode } from 'react';
import { ButtonLink, QUIET_BUTTON } from '../../../components/ui/button-link';
import { QueryProvider } from '../../../lib/api/query-provider';
import { currentSite } from '../../../site/current-site';
import { exists, type RouteName, ROUTES } from '../../../site/routes';
import { FirstSteps } from './first-steps';
import { FirstMatches } from './first-matches';
import { matchesTexts } from './matches-texts';

interface Props {
  readonly photo: ReactNode;
  readonly prompt: ReactNode;
}

/** After sign-up: a photo, a question, and who is really there for whoever has just come. */
export async function MatchesPage({ photo, prompt }: Props) {
  const site = await currentSite();
  const { t, document } = site;
  const texts = matchesTexts(site);
  const more = [
    { route: 'swipe-game', label: t('swipe.title'), isOn: document.features.swipe_game },
    { route: 'profile', label: t('finder.matches_profile'), isOn: true },
  ] as const satisfies readonly { route: RouteName; label: string; isOn: boolean }[];
  const ways = (
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
  );
  return (
    <div className="frame min-h-dvh py-6 lg:py-10">
      <div className="hidden [@media(scripting:none)]:block">
        <h1 className="text-heading">{t('finder.matches_title')}</h1>
        <p className="mt-4">{t('members.needs_script')}</p>
      </div>
      <div className="needs-script">
        <QueryProvider>
          <FirstSteps
            texts={texts}
            photo={photo}
            prompt={prompt}
            people={
              <>
                <FirstMatches texts={texts} />
                {ways}
              </>
            }
          />
        </QueryProvider>
      </div>
    </div>
  );
}
