import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

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
