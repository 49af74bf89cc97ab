import { type CurrentSite } from '../../../site/current-site';
import { HeroAction, HeroArt, HeroKicker, HeroText, HeroTitle } from './hero-parts';

/** As the opening of a magazine piece: a large heading, a wide picture, the text beside its margin. */
export function EditorialHero({ site }: { readonly site: CurrentSite }) {
  return (
    <section>
      <div className="frame pt-8 pb-8 lg:grid lg:grid-cols-12 lg:pt-16 lg:pb-14">
        <HeroKicker site={site} className="mb-4 lg:col-span-3 lg:pt-4" />
        <HeroTitle site={site} className="lg:col-span-9" />
      </div>
      <HeroArt site={site} className="h-[30svh] min-h-48 lg:h-[min(30rem,52svh)]" />
      <div className="frame grid gap-8 py-10 lg:grid-cols-12 lg:py-16">
        <HeroText site={site} className="lg:col-span-6 lg:col-start-4" />
        <HeroAction site={site} className="lg:col-span-6 lg:col-start-4" />
      </div>
    </section>
  );
}
