import { type HeroName, type SectionName } from '../../site/site-document';

/** The ground of a section. `night` is always dark, `flood` and `second` are the brand's colours. */
export type Tone = 'plain' | 'tint' | 'night' | 'flood' | 'second';

export const TONE_CLASS: Readonly<Record<Tone, string>> = {
  plain: '',
  tint: 'bg-surface-2',
  night: 'tone-night',
  flood: 'tone-flood',
  second: 'tone-second',
};

const TONES: Readonly<Record<HeroName, Partial<Record<SectionName, Tone>>>> = {
  split: { values: 'tint', honesty: 'night' },
  centre: { moments: 'tint', prices: 'tint' },
  poster: { values: 'flood', moments: 'tint' },
  editorial: { moments: 'tint', honesty: 'plain' },
  stack: { values: 'second', moments: 'night', prices: 'tint' },
};

export function toneOf(template: HeroName, section: SectionName): Tone {
  return TONES[template][section] ?? 'plain';
}
