import { ART, ArtScene } from '../../../components/art/art';
import { type CurrentSite } from '../../../site/current-site';

/** The brand's drawing as a ground. */
export function ArtUnder({ site }: { readonly site: CurrentSite }) {
  const { art } = site.document.theme;
  return <ArtScene art={art} className={`h-full w-full overflow-hidden ${ART[art].night ? 'tone-night' : ''}`} />;
}
