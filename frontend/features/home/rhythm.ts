import { type HeroName, type SectionName } from '../../site/site-document';

/** The ground of a section. `night` is always dark, `flood` is the brand's colour. */
export type Tone = 'plain' | 'tint' | 'night' | 'flood';

export const TONE_CLASS: Readonly<Record<Tone, string>> = {
  plain: '',
  tint: 'bg-surface-2',
  night: 'tone-night',
  flood: 'tone-flood',
};

const TONES: Readonly<Record<HeroName, Partial<Record<SectionName, Tone>>>> = {
  split: { values: 'tint', honesty: 'night' },
  centre: { moments: 'tint', prices: 'tint' },
  poster: { values: 'flood', moments: 'tint' },
  editorial: { moments: 'tint', honesty: 'plain' },
  stack: { values: 'flood', moments: 'night', prices: 'tint' },
};

export function toneOf(template: HeroName, section: SectionName): Tone {
  return TONES[template][section] ?? 'plain';
}
