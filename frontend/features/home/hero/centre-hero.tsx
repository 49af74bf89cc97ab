import { type CurrentSite } from '../../../site/current-site';
import { HeroAction, HeroArt, HeroKicker, HeroText, HeroTitle } from './hero-parts';

/** Words in the middle of a picture that leaves the middle free; on a phone the picture stands above them. */
export function CentreHero({ site }: { readonly site: CurrentSite }) {
  return (
    <section className="relative isolate overflow-hidden">
      <HeroArt
        site={site}
        className="absolute inset-x-0 top-0 -z-10 h-[42svh] min-h-64 [mask-image:linear-gradient(black_55%,transparent)] lg:h-full lg:[mask-image:none]"
      />
      <div className="frame flex min-h-[min(50rem,92svh)] flex-col items-center justify-end pt-[34svh] pb-14 text-center lg:justify-center lg:py-24">
        <HeroKicker site={site} className="mb-5" />
        <HeroTitle site={site} className="mb-6 max-w-[13ch]" />
        <HeroText site={site} className="mb-9" />
        <HeroAction site={site} className="items-center" />
      </div>
    </section>
  );
}
