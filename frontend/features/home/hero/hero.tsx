import { type ComponentType } from 'react';
import { type CurrentSite } from '../../../site/current-site';
import { type HeroName } from '../../../site/site-document';
import { CentreHero } from './centre-hero';
import { EditorialHero } from './editorial-hero';
import { PosterHero } from './poster-hero';
import { SplitHero } from './split-hero';
import { StackHero } from './stack-hero';

const HEROES: Readonly<Record<HeroName, ComponentType<{ site: CurrentSite }>>> = {
  split: SplitHero,
  centre: CentreHero,
  poster: PosterHero,
  editorial: EditorialHero,
  stack: StackHero,
};

export function Hero({ site }: { readonly site: CurrentSite }) {
  const Composition = HEROES[site.document.theme.hero];
  return <Composition site={site} />;
}
