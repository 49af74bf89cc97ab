import { copyFileSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { textFiles } from '../text-files';

const ROOT = join(__dirname, '../../..');
const BESIDES = ['frontend/locales/same-as-english.json', 'tenants/texts.schema.json'];

/** A folder of its own with these files and nothing else. The caller removes it. */
export function textRoot(files: Readonly<Record<string, object | string>> = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'texts-'));
  const all = {
    'frontend/locales/same-as-english.json': [],
    'tenants/texts.schema.json': { properties: {} },
    ...files,
  };
  for (const [file, content] of Object.entries(all)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`);
  }
  return root;
}

/** A folder of its own with all texts of this checkout. The caller removes it. */
export function copyOfAllTexts(): string {
  const root = textRoot();
  for (const file of [...textFiles(ROOT).map((entry) => entry.file), ...BESIDES]) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    copyFileSync(join(ROOT, file), join(root, file));
  }
  return root;
}
