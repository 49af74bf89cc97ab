import { type Page } from '@playwright/test';
import { addOperator } from '../accounts/operator';
import { withBrowser } from '../load/with-browser';
import { type Benchmark } from '../row';

const ROUNDS = 3;
const PRESSES = 40;
const WORDS = 'words of a brand that are new to it ';

/** Two screens of lists, each with what shows that it is there. */
const SCREENS = [
  ['m', 'input[name=q]'],
  ['i', 'select[name=state]'],
] as const;

export const consoleKeys: Benchmark = {
  claims: [
    {
      name: 'console-key',
      what: 'ms from a key in the console until its effect is painted, p95',
      target: 50,
      better: 'less',
    },
    {
      name: 'console-screen',
      what: 'ms from a key that leads to another screen of the console until it is painted, p95',
      target: 150,
      better: 'less',
    },
    {
      name: 'console-letter',
      what: 'ms that a letter keeps the page busy in a form of more than a hundred settings, p95',
      target: 16,
      better: 'less',
    },
  ],
  measure: (report) =>
    withBrowser({ workers: 0 }, async (stack, browser) => {
      const url = stack.origin(stack.env['CONSOLE_HOST'] ?? '');
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
      await context.addCookies([{ ...(await addOperator(stack)), url, sameSite: 'Strict' }]);
      const page = await context.newPage();
      const figures = new Map<string, number[]>();
      // The first round loads and compiles the scripts of the screens.
      for (let round = 0; round <= ROUNDS; round += 1) {
        const keys = await keysAndScreens(page, url);
        const p95s = { ...keys, 'console-letter': await letters(page, url) };
        report(
          `round ${round}: ${Object.entries(p95s)
            .map(([name, ms]) => `${name} ${ms.toFixed(1)} ms`)
            .join(', ')}`,
        );
        if (round === 0) continue;
        for (const [name, ms] of Object.entries(p95s)) figures.set(name, [...(figures.get(name) ?? []), ms]);
      }
      return figures;
    }),
};

async function keysAndScreens(page: Page, url: string): Promise<Record<'console-key' | 'console-screen', number>> {
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const [effects, screens]: [number[], number[]] = [[], []];
  for (let n = 0; n < PRESSES; n += 1) {
    const [letter, sign] = SCREENS[n % SCREENS.length] ?? SCREENS[0];
    await page.evaluate('document.activeElement?.blur?.()');
    await page.keyboard.press('g');
    screens.push(await untilPainted(page, letter, sign));
    await page.evaluate('document.activeElement?.blur?.()');
    effects.push(await untilPainted(page, '?', 'dialog[open], [role=dialog]'));
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  return { 'console-key': p95(effects), 'console-screen': p95(screens) };
}

/** From the browser's time of the key to the task behind the frame that first has what the key brings. */
async function untilPainted(page: Page, key: string, sign: string): Promise<number> {
  await page.evaluate(`window.untilPainted = new Promise((resolve) => {
    document.addEventListener('keydown', ({ timeStamp }) => {
      const look = () => {
        if (!document.querySelector(${JSON.stringify(sign)})) return requestAnimationFrame(look);
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - timeStamp);
        requestAnimationFrame(() => port2.postMessage(undefined));
      };
      requestAnimationFrame(look);
    }, { capture: true, once: true });
  }); undefined`);
  await page.keyboard.press(key);
  return page.evaluate<number>('window.untilPainted');
}

async function letters(page: Page, url: string): Promise<number> {
  await page.goto(`${url}/brands/everglow/settings?find=e`);
  const form = page.getByRole('region', { name: 'Find a setting' });
  const field = form.locator('input[type=text]:enabled, textarea:enabled').first();
  await field.waitFor();
  await field.focus();
  await page.evaluate(`window.letters = [];
    window.addEventListener('beforeinput', () => {
      const begun = performance.now();
      const { port1, port2 } = new MessageChannel();
      // Behind everything that the letter causes at once.
      port1.onmessage = () => {
        document.body.getBoundingClientRect();
        window.letters.push(performance.now() - begun);
      };
      port2.postMessage(undefined);
    }, { capture: true })`);
  await page.keyboard.type(WORDS, { delay: 50 });
  return p95(await page.evaluate<number[]>('window.letters'));
}

const p95 = (times: readonly number[]): number =>
  [...times].sort((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? Number.NaN;
