import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readTermList } from './term-lists';

let folder: string;
const english = JSON.parse(readFileSync(join(__dirname, '../../contract/text/terms/en.json'), 'utf8')) as Record<
  string,
  object
>;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'terms-'));
  write('en', english);
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

const write = (tag: string, list: object): void => {
  writeFileSync(join(folder, `${tag}.json`), JSON.stringify(list));
};

it('an overlay has its own concepts, and its language’s for all others', () => {
  write('en-GB', { email: { use: ['letter'] } });
  expect(readTermList('en-GB', folder)).toEqual({ ...readTermList('en', folder), email: { use: ['letter'] } });
  expect(readTermList('en-US', folder)).toEqual(readTermList('en', folder));
});

const { email, ...lacking } = english;

it.each([
  ['lacks a concept', lacking],
  ['has one that is none', { ...english, emial: email }],
  ['has a pattern that is none', { ...english, email: { use: ['email'], never: ['(mail'] } }],
  ['has a pattern that matches nothing at all', { ...english, email: { use: ['email'], never: ['(?:mail)?'] } }],
  ['has a field that means nothing', { ...english, email: { use: ['email'], nevr: ['mail'] } }],
])('a list is refused that %s', (_what, list) => {
  write('en', list);
  expect(() => readTermList('en', folder)).toThrow();
});
