import { type Browser } from '@playwright/test';
import { BRAND, addMembers, cookiesOf, memberIds } from '../accounts/members';
import { withBrowser } from '../load/with-browser';
import { showPhoto } from '../phone/shown-photo';
import { onSlowPhone, slowDown, slowNetwork } from '../phone/slow-phone';
import { type Benchmark, median } from '../row';

const ROUNDS = 5;
/** The scripts of a page have run by then, and its pictures have come. */
const PATIENCE_MS = 8_000;

export const largestPaint: Benchmark = {
  claims: [
    {
      name: 'largest-paint',
      what: 'seconds on a slow phone and slow 4G until the largest thing is painted: the median of search, swipe, profile and chat, first visit',
      target: 2,
      better: 'less',
    },
  ],
  measure: (report) =>
    withBrowser({ workers: 0 }, async (stack, browser) => {
      await addMembers(stack, 2, 'nobody signs in with it');
      await showPhoto(stack);
      const other = (await memberIds(stack))[1] ?? 0;
      const rounds: number[] = [];
      for (let round = 0; round <= ROUNDS; round += 1) {
        const seconds: number[] = [];
        for (const path of ['/members', '/swipe-game', `/members/${other}`, `/members/${other}/chat`])
          seconds.push(await paintedAfter(browser, stack.origin(BRAND.host), path));
        report(`round ${round}: search, swipe, profile, chat ${seconds.map((one) => one.toFixed(2)).join(', ')} s`);
        // The servers compile what they run in the first one.
        if (round > 0) rounds.push(median(seconds));
      }
      return new Map([['largest-paint', rounds]]);
    }),
};

function paintedAfter(browser: Browser, origin: string, path: string): Promise<number> {
  return onSlowPhone(browser, { url: 'about:blank', cookies: cookiesOf(1, origin) }, async (page, cdp) => {
    await slowNetwork(cdp);
    await slowDown(cdp);
    await page.goto(origin + path);
    await page.waitForTimeout(PATIENCE_MS);
    return (await page.evaluate<number>(LARGEST_PAINT)) / 1000;
  });
}

const LARGEST_PAINT = `new Promise((resolve) => {
  new PerformanceObserver((list) => resolve(list.getEntries().at(-1).startTime)).observe({
    type: 'largest-contentful-paint',
    buffered: true,
  });
})`;
