import { type ComponentType } from 'react';
import { currentSite, type CurrentSite } from '../../site/current-site';
import { type SectionName } from '../../site/site-document';
import { Closing } from './closing';
import { Hero } from './hero/hero';
import { Honesty } from './sections/honesty';
import { Moments } from './sections/moments';
import { Prices } from './sections/prices';
import { Questions } from './sections/questions';
import { Steps } from './sections/steps';
import { Values } from './sections/values';

const SECTIONS: Readonly<Record<SectionName, ComponentType<{ site: CurrentSite }>>> = {
  steps: Steps,
  values: Values,
  moments: Moments,
  honesty: Honesty,
  prices: Prices,
  questions: Questions,
};

/** A brand's first page: its template composes, its theme draws, its texts speak. */
export async function HomePage() {
  const site = await currentSite();
  const { theme } = site.document;
  return (
    <div data-template={theme.hero} data-art={theme.art}>
      <Hero site={site} />
      {theme.sections.map((name) => {
        const Section = SECTIONS[name];
        return <Section key={name} site={site} />;
      })}
      <Closing site={site} />
    </div>
  );
}
