import { readFileSync } from 'node:fs';
import path from 'node:path';
import { countGraphemes } from '../text/graphemes';
import { LOCALES } from '../text/locales';
import { OWN_PROMPT_CODE, PROMPT_CODES, askedPrompts, isPromptCode } from './prompts';

const FOLDER = path.join(__dirname, '../../frontend/locales');
/** Longer ones need a third line on a small phone. */
const LONGEST_QUESTION = 64;

test('codes fit the column, each is there once, and none is like a brand’s own', () => {
  expect(new Set(PROMPT_CODES).size).toBe(PROMPT_CODES.length);
  for (const code of PROMPT_CODES) {
    expect(code).toMatch(/^[a-z_]{2,40}$/);
    expect(code).not.toMatch(OWN_PROMPT_CODE);
    // `PUT /api/profile/prompts/order` is an address of its own.
    expect(code).not.toBe('order');
  }
});

test('a brand asks its own questions first, and none that it has switched off', () => {
  const asked = askedPrompts(['good_sunday', 'party_spot'], [{ code: 'own_b' }, { code: 'own_a' }]);
  expect(asked.slice(0, 3)).toEqual(['own_b', 'own_a', 'cook_for_you']);
  expect(asked).toHaveLength(PROMPT_CODES.length);
  expect(asked).not.toContain('party_spot');
  expect(askedPrompts([], [])).toEqual(PROMPT_CODES);
  expect([isPromptCode('good_sunday'), isPromptCode('own_a')]).toEqual([true, false]);
});

test.each(LOCALES)('every question has a text of its own in %s that fits a small phone', (locale) => {
  const texts = JSON.parse(readFileSync(path.join(FOLDER, locale, 'prompts.json'), 'utf8')) as Record<string, string>;
  const questions = PROMPT_CODES.map((code) => texts[`question_${code}`] ?? '');
  expect(questions.filter((text) => text === '' || countGraphemes(text) > LONGEST_QUESTION)).toEqual([]);
  expect(new Set(questions).size).toBe(PROMPT_CODES.length);
  const there = Object.keys(texts).filter((key) => key.startsWith('question_'));
  expect(there).toEqual(PROMPT_CODES.map((code) => `question_${code}`));
});
