import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';

const ROOT = path.join(__dirname, '../..');
const SOURCE = path.join(ROOT, 'node_modules/@fontsource-variable/cabin/files');
const TARGET = path.join(ROOT, 'backend/src/modules/payments/receipts/fonts');

/** Latin letters, with those of every language of Europe that has them, and the signs of prices and sentences. */
const SPANS = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x218, 0x21b],
  [0x1e80, 0x1e85],
  [0x2013, 0x2014],
  [0x2018, 0x201e],
  [0x2022, 0x2026],
  [0x20ac, 0x20ac],
  [0x2212, 0x2212],
] as const;

const characters = SPANS.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
).join('');

/** Cuts the fonts of receipts: one file for each part of the alphabet and each weight, as a PDF embeds them. */
async function main(): Promise<void> {
  for (const part of ['latin', 'latin-ext'])
    for (const weight of [400, 700]) {
      const source = await readFile(path.join(SOURCE, `cabin-${part}-wght-normal.woff2`));
      const font = await subsetFont(source, characters, { targetFormat: 'truetype', variationAxes: { wght: weight } });
      await writeFile(path.join(TARGET, `cabin-${part}-${weight}.ttf`), font);
    }
}

void main();
