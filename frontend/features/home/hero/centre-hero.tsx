import { ART } from '../../../components/art/art';
import { type CurrentSite } from '../../../site/current-site';
import { HeroAction, HeroArt, HeroKicker, HeroText, HeroTitle } from './hero-parts';

/** Words in the middle of a picture that leaves its middle free; below any other picture. On phones always below it. */
export function CentreHero({ site }: { readonly site: CurrentSite }) {
  const { open } = ART[site.document.theme.art];
  return (
    <section className="relative isolate overflow-hidden">
      <HeroArt
        site={site}
        className={
          open
            ? 'absolute inset-x-0 top-0 -z-10 h-[42svh] min-h-64 [mask-image:linear-gradient(black_55%,transparent)] lg:h-full lg:[mask-image:none]'
            : 'h-[34svh] min-h-60'
        }
      />
      <div
        className={`frame flex flex-col items-center text-center ${open ? 'min-h-[min(50rem,92svh)] justify-end pt-[34svh] pb-14 lg:justify-center lg:py-24' : 'py-10 lg:py-16'}`}
      >
        <HeroKicker site={site} className="mb-5" />
        <HeroTitle site={site} className="mb-6 max-w-[13ch]" />
        <HeroText site={site} className="mb-9" />
        <HeroAction site={site} className="items-center" />
      </div>
    </section>
  );
}
