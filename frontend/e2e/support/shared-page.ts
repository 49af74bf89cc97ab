import { test as base } from './test';

/**
 * For tests that only look at pages. Those that run in one worker share a page, so that what the pages of a brand have
 * in common is fetched and compiled once. What a page keeps in the browser is cleared after each test.
 */
export const test = base.extend({
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
