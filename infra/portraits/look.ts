import { skinOf } from '../../backend/src/entrypoints/cli/demo/people/names';
import { Chance } from '../../backend/src/entrypoints/cli/demo/people/random';
import { type Sitter } from '../../backend/src/entrypoints/cli/demo/portraits/sitter';
import { type Clothes, type Hair, type HairColour, type Person } from '../../frontend/components/art/portraits/people';

const COLOURS: Readonly<Record<string, HairColour>> = {
  ...{ black: 'black', brown: 'brown', blond: 'blond', red: 'auburn', grey: 'grey', white: 'white', dyed: 'auburn' },
  bald: 'brown',
};

/** Half the width of the shoulders, and how much wider than usual the face is. */
const BODIES: Readonly<Record<string, readonly [number, number]>> = {
  ...{ slim: [47, -1.5], athletic: [53, -0.5], average: [52, 0], muscular: [60, 0.5] },
  ...{ curvy: [57, 1.5], full_figured: [64, 3] },
};

const CLOTHES: readonly Clothes[] = ['vee', 'shirt', 'roll', 'scarf', 'hood', 'blazer', 'round'];

/** How somebody is drawn: who they are by name and facts, and what they are not told about, by chance; always the same. */
export function lookOf({ brand, id, nth, name, gender, age, hair, body, usualSkin }: Sitter): Person {
  const chance = new Chance(`${brand}/${id}/look`);
  const isMan = gender === 'man' || (gender === 'non_binary' && chance.is(0.4));
  const skin = skinOf(name, chance.is(0.75) ? usualSkin : usualSkin === 0 ? 1 : 0);
  const [shoulders, wider] = BODIES[body] ?? [52, 0];
  const cut = isMan ? mansHair(chance, age, hair, skin) : chance.one(womansHair(age, skin));
  const beard = isMan && chance.is(0.48) ? chance.one(['full', 'short', 'short', 'moustache'] as const) : undefined;
  const shape = {
    face: Math.round((isMan ? 28 : 26.5) + wider * 0.8 + chance.between(-1, 1)),
    height: Math.round((isMan ? 37 : 35.5) + chance.between(-1, 1)),
    neck: Math.round((isMan ? 13.5 : 10) + wider * 0.7 + chance.between(-0.5, 1)),
    shoulders: Math.round(shoulders + (isMan ? 5 : 0) + chance.between(-2, 2)),
    jaw: (isMan ? 0.62 : 0.48) + Math.max(0, wider) * 0.03 + chance.between(0, 0.12),
  };
  const glasses = chance.is(age > 44 ? 0.34 : 0.17) ? chance.one(['round', 'square'] as const) : undefined;
  const earrings = !isMan && chance.is(0.4);
  // Another picture is another day.
  const day = new Chance(`${brand}/${id}/${nth}`);
  const side = (chance.is(0.5) ? 1 : -1) * (nth % 2 === 0 ? 1 : -1);
  return {
    hair: cut,
    colour: COLOURS[hair] ?? 'brown',
    skin,
    clothes: day.one(isMan || day.is(0.7) ? CLOTHES : (['wide'] as const)),
    ...(beard && { beard }),
    ...(glasses && day.is(0.85) && { glasses }),
    earrings,
    lips: !isMan,
    lines: age < 42 ? 0 : age < 60 ? 1 : 2,
    ...shape,
    turn: side * day.between(0.06, 0.14),
    lean: Math.round(day.between(2, 6)) * (day.is(0.5) ? 1 : -1),
  };
}

function mansHair(chance: Chance, age: number, hair: string, skin: number): Hair {
  if (hair === 'bald') return chance.is(0.6) ? 'shaved' : 'receding';
  if (age > 50 && chance.is(0.4)) return 'receding';
  if (skin === 4) return chance.one(['crop', 'shaved', 'afro', 'crop'] as const);
  return chance.one(['crop', 'quiff', 'crop', 'curls', 'pixie'] as const);
}

function womansHair(age: number, skin: number): readonly Hair[] {
  if (skin === 4) return ['afro', 'afro', 'bun', 'curls', 'lob', 'pixie'];
  return age > 54
    ? ['bob', 'bob', 'bun', 'pixie', 'lob', 'curls']
    : ['waves', 'waves', 'lob', 'bob', 'bun', 'curls', 'pixie'];
}
