import { rmSync } from 'node:fs';
import { textRoot } from '../testing/text-root';
import { listTerm } from './term';

let root: string;

beforeAll(() => {
  root = textRoot({
    'frontend/locales/en/links.json': {
      a: 'Open our email or e-mail',
      b: 'Nothing',
      c: 'Two emails at {{support_email}}',
    },
    'frontend/locales/de/links.json': { a: 'Unsere E-Mail,\nunsere Mail' },
  });
});

afterAll(() => {
  rmSync(root, { recursive: true });
});

it('shows the words of a concept, and those that are forbidden', () => {
  expect(listTerm('email', root)).toEqual([
    'email: A letter that is sent over the internet.',
    '  de     E-Mail, E-Mail-Adresse',
    '  en     email',
    'links.a\n  de     Unsere +E-Mail+, ⏎ unsere !Mail!',
    'links.a\n  en     Open our +email+ or !e-mail!',
    'links.c\n  en     Two +emails+ at {}',
    '3 of 4 texts, 2 with a word that is forbidden',
  ]);
});

it('shows one language only', () => {
  expect(listTerm('email', root, 'de').at(-1)).toBe('1 of 1 texts, 1 with a word that is forbidden');
});

it('names the concepts where there is none of that name', () => {
  expect(() => listTerm('mail', root)).toThrow('There is no mail; there are like, match');
});

it('says so where nothing is written in a language', () => {
  expect(() => listTerm('email', root, 'xx')).toThrow('There is no text in xx.');
});
