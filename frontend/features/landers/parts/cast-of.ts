import { castFor, type CastPerson, type Niche } from '../../../components/art/cast/people';
import { type CurrentSite } from '../../../site/current-site';

/** The drawn people who fit the brand's niche, those who say it best first. */
export function castOf({ document }: Pick<CurrentSite, 'document'>): readonly CastPerson[] {
  return castFor(document.settings.niche as Niche);
}
