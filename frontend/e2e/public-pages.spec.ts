import { NAMESPACES } from '../lib/i18n/catalogue';
import { PUBLIC_PAGES, type PublicPage } from '../site/public-pages';
import { addressOf, BRANDS } from './support/brands';
import { test } from './support/shared-page';
import { axeFaults, expect, onTallScreen } from './support/test';

/** Statuses other than 200. */
const STATUS: Readonly<Record<string, number>> = { absent: 404 };
const FORGOTTEN = new RegExp(String.raw`\{\{|\}\}|\{[a-z_]+\}|\b(?:${NAMESPACES.join('|')})\.[a-z_]+\b|undefined|NaN`);

/** Pages that show most of what is each brand’s own, and one of each kind of layout. */
const ON_EVERY_BRAND: readonly PublicPage[] = [
  ...(['signup', 'login', 'complaints', 'pricing', 'faq', 'absent'] as const),
  ...(['alonetonight', 'video', 'member-landing', 'member-signup'] as const),
];

/**
 * Whether a page is looked at on a brand. The others are the same components in the colours and typefaces that the pages
 * above show on every brand: two brands look at each, one in each scheme, and brands take turns. The home page has tests
 * of its own.
 */
function isOn(name: string, pageIndex: number, brandIndex: number): boolean {
  if (name === 'home') return false;
  if (ON_EVERY_BRAND.some((page) => page === name)) return true;
  const first = (4 * pageIndex) % BRANDS.length;
  // The last brand and the first one would show a page in the same scheme.
  const second = (first + 1) % BRANDS.length || 1;
  return brandIndex === first || brandIndex === second;
}

// Brand by brand: what the pages of a brand have in common is still at hand from the one before.
for (const [brandIndex, { slug, language, other }] of BRANDS.entries()) {
  test.describe(slug, () => {
    for (const [pageIndex, [name, path]] of Object.entries(PUBLIC_PAGES).entries()) {
      if (!isOn(name, pageIndex, brandIndex)) continue;
      // Languages and schemes take turns, so that each page is seen in both schemes and each brand in all of its languages.
      const locale = pageIndex % 2 === 0 ? language : (other ?? language);
      const colorScheme = (pageIndex + brandIndex) % 2 === 0 ? 'light' : 'dark';

      test(`the page ${name} stands in ${locale}, ${colorScheme}`, async ({ page, context, complaints }) => {
        const address = addressOf(slug, path);
        await context.addCookies([{ name: 'locale', value: locale, url: address }]);
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width: 320, height: 640 });
        const response = await page.goto(address);
        expect(response?.status()).toBe(STATUS[name] ?? 200);
        // Chromium itself complains about a page that is none.
        if (STATUS[name] !== undefined) complaints.length = 0;

        await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(String.raw`^${locale}\b`));
        await expect(page.locator('h1:visible')).toHaveCount(1);
        expect(await page.title()).not.toBe('');
        expect(await page.locator('body').innerText()).not.toMatch(FORGOTTEN);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow, 'wider than 320 px').toBeLessThanOrEqual(0);
        await onTallScreen(page, 320);
        expect(await axeFaults(page)).toEqual([]);
      });
    }
  });
}
