import { readdirSync } from 'node:fs';
import path from 'node:path';
import { RESERVED_TOKENS } from '../../backend/src/modules/tenants/document/schema/reserved-tokens';
import { ROUTES } from '../../frontend/site/routes';
import { PUBLIC_PAGES } from '../../frontend/site/public-pages';

const PAGES = path.join(__dirname, '../../frontend/app/[site]/[rev]/[locale]');

/** First segments of what stands in the app folder; what is in brackets stands for anything. */
function builtSegments(): string[] {
  const folders = readdirSync(PAGES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('page.tsx'))
    .map((file) => file.split(path.sep).find((part) => !part.startsWith('(')) ?? '');
  return folders.filter((folder) => folder !== 'page.tsx' && !folder.startsWith('['));
}

test('no brand can give a page of its own the address of a route', () => {
  const known = [...Object.values(ROUTES), ...Object.values(PUBLIC_PAGES)].map((route) => route.split('/')[1] ?? '');
  const taken = new Set([...builtSegments(), ...known]);
  for (const free of ['', 'no-such-page']) taken.delete(free);
  expect([...taken].filter((segment) => !RESERVED_TOKENS.has(segment))).toEqual([]);
  expect(taken.size).toBeGreaterThan(5);
});
