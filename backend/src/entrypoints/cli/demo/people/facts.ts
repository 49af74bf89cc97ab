import { TRAITS, type TraitName, wordsOf } from '../../../../../../contract/profile/fields';
import { type CastGender, type Traits, eyesOf, hairOf, nicheOf, relationshipsAt } from './niches';
import { type Skin } from './names';
import { type Chance } from './random';

export interface Somebody {
  readonly gender: CastGender;
  readonly seeking: 'women' | 'men' | 'everyone';
  readonly age: number;
  readonly skin: Skin;
}

/** Facts that fit each other, and whom they are told of. */
export function traitsOf(somebody: Somebody, niche: number, chance: Chance): Traits {
  const { gender, age, skin } = somebody;
  const body = nicheOf(niche).bodies[gender === 'man' ? 'man' : 'woman'];
  const fitting: Partial<Traits> = {
    sexuality: sexualityOf(somebody, chance),
    relationship_status: chance.weighted(relationshipsAt(age)),
    body_type: chance.weighted(body),
    hair_color: hairAt(somebody, chance),
    eye_color: chance.weighted(eyesOf(skin)),
  };
  // Every other trait is any of its words, of a chance of its own: what is told besides stays the same when a trait is added.
  const anyWord = (name: TraitName): string => chance.named(name).one<string>(wordsOf(name));
  return Object.fromEntries(TRAITS.map((name) => [name, fitting[name] ?? anyWord(name)])) as Traits;
}

function sexualityOf({ gender, seeking }: Somebody, chance: Chance): string {
  if (gender === 'non_binary') return chance.one(['queer', 'pansexual', 'bisexual']);
  if (seeking === 'everyone') return chance.weighted({ bisexual: 70, pansexual: 20, queer: 10 });
  if (gender === 'man') return seeking === 'men' ? 'gay' : 'straight';
  return seeking === 'women' ? 'lesbian' : 'straight';
}

function hairAt({ gender, age, skin }: Somebody, chance: Chance): string {
  if (gender === 'man' && age > 34 && chance.is((age - 30) / 170)) return 'bald';
  if (age > 44 && chance.is((age - 42) / 32)) return age > 68 && chance.is(0.6) ? 'white' : 'grey';
  const { dyed = 0, ...own } = hairOf(skin);
  return chance.weighted(age > 52 ? own : { ...own, dyed });
}
