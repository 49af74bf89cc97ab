import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../..');
/** The only folder that opens connections: everything else asks `Database` or `PlatformDatabase`. */
const FOLDER = 'backend/src/platform/database/';

/** Lines that would reach PostgreSQL past the pipeline. */
function waysPast(path: string, text: string): string[] {
  if (path.startsWith(FOLDER)) return [];
  const past = /from 'pg['/-]|require\('pg|new DataSource\(|from 'postgres'|TypeOrmModule\.forRoot|createDataSource/;
  return text.split('\n').flatMap((line, index) => (past.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : []));
}

test('nothing but platform/database opens a connection, so no query can leave without its scope', () => {
  const files = readdirSync(join(ROOT, 'backend/src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => `backend/src/${path.replaceAll('\\', '/')}`);
  expect(files.length).toBeGreaterThan(20);
  expect(files.flatMap((path) => waysPast(path, readFileSync(join(ROOT, path), 'utf8')))).toEqual([]);
});

test.each([
  "import { Client } from 'pg';",
  "import * as pg from 'pg/lib/client';",
  'const source = new DataSource({});',
])('the gate itself finds: %s', (line) => {
  expect(waysPast('backend/src/modules/chats/chat.ts', line)).toHaveLength(1);
  expect(waysPast(`${FOLDER}x.ts`, line)).toEqual([]);
});
