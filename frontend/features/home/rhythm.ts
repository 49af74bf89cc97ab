import { type HeroName, type SectionName } from '../../site/site-document';

/** The ground of a section. `night` is always dark, `flood` is the brand's colour, `glow` the same as it is at night. */
export type Tone = 'plain' | 'tint' | 'night' | 'flood' | 'glow';

export const TONE_CLASS: Readonly<Record<Tone, string>> = {
  plain: '',
  tint: 'bg-surface-2',
  night: 'tone-night',
  flood: 'tone-flood',
  glow: 'tone-flood scheme-dark',
};

const TONES: Readonly<Record<HeroName, Partial<Record<SectionName, Tone>>>> = {
  split: { values: 'tint', honesty: 'night' },
  centre: { moments: 'tint', prices: 'tint' },
  poster: { values: 'flood', moments: 'tint' },
  editorial: { moments: 'tint', honesty: 'plain' },
  stack: { values: 'glow', moments: 'night', prices: 'tint' },
};

export function toneOf(template: HeroName, section: SectionName): Tone {
  return TONES[template][section] ?? 'plain';
}
