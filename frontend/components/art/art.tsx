import { type ArtName } from '../../site/site-document';
import { Drawing } from './drawing';
import { MARKS } from './marks/drawings';
import { SCENES } from './scenes/drawings';

interface Traits {
  /** Drawn as night whatever the page's scheme is. */
  readonly night: boolean;
  /** Leaves its middle free, so that words may stand there. */
  readonly open: boolean;
}

export const ART: Readonly<Record<ArtName, Traits>> = {
  lights: { night: true, open: false },
  veils: { night: false, open: true },
  rope: { night: false, open: false },
  moons: { night: true, open: false },
  longsun: { night: false, open: false },
  botanical: { night: false, open: false },
  blocks: { night: false, open: false },
};

/** How far the story of two people has come: apart, near, together. */
export type MarkStep = 1 | 2 | 3;

/** A brand's drawing, filling whatever frame it is given. */
export const ArtScene = ({ art, className }: { readonly art: ArtName; readonly className: string }) => (
  <Drawing svg={SCENES[art]} size="h-full w-full" className={className} />
);

/** One of the three small drawings in which a brand tells how two people meet. */
export const ArtMark = ({ art, step }: { readonly art: ArtName; readonly step: MarkStep }) => (
  <Drawing svg={MARKS[`${art}-${step}`]} size="aspect-square w-[min(5rem,22vw)] overflow-visible lg:w-24" />
);
