import { PUBLIC_PAGES } from '../site/public-pages';
import { addressOf } from './support/brands';
import { test } from './support/shared-page';
import { expect } from './support/test';

/** One brand a layout of the home page, as far as they speak English. */
const BRANDS = ['everglow', 'sheer', 'fullmoon'];

/** Pages with parts that a brand turns on or off, or lays out in its own way. */
const ON_EVERY_BRAND: readonly string[] = ['home', 'signup', 'pricing'];

/** The other pages differ in their typefaces only: brands take turns with them. */
const brandsFor = (name: string, pageIndex: number): readonly string[] =>
  ON_EVERY_BRAND.includes(name) ? BRANDS : BRANDS.filter((_, brandIndex) => brandIndex === pageIndex % BRANDS.length);

for (const [pageIndex, [name, path]] of Object.entries(PUBLIC_PAGES).entries()) {
  for (const slug of brandsFor(name, pageIndex)) {
    test(`longer words fit the narrowest phone: ${name} of ${slug}`, async ({ page, context, complaints }) => {
      const address = addressOf(slug, path);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 320, height: 640 });
      await context.addCookies([{ name: 'locale', value: 'qps', url: address }]);
      await page.goto(address);
      await expect(page.locator('body')).toContainText('⟦');
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, 'wider than 320 px').toBeLessThanOrEqual(0);
      // Chromium itself complains about a page that is none.
      if (name === 'absent') complaints.length = 0;
    });
  }
}
