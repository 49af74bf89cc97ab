import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listSince } from './commands/since';
import { textsAt } from './text-history';
import { textRoot } from './testing/text-root';

let root: string;

const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null' },
  });

const file = (locale: string): string => `frontend/locales/${locale}/likes.json`;
const write = (locale: string, texts: object): void => {
  writeFileSync(join(root, file(locale)), JSON.stringify(texts));
};

beforeEach(() => {
  root = textRoot({
    [file('en')]: { a: 'A', b: 'B', c: 'C', n_one: '1 like', n_other: '{{count}} likes' },
    [file('nl')]: { a: 'a', b: 'b', c: 'c', n_one: '1 like', n_other: '{{count}} likes' },
    [file('en-US')]: { a: 'A!' },
    'frontend/locales/en/é.txt': 'no text file',
  });
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '-m', 'Say it');
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

it('a commit has its texts whatever became of them', () => {
  write('en', {});
  const texts = textsAt(root, 'HEAD').map(({ locale, key, text }) => `${locale} ${key} ${text}`);
  expect(texts).toContain('en likes.b B');
  expect(texts).toContain('en-US likes.a A!');
  expect(texts).toHaveLength(11);
});

it('what became of the English texts is told, and whether each language followed', () => {
  write('en', { a: 'Ah', b: 'Be', d: 'D', n_one: '1 like', n_other: '{{count}} new likes' });
  write('nl', { a: 'ah', b: 'b', c: 'c', n_one: '1 nieuwe', n_other: '{{count}} likes' });
  expect(listSince('HEAD', root)).toEqual([
    'likes.a  changed',
    '  was    A',
    '  en     Ah',
    '  changed: nl',
    '  as before: en-US',
    'likes.b  changed',
    '  was    B',
    '  en     Be',
    '  as before: nl',
    'likes.d  new',
    '  en     D',
    '  missing: nl',
    'likes.n_other  changed',
    '  was    {{count}} likes',
    '  en     {{count}} new likes',
    '  changed: nl',
    'likes.c  gone',
    '  was    C',
    '  as before: nl',
    '1 new, 3 changed, 1 gone since HEAD',
  ]);
});

it('a language is told what it has left as it was', () => {
  write('en', { a: 'Ah', b: 'Be', c: 'C', n_one: '1 like', n_other: '{{count}} likes' });
  write('nl', { a: 'ah', b: 'b', c: 'c', n_one: '1 like', n_other: '{{count}} likes' });
  expect(listSince('HEAD', root, 'nl')).toEqual([
    'likes.b  changed',
    '  was    B',
    '  en     Be',
    '  nl     b',
    '0 new, 2 changed, 0 gone since HEAD; 1 to look at in nl',
  ]);
});

it('an overlay follows its language, in what it says itself', () => {
  write('en', { a: 'Ah', b: 'Be', c: 'C', n_one: '1 like', n_other: '{{count}} likes' });
  const [told, , , own] = listSince('HEAD', root, 'en-US');
  expect([told, own]).toEqual(['likes.a  changed', '  en-US  A!']);
});

it('says so where nothing is written in a language', () => {
  expect(() => listSince('HEAD', root, 'xx')).toThrow('There is no text in xx.');
});

it.each(['nothing', '--output=/dev/null', 'HEAD:frontend'])('there is no commit %s', (name) => {
  expect(() => textsAt(root, name)).toThrow(`There is no commit ${name}.`);
});
