import { portraitPeopleFor, type PortraitPerson, type Niche } from '../../../components/art/portraits/people';
import { type CurrentSite } from '../../../site/current-site';

/** The drawn people who fit the brand's niche, those who say it best first. */
export function portraitPeopleOf({ document }: Pick<CurrentSite, 'document'>): readonly PortraitPerson[] {
  return portraitPeopleFor(document.settings.niche as Niche);
}
