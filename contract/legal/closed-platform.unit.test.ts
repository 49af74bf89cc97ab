import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(__dirname, '../..');
const FOLDERS = ['frontend/locales', 'backend/src/modules', 'tenants'];

/** The platform for online dispute resolution was closed on 20 July 2025 (Regulation (EU) 2024/3228). */
const CLOSED = /ec\.europa\.eu\/(?:consumers\/)?odr|webgate\.ec\.europa\.eu/i;

it('no text and no brand points to the platform for disputes that the EU has closed', () => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:json|yaml)$/.test(file))
      .map((file) => path.join(folder, file)),
  );
  expect(files.length).toBeGreaterThan(400);
  expect(files.filter((file) => CLOSED.test(readFileSync(path.join(ROOT, file), 'utf8')))).toEqual([]);
});
