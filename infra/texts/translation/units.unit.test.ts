import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { textRoot } from '../testing/text-root';
import { unitsFor } from './units';

let root: string;

beforeEach(() => {
  root = textRoot({
    'frontend/locales/en/likes.json': {
      a: 'Like {{name}}',
      b: 'Chat',
      c: 'GIF',
      n_one: '1',
      n_other: '{{count}} likes',
    },
    'frontend/locales/pl/likes.json': {
      a: 'Polub: {{name}}',
      b: 'Chat',
      c: 'GIF',
      n_one: '1',
      n_few: '{{count}} polubienia',
    },
    'frontend/locales/same-as-english.json': ['pl/likes.c'],
    'tenants/templates/1-plain/texts/en.yaml': "name: 'Plain'\nhome.title: 'Hello'\n",
    'tenants/templates/1-plain/texts/pl.yaml': "name: 'Proste'\n",
    'tenants/texts.schema.json': { properties: { name: { maxLength: 70 } } },
  });
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

const units = (wanted = {}) => unitsFor(root, 'pl', wanted, (key) => [`where ${key} is`]);

it('each text has its English, how far it is, and what a translator has to know', () => {
  expect(units().map(({ id, source, target, state }) => [id, source, target, state])).toEqual([
    ['likes.a', 'Like {{name}}', 'Polub: {{name}}', 'translated'],
    ['likes.b', 'Chat', 'Chat', 'needs-translation'],
    ['likes.c', 'GIF', 'GIF', 'translated'],
    ['likes.n_one', '1', '1', 'translated'],
    ['likes.n_few', '{{count}} likes', '{{count}} polubienia', 'translated'],
    ['likes.n_many', '{{count}} likes', '', 'new'],
    ['likes.n_other', '{{count}} likes', '', 'new'],
    ['templates/1-plain: name', 'Plain', 'Proste', 'translated'],
  ]);
  const notes = new Map(units().map((unit) => [unit.id, unit.notes]));
  expect(notes.get('likes.a')).toEqual(['Used in: where likes.a is', 'Keep as it is: {{name}}']);
  expect(notes.get('likes.n_few')?.at(-1)).toBe('Plural form “few”: as for 2, 3, 4, 22, 23');
  expect(notes.get('likes.n_other')?.at(-1)).toBe('Plural form “other”: fractions or very large numbers');
  expect(notes.get('templates/1-plain: name')?.slice(1)).toEqual([
    'A brand’s own words for name',
    'At most 70 characters',
  ]);
});

it('what a template does not say in the language yet is asked for by its name', () => {
  const ids = units({ namespaces: ['templates/1-plain'] }).map(({ id }) => id);
  expect(ids).toEqual(['templates/1-plain: name', 'templates/1-plain: home.title']);
  expect(() => units({ namespaces: ['likes', 'loves'] })).toThrow('There is no loves.');
});

it('since a commit, it is what became another text in English', () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], { cwd: root });
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '-m', 'Say it');
  const write = (locale: string, texts: object): void => {
    writeFileSync(join(root, `frontend/locales/${locale}/likes.json`), JSON.stringify(texts));
  };
  write('en', { a: 'Like {{name}} now', b: 'Talk', c: 'GIF', d: 'New', n_one: '1', n_other: '{{count}} likes' });
  write('pl', { a: 'Polub: {{name}}', b: 'Rozmowa', c: 'GIF', n_one: '1', n_few: '{{count}} polubienia' });
  expect(units({ since: 'HEAD' }).map(({ id, state }) => [id, state])).toEqual([
    ['likes.a', 'needs-review-translation'],
    ['likes.b', 'translated'],
    ['likes.d', 'new'],
  ]);
});
