import { ART } from '../../../components/art/art';
import { type CurrentSite } from '../../../site/current-site';
import { HeroAction, HeroArt, HeroKicker, HeroText, HeroTitle } from './hero-parts';

const RISING = '-mt-6 [mask-image:linear-gradient(transparent,black_30%)] lg:-mt-12';

/** Everything on one axis, the picture rising from below; out of the dark where it is a picture of night. */
export function StackHero({ site }: { readonly site: CurrentSite }) {
  const { night } = ART[site.document.theme.art];
  return (
    <section className={`relative isolate overflow-hidden ${night ? 'tone-night' : ''}`}>
      <div className="frame flex flex-col items-center pt-8 text-center lg:pt-14">
        <HeroKicker site={site} className="mb-4" />
        <HeroTitle site={site} className="mb-5 max-w-[15ch]" />
        <HeroText site={site} className="mb-7" />
        <HeroAction site={site} className="items-center" />
      </div>
      <HeroArt site={site} className={`h-[44svh] min-h-72 lg:h-[min(36rem,60svh)] ${night ? RISING : 'mt-10'}`} />
    </section>
  );
}
