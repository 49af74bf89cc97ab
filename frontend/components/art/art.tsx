import { type ComponentType } from 'react';
import { type ArtName } from '../../site/site-document';
import { BlocksMark, BlocksScene } from './blocks';
import { BotanicalMark, BotanicalScene } from './botanical';
import { LightsMark, LightsScene } from './lights';
import { LongSunMark, LongSunScene } from './long-sun';
import { MoonsMark, MoonsScene } from './moons';
import { RopeMark, RopeScene } from './rope';
import { markup } from './markup';
import { type MarkStep } from './scene';
import { VeilsMark, VeilsScene } from './veils';

interface Drawings {
  readonly Scene: ComponentType;
  readonly Mark: ComponentType<{ step: MarkStep }>;
  /** Drawn as night whatever the page's scheme is. */
  readonly night: boolean;
  /** Leaves its middle free, so that words may stand there. */
  readonly open: boolean;
}

export const ART: Readonly<Record<ArtName, Drawings>> = {
  lights: { Scene: LightsScene, Mark: LightsMark, night: true, open: false },
  veils: { Scene: VeilsScene, Mark: VeilsMark, night: false, open: true },
  rope: { Scene: RopeScene, Mark: RopeMark, night: false, open: false },
  moons: { Scene: MoonsScene, Mark: MoonsMark, night: true, open: false },
  longsun: { Scene: LongSunScene, Mark: LongSunMark, night: false, open: false },
  botanical: { Scene: BotanicalScene, Mark: BotanicalMark, night: false, open: false },
  blocks: { Scene: BlocksScene, Mark: BlocksMark, night: false, open: false },
};

/** A brand's drawing, filling whatever frame it is given. */
export function ArtScene({ art, className }: { readonly art: ArtName; readonly className: string }) {
  const { Scene } = ART[art];
  return <div className={className} dangerouslySetInnerHTML={{ __html: markup(<Scene />) }} />;
}

/** One of the three small drawings in which a brand tells how two people meet. */
export function ArtMark({ art, step }: { readonly art: ArtName; readonly step: MarkStep }) {
  const { Mark } = ART[art];
  return <div dangerouslySetInnerHTML={{ __html: markup(<Mark step={step} />) }} />;
}

export type { MarkStep };
