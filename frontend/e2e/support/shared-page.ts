import { type Page } from '@playwright/test';
import { rememberEntry, test as base } from './test';

interface Shared {
  readonly sharedPage: Page;
}

/**
 * For tests that only look at pages. Those that run in one worker share a page, so that what the pages of a brand have
 * in common is fetched and compiled once. What a page keeps in the browser is cleared after each test.
 */
export const test = base.extend<object, Shared>({
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
  context: async ({ sharedPage }, use) => {
    await use(sharedPage.context());
  },
  page: async ({ sharedPage }, use) => {
    await use(sharedPage);
    if (sharedPage.url() !== 'about:blank') {
      // A page of the same origin that runs no scripts: the browser stays in its process, with what that has compiled.
      await sharedPage.goto(new URL('/robots.txt', sharedPage.url()).href);
      await sharedPage.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
    }
    await sharedPage.context().clearCookies();
  },
});
