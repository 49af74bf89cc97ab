import { type CurrentSite } from '../../../site/current-site';
import { HeroAction, HeroArt, HeroKicker, HeroText, HeroTitle } from './hero-parts';

/** Picture first on a phone; from 992 px words on the left, the picture bleeding off the right edge. */
export function SplitHero({ site }: { readonly site: CurrentSite }) {
  return (
    <section className="relative">
      <div className="frame grid items-center lg:min-h-[min(44rem,86svh)] lg:grid-cols-12">
        <HeroArt
          site={site}
          className="-mx-(--gutter) h-[36svh] min-h-60 rounded-b-box md:h-[52svh] lg:absolute lg:inset-y-0 lg:right-0 lg:left-[54%] lg:mx-0 lg:h-auto lg:rounded-b-none lg:rounded-bl-[calc(var(--radius)*3)]"
        />
        <div className="py-8 lg:col-span-6 lg:row-start-1 lg:py-16 lg:pr-12">
          <HeroKicker site={site} className="mb-4" />
          <HeroTitle site={site} className="mb-5" />
          <HeroText site={site} className="mb-8" />
          <HeroAction site={site} />
        </div>
      </div>
    </section>
  );
}
