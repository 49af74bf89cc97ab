import { askedPrompts, type PromptSettings } from '../../../../../../contract/profile/prompts';
import { type FictionalPerson, INTERESTS } from '../../../../modules/members';
import da from '../texts/da.json';
import de from '../texts/de.json';
import en from '../texts/en.json';
import es from '../texts/es.json';
import fi from '../texts/fi.json';
import fr from '../texts/fr.json';
import it from '../texts/it.json';
import nb from '../texts/nb.json';
import nl from '../texts/nl.json';
import pl from '../texts/pl.json';
import sv from '../texts/sv.json';
import bdsm from '../texts/wishes-bdsm.json';
import { type Chance } from './random';

interface Texts {
  /** `cooking coffee | I bake.`: what somebody likes who says so. */
  readonly openers: readonly string[];
  readonly closers: readonly string[];
  readonly looking_for: readonly string[];
  /** By question, what somebody might answer. */
  readonly answers: Readonly<Record<string, readonly string[]>>;
}

const TEXTS: Readonly<Record<string, Texts>> = { da, de, en, es, fi, fr, it, nb, nl, pl, sv };
const WISHES: Readonly<Record<number, Readonly<Record<string, readonly string[]>>>> = { 3: bdsm };

/** Shares no divisor with the number of pairs, so that neighbours have neither sentence in common. */
const STRIDE = 677;
/** As many of a brand at the most write one language. */
const BRAND = 320;

export interface Words {
  readonly about: string;
  readonly looking_for: string;
  readonly interests: readonly number[];
}

/** The texts of a brand's n-th writer of a language. No two writers of a language share texts, across all brands. */
export function wordsOf(language: string, niche: number, n: number, chance: Chance): Words {
  const { openers, closers, looking_for } = TEXTS[language] ?? en;
  const pair = (((niche % 5) * BRAND + n) * STRIDE) % (openers.length * closers.length);
  const [likes = '', opener = ''] = (openers[pair % openers.length] ?? '').split(' | ');
  const closer = closers[Math.floor(pair / openers.length)] ?? '';
  const wishes = WISHES[niche]?.[language];
  return {
    about: `${opener} ${closer}`,
    looking_for: chance.one(wishes && chance.is(0.7) ? wishes : looking_for),
    interests: interestsOf(likes.split(' '), chance),
  };
}

/** Three in four answer a question or two that their brand asks. */
export function answersOf(
  language: string,
  prompts: PromptSettings,
  chance: Chance,
): NonNullable<FictionalPerson['prompts']> {
  const { answers }: Texts = TEXTS[language] ?? en;
  const questions = askedPrompts(prompts.off, prompts.own).flatMap((code) =>
    answers[code] ? [{ code, texts: answers[code] }] : [],
  );
  const count = chance.weighted({ 0: 25, 1: 35, 2: 40 });
  return chance.several(questions, Number(count)).map(({ code, texts }) => ({ code, answer: chance.one(texts) }));
}

function interestsOf(likes: readonly string[], chance: Chance): number[] {
  const told = INTERESTS.flatMap(([id, key]) => (likes.includes(key) ? [id] : []));
  const others = INTERESTS.flatMap(([id]) => (told.includes(id) ? [] : [id]));
  return [...told, ...chance.several(others, chance.whole(2, 5))].sort((a, b) => a - b);
}
