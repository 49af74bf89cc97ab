import { type CurrentSite } from '../../../site/current-site';
import { HeroAction, HeroArt, HeroKicker, HeroText, HeroTitle } from './hero-parts';

/** One line of type as large as the page allows, a band of drawing from edge to edge, the rest in small. */
export function PosterHero({ site }: { readonly site: CurrentSite }) {
  return (
    <section className="flex flex-col lg:min-h-[min(54rem,92svh)]">
      <div className="frame pt-6 pb-6 lg:pt-10">
        <HeroTitle
          site={site}
          className="text-[length:calc(var(--text-display)*1.12)] lg:text-[length:calc(var(--text-display)*1.36)]"
        />
      </div>
      <HeroArt site={site} className="h-[26svh] min-h-44 lg:h-auto lg:min-h-64 lg:flex-1 lg:basis-0" />
      <div className="frame grid gap-6 py-8 lg:grid-cols-12 lg:items-start lg:py-10">
        <HeroKicker site={site} className="lg:col-span-2 lg:pt-1.5" />
        <HeroText site={site} className="lg:col-span-6" />
        <HeroAction site={site} className="lg:col-span-4" />
      </div>
    </section>
  );
}
