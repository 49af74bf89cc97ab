import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OWN_WORDS, overlayFiles, readOwnWords, readTexts } from './overlays';

const ROOT = join(__dirname, '../..');
const onDisk = (path: string): string => (existsSync(join(ROOT, path)) ? readFileSync(join(ROOT, path), 'utf8') : '');

test('overlays that are only spelled otherwise follow their language: `npm run generate`', () => {
  const stale = overlayFiles(ROOT).filter(([path, content]) => onDisk(path) !== content);
  expect(stale.map(([path]) => path)).toEqual([]);
});

test(`${OWN_WORDS} lists only texts that the language has`, () => {
  const gone = Object.entries(readOwnWords(ROOT)).flatMap(([path, keys = []]) => {
    const texts = readTexts(ROOT, path.replace(/\/([a-z]{2})-[A-Z]{2}(?=[/.])/, '/$1'));
    return keys.filter((key) => texts[key] === undefined).map((key) => `${path} ${key}`);
  });
  expect(gone).toEqual([]);
});
