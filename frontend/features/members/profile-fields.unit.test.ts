import {
  FACT_FIELDS,
  FILTER_FIELDS,
  isFactKind,
  NOTE_FIELDS,
  SEARCHED_TRAITS,
  wordsOf,
} from '../../../contract/profile/fields';
import { createFormats } from '../../lib/i18n/formats';
import { createTranslate } from '../../lib/i18n/translator';
import { makeSite } from '../../server/testing/site-fixture';
import { type CurrentSite } from '../../site/current-site';
import { profileTexts } from './profile/profile-texts';
import { isOffered, queryOf, readFilters } from './search/filters';
import { filterTexts } from './search/search-texts';

jest.mock('../../site/current-site', () => ({ fictionalLabel: () => 'Fictional profile' }));

async function siteWithEverything(): Promise<CurrentSite> {
  const site = makeSite('Veil');
  const t = await createTranslate({ locale: 'en', overrides: undefined, defaults: { site: 'Veil', age: 18 } });
  const document = { ...site, settings: { ...site.settings, search_fields: FILTER_FIELDS } };
  return { document, revision: 1, locale: 'en', formats: createFormats('en-GB'), t };
}

it('names every fact, each of its words and every note of a profile', async () => {
  const { fields, words, notes } = profileTexts(await siteWithEverything(), 'members');
  expect(Object.keys(fields)).toEqual(FACT_FIELDS);
  expect(Object.keys(notes)).toEqual(NOTE_FIELDS);
  const wanted = FACT_FIELDS.filter(isFactKind).flatMap((name) => wordsOf(name).map((word) => `${name}_${word}`));
  expect(Object.keys(words)).toEqual(wanted);
  for (const text of Object.values({ ...fields, ...words, ...notes })) expect(text).not.toMatch(/^$|facts\.|undefined/);
  expect([fields['smoker'], words['smoker_sometimes']]).toEqual(['Smoking', 'Sometimes']);
});

it.each(SEARCHED_TRAITS)('offers members the filter %s with the words of its row, and no other', async (name) => {
  const { traits } = filterTexts(await siteWithEverything());
  expect(traits[name]?.options.map(({ value }) => value)).toEqual(wordsOf(name));
  const offer = { fields: FILTER_FIELDS, minAge: 18, isMember: true };
  const query = `?${name}=${wordsOf(name).join(',')}`;
  expect(queryOf(readFilters(query, offer))).toBe(query);
  expect(readFilters(`?${name}=${wordsOf(name)[0]},no_such_word`, offer)).toEqual({});
  expect(isOffered(name, { ...offer, isMember: false })).toBe(false);
  expect(isOffered(name, { ...offer, fields: [] })).toBe(false);
});
