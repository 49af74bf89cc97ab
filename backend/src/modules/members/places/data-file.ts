import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The path of a file of `npm run data`: `dist/data` of the checkout, or `data` of the compiled tree. Looked
 * for upwards, so that source, build and image need no setting.
 */
export function dataFile(name: string): string {
  for (let folder = __dirname; ; folder = dirname(folder)) {
    for (const candidate of [join(folder, 'data', name), join(folder, 'dist', 'data', name)]) {
      if (existsSync(candidate)) return candidate;
    }
    if (dirname(folder) === folder) throw new Error(`${name} is missing: run \`npm run data\` once`);
  }
}
