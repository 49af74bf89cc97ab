import { type CurrentSite } from '../../site/current-site';
import { exists, ROUTES } from '../../site/routes';
import { BonusIsland } from './bonus-island';
import { bonusTexts } from './bonus-texts';

const USED_ON = ['credits', 'premium'] as const;

/** Tells new members of their discount while it runs, in the bar above; it moves nothing there. */
export function TimeBonus({ site }: { readonly site: CurrentSite }) {
  const { features, discounts } = site.document;
  if (!features.time_bonus) return null;
  const page = USED_ON.find((route) => exists(route));
  return <BonusIsland texts={bonusTexts(site)} hours={discounts.time_bonus_hours} href={page && ROUTES[page]} />;
}
