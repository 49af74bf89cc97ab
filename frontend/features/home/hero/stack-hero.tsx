import { type CurrentSite } from '../../../site/current-site';
import { HeroAction, HeroArt, HeroKicker, HeroText, HeroTitle } from './hero-parts';

/** Everything on one axis, the picture rising from below. */
export function StackHero({ site }: { readonly site: CurrentSite }) {
  return (
    <section className="tone-night relative isolate overflow-hidden">
      <div className="frame flex flex-col items-center pt-8 text-center lg:pt-14">
        <HeroKicker site={site} className="mb-4" />
        <HeroTitle site={site} className="mb-5 max-w-[15ch]" />
        <HeroText site={site} className="mb-7" />
        <HeroAction site={site} className="items-center" />
      </div>
      <HeroArt
        site={site}
        className="-mt-6 h-[44svh] min-h-72 [mask-image:linear-gradient(transparent,black_30%)] lg:-mt-12 lg:h-[min(36rem,60svh)]"
      />
    </section>
  );
}
