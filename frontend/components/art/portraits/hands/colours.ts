import { type Person } from '../people';

const SKIN = [
  'oklch(.86 .055 55)',
  'oklch(.81 .07 65)',
  'oklch(.71 .085 60)',
  'oklch(.58 .085 50)',
  'oklch(.47 .075 48)',
];
const HAIR = {
  black: 'oklch(.26 .02 290)',
  brown: 'oklch(.4 .06 50)',
  auburn: 'oklch(.52 .12 42)',
  blond: 'oklch(.78 .1 85)',
  grey: 'oklch(.66 .015 260)',
  white: 'oklch(.9 .012 80)',
} as const;

export const mix = (first: string, percent: number, second: string): string =>
  `color-mix(in oklab,${first} ${percent}%,${second})`;
export const role = (name: string): string => `var(--color-${name})`;

/** A person's own colours, seen in the light of the brand. */
export const skinOf = ({ skin }: Person, brand = 88): string => mix(SKIN[skin] ?? '', brand, role('primary'));
export const hairOf = ({ colour }: Person, brand = 84): string => mix(HAIR[colour], brand, role('primary'));
