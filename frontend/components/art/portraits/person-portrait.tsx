import { type ComponentType } from 'react';
import { type ArtName } from '../../../site/site-document';
import { markup } from '../markup';
import { figureOf } from './figure';
import { BlocksHand } from './hands/blocks';
import { BotanicalHand } from './hands/botanical';
import { LightsHand } from './hands/lights';
import { LongSunHand } from './hands/long-sun';
import { MoonsHand } from './hands/moons';
import { type Hand } from './hands/portrait-frame';
import { RopeHand } from './hands/rope';
import { VeilsHand } from './hands/veils';
import { type PortraitPerson, PEOPLE, type Person } from './people';

const HANDS: Readonly<Record<ArtName, ComponentType<Hand>>> = {
  lights: LightsHand,
  veils: VeilsHand,
  rope: RopeHand,
  moons: MoonsHand,
  longsun: LongSunHand,
  botanical: BotanicalHand,
  blocks: BlocksHand,
};

interface Props {
  readonly art: ArtName;
  readonly person: PortraitPerson;
  readonly className?: string;
}

/**
 * Somebody as the text of an SVG, in a brand's hand and with its colours as custom properties. `id` is theirs alone. Portraits are
 * code, unlike the other drawings, because each follows somebody's measures; shapes that do not are in the JSON files of these folders.
 */
export function portraitOf(art: ArtName, person: Person, id: string): string {
  const Drawn = HANDS[art];
  return markup(<Drawn person={person} figure={figureOf(person)} id={id} />);
}

/** One of the cast, drawn in the brand's hand: 4:5, as wide as its place. Never shown as a member. */
export function PersonPortrait({ art, person, className = '' }: Props) {
  return (
    <div
      aria-hidden="true"
      className={`aspect-[4/5] overflow-hidden ${className}`}
      dangerouslySetInnerHTML={{ __html: portraitOf(art, PEOPLE[person], `${art}-${person}`) }}
    />
  );
}
