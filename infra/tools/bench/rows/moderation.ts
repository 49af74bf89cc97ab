import { type Page } from '@playwright/test';
import { addOperator } from '../accounts/operator';
import { withBrowser } from '../load/with-browser';
import { layPhotos } from '../moderation/lay-photos';
import { type Benchmark } from '../row';

const ROUNDS = 3;
const PHOTOS = 30;
/** Thirty a minute. */
const PAUSE_MS = 2000;

export const moderation: Benchmark = {
  claims: [
    {
      name: 'moderation',
      what: 'ms from a key that approves a photo until the next one is painted, p95 of thirty a minute',
      target: 100,
      better: 'less',
    },
    {
      name: 'photo-context',
      what: 'ms until it is known which of 100,000 rejected pictures look like a photo, p95',
      target: 200,
      better: 'less',
    },
  ],
  measure: (report) =>
    withBrowser({ workers: 0 }, async (stack, browser) => {
      const url = stack.origin(stack.env['CONSOLE_HOST'] ?? '');
      await layPhotos(stack, (ROUNDS + 1) * PHOTOS);
      const browsing = await browser.newContext({ viewport: { width: 1280, height: 800 } });
      await browsing.addCookies([{ ...(await addOperator(stack)), url, sameSite: 'Strict' }]);
      const page = await browsing.newPage();
      await page.goto(`${url}/photos`);
      await page.locator('main img').first().waitFor();
      const contexts: number[] = [];
      page.on('requestfinished', (request) => {
        if (request.url().endsWith('/context')) contexts.push(request.timing().responseEnd);
      });
      const rounds: number[] = [];
      const looked: number[] = [];
      for (let round = 0; round <= ROUNDS; round += 1) {
        const waits: number[] = [];
        for (let photo = 0; photo < PHOTOS; photo += 1) {
          await page.waitForTimeout(PAUSE_MS);
          waits.push(await untilPainted(page));
        }
        const [painted, context] = [p95(waits), p95(contexts.splice(0))];
        report(`round ${round}: painted after ${painted.toFixed(1)} ms, context after ${context.toFixed(1)} ms`);
        // The first round compiles the scripts of the page.
        if (round === 0) continue;
        rounds.push(painted);
        looked.push(context);
      }
      return new Map([
        ['moderation', rounds],
        ['photo-context', looked],
      ]);
    }),
};

const p95 = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? Number.NaN;

/** In the page: begins to watch how long it takes from the next key until the next picture is painted, which the page marks. */
const WATCH = `window.untilPainted = new Promise((resolve) => {
  let pressed = NaN;
  document.addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), { capture: true, once: true });
  const watch = new PerformanceObserver((list) => {
    const [mark] = list.getEntriesByName('picture-painted');
    if (!mark || Number.isNaN(pressed)) return;
    watch.disconnect();
    resolve(mark.startTime - pressed);
  });
  watch.observe({ entryTypes: ['mark'] });
}); undefined`;

async function untilPainted(page: Page): Promise<number> {
  await page.evaluate(WATCH);
  await page.keyboard.press('a');
  return page.evaluate<number>('window.untilPainted');
}
