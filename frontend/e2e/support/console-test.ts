import { type Page } from '@playwright/test';
import { axeFaults, expect, test as base } from './test';

/** The browser logs each refused call: of who is not signed in, of a wrong code, of a file that is closed until somebody says why. */
const REFUSED = /status of (?:40[1349]|422)/;

/** `test` for the console: a page that violates its policy throws, and calls that were refused are no complaint. */
export const test = base.extend({
  context: async ({ context }, use) => {
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => {
        throw new Error(`the policy was violated: ${violatedDirective}`);
      });
    });
    await use(context);
  },
  complaints: async ({ complaints }, use) => {
    await use(complaints);
    complaints.push(...complaints.splice(0).filter((text) => !REFUSED.test(text)));
  },
});

export async function isAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeFaults(page)).toEqual([]);
  }
}

/** The controls that a finger misses: less than 44 px high or across, and no part of a larger one. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a, button, input, select, summary, textarea')].flatMap((control) => {
      const { width, height } = (control.closest('label') ?? control).getBoundingClientRect();
      const isSeen = width > 1 && height > 1;
      const isSmall = height < 43.9 || width < 43.9;
      return isSeen && isSmall
        ? [`${control.tagName} ${control.textContent} ${String(width)} × ${String(height)}`]
        : [];
    }),
  );

export const fitsPhone = async (page: Page): Promise<void> => {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0);
};
