import {
  type FactField,
  FACT_FIELDS,
  NOTE_FIELDS,
  PROFILE_FIELDS,
  TRAITS,
  wordsOf,
} from '../../../contract/profile/fields';
import { PROMPT_CODES } from '../../../contract/profile/prompts';
import { createFormats } from '../../lib/i18n/formats';
import { createTranslate } from '../../lib/i18n/translator';
import { makeSite } from '../../server/testing/site-fixture';
import { editorTexts } from './texts';

async function textsWith(facts: readonly FactField[]) {
  const site = makeSite('Veil');
  const settings = { ...site.settings, visible_profile_fields: facts, visible_profile_notes: NOTE_FIELDS };
  const t = await createTranslate({ locale: 'en', overrides: undefined, defaults: { site: 'Veil', age: 18 } });
  const document = { ...site, settings };
  return editorTexts({ document, revision: 1, locale: 'en', formats: createFormats('en-GB'), t });
}

it('asks every fact and note that the brand shows, in its order, with a label for each word', async () => {
  const { facts, notes, gender, seeking } = await textsWith(FACT_FIELDS);
  expect(facts.map(({ field }) => field)).toEqual([...TRAITS, 'interests']);
  expect(notes.map(({ field, most }) => [field, most])).toEqual(
    NOTE_FIELDS.map((name) => [name, PROFILE_FIELDS[name].most]),
  );
  for (const choice of [gender, seeking, ...facts])
    if ('options' in choice) {
      expect(choice.options.map(({ value }) => value)).toEqual(wordsOf(choice.field));
      for (const { label } of [choice, ...choice.options]) expect(label).not.toMatch(/^$|facts\.|undefined/);
    }
  expect(facts.find(({ field }) => field === 'smoker')).toEqual({
    ...{ field: 'smoker', label: 'Smoking' },
    options: [
      { value: 'no', label: 'No' },
      { value: 'sometimes', label: 'Sometimes' },
      { value: 'yes', label: 'Yes' },
    ],
  });
});

it('asks nothing that the brand does not show or that this build does not know, and the gender apart', async () => {
  const { facts, gender } = await textsWith(['smoker', 'gender', 'shoe_size' as FactField]);
  expect(facts.map(({ field }) => field)).toEqual(['smoker']);
  expect(gender.field).toBe('gender');
});

it('asks the questions of the brand first and names each, also those that it has switched off', async () => {
  const site = makeSite('Veil');
  const t = await createTranslate({ locale: 'en', overrides: undefined, defaults: { site: 'Veil', age: 18 } });
  const own = [{ code: 'own_light', question: { en: 'The best light', nl: 'Het mooiste licht' } }];
  const document = { ...site, prompts: { off: ['two_truths' as const], own } };
  const { prompts } = editorTexts({ document, revision: 1, locale: 'en', formats: createFormats('en-GB'), t });
  expect(prompts.asked).toEqual(['own_light', ...PROMPT_CODES.filter((code) => code !== 'two_truths')]);
  expect([prompts.questions['own_light'], prompts.questions['two_truths']]).toEqual([
    'The best light',
    'Two truths and a lie',
  ]);
  for (const text of Object.values(prompts.questions)) expect(text).not.toMatch(/^$|prompts\.|undefined/);
});
