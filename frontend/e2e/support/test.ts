import {
  type BrowserContext,
  type ConsoleMessage,
  expect,
  type Page,
  type Response,
  test as base,
} from '@playwright/test';
import { axeFaults } from './axe';
import { addressOf } from './brands';

/** How Playwright says that it let no worker in. */
const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright';

interface Fixtures {
  /** Opens a page of a brand in a language; without one, in the domain's. Returns the response to the navigation. */
  readonly visit: (slug: string, options?: { path?: string; locale?: string }) => Promise<Response | null>;
  /** Whether the visitor has read the site-entry warning before: a browser on this machine has no known country. */
  readonly hasEntered: boolean;
  /** The errors that the page logged in the console. Each test fails if any are left in it. */
  readonly complaints: string[];
  readonly closedAfter: undefined;
}

interface Shared {
  /** The page of the tests that only look (shared-page.ts). Here, because a worker that lacks it would be replaced for them. */
  readonly sharedPage: Page;
}

/** Makes every page of a context remember that the site-entry warning was read. */
export async function rememberEntry(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // Pages without an origin have no storage.
    if (window.origin !== 'null') localStorage.setItem('entry-warning', String(Date.now()));
  });
}

export const test = base.extend<Fixtures, Shared>({
  sharedPage: [
    async ({ browser }, use) => {
      const context = await browser.newContext();
      // The warning would hide the page from what looks at it.
      await rememberEntry(context);
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  hasEntered: [true, { option: true }],
  context: async ({ context, hasEntered }, use) => {
    if (hasEntered) await rememberEntry(context);
    await use(context);
  },
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      const onConsole = (message: ConsoleMessage): void => {
        const isComplaint = message.type() === 'error' || message.type() === 'warning';
        if (isComplaint && message.text() !== WORKER_BLOCKED)
          complaints.push(`${message.text()} ${message.location().url}`);
      };
      const onError = (error: Error): void => void complaints.push(error.message);
      page.on('console', onConsole).on('pageerror', onError);
      await use(complaints);
      page.off('console', onConsole).off('pageerror', onError);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  // A page that goes on running slows down the tests after it.
  closedAfter: [
    async ({ browser, context }, use) => {
      const kept = [...browser.contexts(), context];
      await use(undefined);
      for (const one of browser.contexts()) if (!kept.includes(one)) await one.close();
    },
    { auto: true },
  ],
  visit: async ({ page, context }, use) => {
    await use(async (slug, { path = '/', locale } = {}) => {
      const address = addressOf(slug, path);
      if (locale !== undefined) await context.addCookies([{ name: 'locale', value: locale, url: address }]);
      return page.goto(address);
    });
  },
});

/**
 * Shows the whole page at a width, in CSS pixels. On a screen that the page does not fill nothing lies under the bar at
 * the bottom, as nothing does once it is scrolled to. Twice its height, because some parts grow with the screen.
 */
export async function onTallScreen(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 640 });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: 2 * height });
}

export { axeFaults, expect };

/**
 * Takes the complaints, and returns those that a page does not make because its session has ended: what it asks is refused, and a stream
 * that is just being opened is told to come again in a second.
 */
export const besidesSessionEnd = (complaints: string[]): string[] =>
  complaints.splice(0).filter((text) => !/status of 403|status of 503 .*\/api\/events/.test(text));
