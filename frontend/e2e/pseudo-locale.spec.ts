import { PUBLIC_PAGES } from '../site/public-pages';
import { addressOf } from './support/brands';
import { test } from './support/shared-page';
import { expect } from './support/test';

/** One brand a layout of the home page, as far as they speak English. */
const BRANDS = ['everglow', 'sheer', 'fullmoon'];

for (const [name, path] of Object.entries(PUBLIC_PAGES)) {
  test(`longer words fit the narrowest phone: ${name}`, async ({ page, context, complaints }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const slug of BRANDS) {
      const address = addressOf(slug, path);
      await context.addCookies([{ name: 'locale', value: 'qps', url: address }]);
      await page.goto(address);
      await expect(page.locator('body')).toContainText('⟦');
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `${slug} is wider than 320 px`).toBeLessThanOrEqual(0);
    }
    // Chromium itself complains about a page that is none.
    if (name === 'absent') complaints.length = 0;
  });
}
