import { join } from 'node:path';
import { loads } from '../../../../frontend/build/console-limit';
import { checkout } from '../../../local/state';
import { type Benchmark } from '../row';
import { emptyConsoleBytes } from '../scripts/empty-console';

/** Sizes of files, which no round changes. That the console stays below 140 KB is up to its build. */
export const consoleFirstJs: Benchmark = {
  claims: [
    {
      name: 'console-first-js',
      what: 'bytes of scripts and styles, compressed with Brotli, that the console loads first, against an app of the same libraries with one empty page',
      target: 1.3,
      better: 'less',
    },
  ],
  measure: async (report) => {
    const { first: ours } = await loads(join(checkout, 'dist/web/console'));
    const empty = await emptyConsoleBytes();
    report(`console ${ours} bytes, empty page ${empty} bytes`);
    return new Map([['console-first-js', [ours / empty]]]);
  },
};
