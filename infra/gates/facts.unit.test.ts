import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FACTS as KNOWN } from '../../backend/src/modules/members/facts/facts';
import {
  FACT_FIELDS,
  MOST_INTERESTS as MOST_KNOWN,
  NOTE_FIELDS,
  NOTE_LENGTH as LENGTH_KNOWN,
  SEEKING as SEEKING_KNOWN,
} from '../../backend/src/modules/members/profile/profile-fields';
import { countGraphemes as countKept } from '../../backend/src/shared/graphemes';
import { tidyText } from '../../backend/src/shared/plain-text';
import { FACTS, type FactField, type NoteField, SEEKING } from '../../frontend/lib/facts';
import { countGraphemes } from '../../frontend/lib/graphemes';
import { MOST_INTERESTS, NOTE_LENGTH } from '../../frontend/lib/profile-limits';

const LOCALES = path.join(__dirname, '../../frontend/locales');
const languages = readdirSync(LOCALES, { withFileTypes: true }).filter((entry) => entry.isDirectory());

/** The compiler is the judge: the browser knows the api's fields, and no other. */
const fields: readonly FactField[] = FACT_FIELDS;
const apiFields: readonly (typeof FACT_FIELDS)[number][] = fields;
const notes: readonly NoteField[] = NOTE_FIELDS;
const apiNotes: readonly (typeof NOTE_FIELDS)[number][] = notes;

test('the browser knows every fact of the api, and its limits', () => {
  expect([FACTS, SEEKING]).toEqual([KNOWN, SEEKING_KNOWN]);
  expect([...apiFields].sort()).toEqual([...Object.keys(FACTS), 'interests'].sort());
  expect([NOTE_LENGTH, MOST_INTERESTS]).toEqual([LENGTH_KNOWN, MOST_KNOWN]);
});

test.each(languages.map(({ name }) => name))(
  'every fact and each of its words has a text of its own in %s',
  (locale) => {
    const texts = JSON.parse(readFileSync(path.join(LOCALES, locale, 'facts.json'), 'utf8')) as Record<string, string>;
    const lists = Object.entries({ ...KNOWN, seeking: SEEKING_KNOWN });
    const words = lists.flatMap(([field, list]) => list.map((word) => `${field}_${word}`));
    const named = ['name', 'date_of_birth', 'photo', 'city', 'seeking', ...FACT_FIELDS, ...apiNotes];
    expect(Object.keys(texts).sort()).toEqual([...named, ...words].sort());
    for (const [field, list] of lists)
      expect(new Set(list.map((word) => texts[`${field}_${word}`])).size).toBe(list.length);
  },
);

test.each(['', '  a  ', 'a\r\n\r\n\r\n\r\nb  \nc', 'e\u0301e\u0301', '👩‍👩‍👧‍👦🇳🇱👍🏽', 'नमस्ते', ' \n ', `${'x'.repeat(300)}\n`])(
  'the browser counts %j as the api does',
  (text) => {
    expect(countGraphemes(text)).toBe(countKept(tidyText(text)));
  },
);
