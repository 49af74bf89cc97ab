import { chromium } from '@playwright/test';
import { findBrowser } from '../../local/services/browser';
import { startStack } from '../../local/stack';
import { liveHosts } from '../../local/welcome';
import { type Benchmark } from '../row';
import { startEmptyPage } from '../scripts/empty-page';
import { scriptsOf } from '../scripts/scripts-of';

/** Each brand's home page is a round: brands are drawn differently, and one may load more than another. */
export const firstJs: Benchmark = {
  claims: [
    {
      name: 'first-js',
      what: 'gzipped JavaScript that a browser loads for the home page, against an empty App Router page',
      target: 1.15,
      better: 'less',
    },
  ],
  measure: async (report) => {
    const { executablePath, args, env } = findBrowser();
    const browser = await chromium.launch({ executablePath, args: [...args], env });
    try {
      const empty = await startEmptyPage();
      const floor = await scriptsOf(browser, empty.url).finally(empty.stop);
      report(`empty page ${floor} bytes`);
      const stack = await startStack({ workers: 0 });
      try {
        const ratios: number[] = [];
        for (const host of await liveHosts(stack)) {
          const bytes = await scriptsOf(browser, `${stack.origin(host)}/`);
          report(`${host} ${bytes} bytes`);
          ratios.push(bytes / floor);
        }
        return new Map([['first-js', ratios]]);
      } finally {
        await stack.stop();
      }
    } finally {
      await browser.close();
    }
  },
};
