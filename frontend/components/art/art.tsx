import { type ComponentType } from 'react';
import { type ArtName } from '../../site/site-document';
import { BlocksMark, BlocksScene } from './blocks';
import { BotanicalMark, BotanicalScene } from './botanical';
import { LightsMark, LightsScene } from './lights';
import { LongSunMark, LongSunScene } from './long-sun';
import { MoonsMark, MoonsScene } from './moons';
import { RopeMark, RopeScene } from './rope';
import { type MarkStep } from './scene';
import { VeilsMark, VeilsScene } from './veils';

interface Drawings {
  readonly Scene: ComponentType;
  readonly Mark: ComponentType<{ step: MarkStep }>;
  /** Drawn as night whatever the page's scheme is. */
  readonly night: boolean;
}

export const ART: Readonly<Record<ArtName, Drawings>> = {
  lights: { Scene: LightsScene, Mark: LightsMark, night: true },
  veils: { Scene: VeilsScene, Mark: VeilsMark, night: false },
  rope: { Scene: RopeScene, Mark: RopeMark, night: false },
  moons: { Scene: MoonsScene, Mark: MoonsMark, night: true },
  longsun: { Scene: LongSunScene, Mark: LongSunMark, night: false },
  botanical: { Scene: BotanicalScene, Mark: BotanicalMark, night: false },
  blocks: { Scene: BlocksScene, Mark: BlocksMark, night: false },
};

export type { MarkStep };
