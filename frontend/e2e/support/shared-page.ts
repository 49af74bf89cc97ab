import { type Page } from '@playwright/test';
import { test as base } from './test';

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
    await sharedPage.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await sharedPage.goto('about:blank');
    await sharedPage.context().clearCookies();
  },
});
