export type PortraitPerson = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;
export type Niche = 1 | 2 | 3 | 4 | 5 | 6 | 7;

export type Hair =
  'waves' | 'bob' | 'lob' | 'bun' | 'afro' | 'crop' | 'quiff' | 'curls' | 'receding' | 'pixie' | 'shaved';
export type HairColour = 'black' | 'brown' | 'auburn' | 'blond' | 'grey' | 'white';
export type Clothes = 'vee' | 'shirt' | 'roll' | 'scarf' | 'hood' | 'blazer' | 'round' | 'wide';

export interface Person {
  readonly hair: Hair;
  readonly colour: HairColour;
  /** From light to dark. */
  readonly skin: 0 | 1 | 2 | 3 | 4;
  readonly clothes: Clothes;
  readonly beard?: 'full' | 'short' | 'moustache';
  readonly glasses?: 'round' | 'square';
  readonly earrings?: boolean;
  readonly lips: boolean;
  /** Lines of a face: 0 none, 1 those of a smile, 2 those of many. */
  readonly lines: 0 | 1 | 2;
  /** Half the width of face, neck and shoulders; half the height of the face. */
  readonly face: number;
  readonly height: number;
  readonly neck: number;
  readonly shoulders: number;
  /** 0.4 pointed to 0.85 square. */
  readonly jaw: number;
  /** The direction in which they look, and the tilt of the head, in degrees. */
  readonly turn: number;
  readonly lean: number;
}

/** Twelve grown people, in their late twenties to their seventies. Drawings: none of them is anybody. */
export const PEOPLE: Readonly<Record<PortraitPerson, Person>> = {
  1: person('waves', 'auburn', 0, 'vee', { shape: [26, 36, 10, 48, 0.46], pose: [0.1, -5], lips: true }),
  2: person('crop', 'black', 3, 'shirt', { shape: [28, 37, 14, 60, 0.7], pose: [-0.1, 3], beard: 'full' }),
  3: person('bob', 'white', 0, 'roll', {
    shape: [27, 35, 10, 50, 0.52],
    pose: [-0.08, 4],
    lips: true,
    lines: 2,
    glasses: 'round',
  }),
  4: person('receding', 'white', 1, 'blazer', {
    shape: [28, 38, 13, 57, 0.68],
    pose: [0.1, -3],
    lines: 2,
    beard: 'moustache',
  }),
  5: person('afro', 'black', 4, 'wide', {
    shape: [28, 36, 13, 62, 0.58],
    pose: [0.08, -4],
    lips: true,
    lines: 1,
    earrings: true,
  }),
  6: person('bun', 'grey', 2, 'scarf', { shape: [27, 36, 11, 54, 0.5], pose: [-0.12, 5], lips: true, lines: 1 }),
  7: person('quiff', 'black', 1, 'hood', { shape: [27, 36, 13, 56, 0.62], pose: [0.1, -3] }),
  8: person('curls', 'brown', 1, 'round', { shape: [31, 35, 14, 68, 0.66], pose: [-0.08, 5], lips: true }),
  9: person('shaved', 'grey', 4, 'roll', { shape: [29, 38, 16, 64, 0.74], pose: [-0.1, -2], lines: 1, beard: 'short' }),
  10: person('lob', 'black', 1, 'blazer', { shape: [26, 36, 10, 50, 0.5], pose: [0.12, 4], lips: true, lines: 1 }),
  11: person('crop', 'auburn', 0, 'hood', {
    shape: [31, 37, 17, 72, 0.78],
    pose: [0.08, 3],
    beard: 'full',
    lines: 1,
    glasses: 'square',
  }),
  12: person('pixie', 'grey', 3, 'shirt', {
    shape: [30, 35, 13, 66, 0.62],
    pose: [0.1, -4],
    lips: true,
    lines: 2,
    earrings: true,
  }),
};

interface More extends Partial<Pick<Person, 'beard' | 'glasses' | 'earrings' | 'lips' | 'lines'>> {
  /** Face, height, neck, shoulders, jaw. */
  readonly shape: readonly [number, number, number, number, number];
  readonly pose: readonly [number, number];
}

function person(
  hair: Hair,
  colour: HairColour,
  skin: Person['skin'],
  clothes: Clothes,
  { shape: [face, height, neck, shoulders, jaw], pose: [turn, lean], ...more }: More,
): Person {
  return {
    hair,
    colour,
    skin,
    clothes,
    face,
    height,
    neck,
    shoulders,
    jaw,
    turn,
    lean,
    lips: false,
    lines: 0,
    ...more,
  };
}

const FITTING: Readonly<Record<Niche, readonly PortraitPerson[]>> = {
  1: [1, 2, 8, 7, 10, 9, 5, 11, 6, 4, 3, 12],
  2: [10, 7, 1, 2, 5, 9, 6, 11, 8, 4],
  3: [2, 10, 9, 1, 11, 5, 7, 6],
  4: [8, 11, 5, 2, 12, 9],
  5: [3, 4, 12, 9, 6],
  6: [6, 10, 5, 12, 3, 9, 2, 4],
  7: [2, 11, 7, 9, 4],
};

/** Returns the people who fit a niche, the most typical ones first. */
export function portraitPeopleFor(niche: Niche): readonly PortraitPerson[] {
  return FITTING[niche];
}
