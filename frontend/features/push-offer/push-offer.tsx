import { type CurrentSite } from '../../site/current-site';
import { OfferIsland } from './offer-island';
import { offerTexts } from './offer-texts';

/** Asks members, rarely, whether they want push notifications: before the browser does, because its answer is for good. */
export function PushOffer({ site }: { readonly site: CurrentSite }) {
  return site.document.features.push ? <OfferIsland texts={offerTexts(site)} /> : null;
}
