import { type Browser, type Page } from '@playwright/test';
import { BRAND, addMembers, cookiesOf, memberIds } from '../accounts/members';
import { withBrowser } from '../load/with-browser';
import { type Visit, onSlowPhone, slowDown } from '../phone/slow-phone';
import { type Benchmark } from '../row';

const ROUNDS = 5;

/** INP of a visit: from a finger or a key to the next frame, of the slowest of all presses. */
export const interactions: Benchmark = {
  claims: [
    {
      name: 'interactions',
      what: 'ms from a press to the next frame on a slow phone: the slowest of a visit, p75 over visits of search, swipe, profile and chat',
      target: 100,
      better: 'less',
    },
  ],
  measure: (report) =>
    withBrowser({ workers: 0 }, async (stack, browser) => {
      await addMembers(stack, ROUNDS + 2, 'nobody signs in with it');
      const [other = 0] = await memberIds(stack);
      const origin = stack.origin(BRAND.host);
      const rounds: number[] = [];
      for (let round = 0; round <= ROUNDS; round += 1) {
        const slowest: Record<string, number> = {};
        // Another member each time: whoever has been passed does not come back.
        const cookies = [...cookiesOf(2 + round, origin), { name: 'locale', value: 'en', url: origin }];
        for (const [path, act] of visitsOf(other))
          slowest[path] = await slowestOf(browser, { url: `${origin}${path}`, cookies }, act);
        report(
          `round ${round}: ${Object.entries(slowest)
            .map(([path, ms]) => `${path} ${ms} ms`)
            .join(', ')}`,
        );
        const sorted = Object.values(slowest).sort((one, two) => one - two);
        // The first one compiles what the pages run.
        if (round > 0) rounds.push(sorted[Math.ceil(sorted.length * 0.75) - 1] ?? Number.NaN);
      }
      return new Map([['interactions', rounds]]);
    }),
};

type Act = (page: Page) => Promise<unknown>;

/** The presses that each page gets most, and that do not lead away from it. */
const visitsOf = (other: number): readonly (readonly [path: string, act: Act])[] => [
  [
    '/members',
    async (page) => {
      const chips = page.getByRole('group', { name: 'Quick filters' }).getByRole('button');
      await chips.nth(1).tap();
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Filters/ })
        .tap();
      await page
        .locator('dialog[open]')
        .getByRole('button', { name: /^Show / })
        .tap();
    },
  ],
  [
    '/swipe-game',
    async (page) => {
      for (const name of ['Pass', 'Pass', 'Pass'])
        await page.getByRole('main').getByRole('button', { name, exact: true }).tap();
    },
  ],
  [
    `/members/${other}`,
    async (page) => {
      const heart = page.getByRole('button', { name: 'Like Bench' }).first();
      await heart.tap();
      await heart.and(page.locator('[aria-pressed=true]')).waitFor();
      await heart.tap();
    },
  ],
  [
    `/members/${other}/chat`,
    async (page) => {
      await page.getByRole('textbox', { name: /^Message to / }).pressSequentially('Good evening', { delay: 60 });
      await page.getByRole('button', { name: /^Send, / }).tap();
      await page.getByRole('log').getByText('Good evening').waitFor();
    },
  ],
];

function slowestOf(browser: Browser, visit: Visit, act: Act): Promise<number> {
  return onSlowPhone(browser, visit, async (page, cdp) => {
    await page.getByRole('main').getByRole('button').first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.evaluate(WATCH);
    await slowDown(cdp);
    await act(page);
    return page.evaluate<number>(SLOWEST);
  });
}

/** In the page: the duration of each press and key, as the browser tells it. */
const WATCH = `window.presses = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) if (interactionId > 0) window.presses.push(duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })`;

/** Entries arrive with the frame after next. */
const SLOWEST = `new Promise((resolve) => setTimeout(() => resolve(Math.max(0, ...window.presses)), 500))`;
