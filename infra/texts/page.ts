import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type TextEntry } from './catalogues';
import { namespaceOf } from './text-files';

const STYLE = `body { font: 15px/1.5 system-ui; margin: 2rem auto; max-width: 70rem; padding: 0 1rem }
h2 { margin: 2.5rem 0 .5rem } summary { cursor: pointer; padding: .4rem 0 } code { font-weight: 600 }
dl { display: grid; grid-template-columns: 3rem 1fr; gap: .25rem 1rem; margin: .5rem 0 1.5rem 1rem } dd { margin: 0; white-space: pre-wrap }
.used { color: #555; margin: 0 0 0 1rem }`;

/**
 * Writes all texts on one page that staff can open without anything else: where each is used, and how it reads everywhere.
 * Returns the file's name.
 */
export function writeTextsPage(file: string, texts: readonly TextEntry[]): readonly string[] {
  const namespaces = new Map<string, TextEntry[]>();
  for (const text of texts) {
    const name = namespaceOf(text.key);
    namespaces.set(name, [...(namespaces.get(name) ?? []), text]);
  }
  const parts = [...namespaces].map(([name, entries]) => `<h2>${name}</h2>\n${entries.map(entryOf).join('\n')}`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Texts</title><style>${STYLE}</style>\n<h1>Texts</h1>\n${parts.join('\n')}\n</html>\n`,
  );
  return [file];
}

function entryOf({ key, used, texts }: TextEntry): string {
  const words = Object.entries(texts).map(
    ([locale, text]) => `<dt>${locale}</dt><dd lang="${locale}">${escape(text)}</dd>`,
  );
  return `<details id="${escape(key)}"><summary><code>${escape(key)}</code> ${escape((texts['en'] ?? '').slice(0, 90))}</summary><p class="used">${used.map(escape).join('<br>') || 'used nowhere'}</p><dl>${words.join('')}</dl></details>`;
}

const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
