import { chromium } from '@playwright/test';
import { PUBLIC_PAGES } from '../../../../frontend/site/public-pages';
import { findBrowser } from '../../../local/services/browser';
import { startStack } from '../../../local/stack';
import { liveHosts } from '../../../local/welcome';
import { BRAND, addMembers } from '../accounts/members';
import { type Benchmark } from '../row';
import { startEmptyPage } from '../scripts/empty-page';
import { scriptsOf } from '../scripts/scripts-of';

const LANDERS = Object.values(PUBLIC_PAGES).filter(
  (path) => path.startsWith('/landers/') || path.startsWith('/members/'),
);

/**
 * A home page is a round for each brand, because brands are drawn differently; a lander is one on a single brand.
 */
export const firstJs: Benchmark = {
  claims: [
    {
      name: 'first-js',
      what: 'gzipped JavaScript that a browser loads for the home page, against an empty App Router page',
      target: 1.15,
      better: 'less',
    },
    {
      name: 'first-js-landers',
      what: 'the same for the landing pages',
      target: 1.15,
      better: 'less',
    },
    {
      name: 'first-js-credits',
      what: 'the same of a member’s page of credits, against their page of prices',
      target: 1.25,
      better: 'less',
    },
  ],
  measure: async (report) => {
    const { executablePath, args, env } = findBrowser();
    const browser = await chromium.launch({ executablePath, args: [...args], env });
    try {
      const empty = await startEmptyPage();
      const floor = await scriptsOf(browser, empty.url);
      await empty.stop();
      report(`empty page ${floor} bytes`);
      const stack = await startStack({ workers: 0 });
      try {
        const asMember = (path: string) => scriptsOf(browser, stack.origin(BRAND.host) + path, 1);
        const home: number[] = [];
        const landers: number[] = [];
        for (const host of await liveHosts(stack)) {
          const bytes = await scriptsOf(browser, `${stack.origin(host)}/`);
          report(`${host} ${bytes} bytes`);
          home.push(bytes / floor);
        }
        const [host = ''] = await liveHosts(stack);
        for (const path of LANDERS) {
          const bytes = await scriptsOf(browser, stack.origin(host) + path);
          report(`${path} ${bytes} bytes`);
          landers.push(bytes / floor);
        }
        await addMembers(stack, 1, 'nobody signs in with it');
        const [credits, prices] = [await asMember('/credits'), await asMember('/pricing')];
        report(`credits ${credits} bytes, prices ${prices} bytes`);
        return new Map([
          ['first-js', home],
          ['first-js-landers', landers],
          ['first-js-credits', [credits / prices]],
        ]);
      } finally {
        await stack.stop();
      }
    } finally {
      await browser.close();
    }
  },
};
