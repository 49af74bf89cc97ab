import { BRANDS } from './support/brands';
import { test } from './support/shared-page';
import { axeFaults, expect, onTallScreen } from './support/test';

const WIDTHS = [320, 360, 768, 1280];

/** A key or a placeholder on the page is a text that was forgotten. */
const FORGOTTEN = /\{\{|\}\}|\{name\}|\{min_age\}|\b(?:home|common|footer|navigation)\.[a-z_]+\b/;

// A page of a brand is opened once in each language and then checked for everything. What does not depend on the
// language (what axe finds, where the links lead) is checked in the brand's first one.
for (const { slug, language, other } of BRANDS) {
  for (const locale of other === undefined ? [language] : [language, other]) {
    test(`${slug} in ${locale} opens in its language, fits every width and is accessible`, async ({ page, visit }) => {
      test.slow();
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 1280, height: 740 });
      const response = await visit(slug, { locale });
      expect(response?.status()).toBe(200);
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(String.raw`^${locale}\b`));
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('h1')).toBeVisible();
      expect(await page.title()).not.toBe('');
      expect(await page.locator('body').innerText()).not.toMatch(FORGOTTEN);

      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 740 });
        const { overflow, cut } = await page.evaluate(() => ({
          overflow: document.documentElement.scrollWidth - window.innerWidth,
          cut: [...document.querySelectorAll('h1, h2, h3, p, a, button, th, td, li')]
            .filter(
              (element) => element.checkVisibility() && element.getBoundingClientRect().right > window.innerWidth + 1,
            )
            .map((element) => element.textContent),
        }));
        expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
        expect(cut, `at ${width} px`).toEqual([]);
      }
      if (locale !== language) return;

      await page.locator('details').evaluateAll((all) => {
        for (const details of all) details.setAttribute('open', '');
      });
      expect(await axeFaults(page), 'wide and light').toEqual([]);
      // The schemes differ in colours alone, and the widths in what lies where: one run of axe checks the second of both.
      await page.emulateMedia({ colorScheme: 'dark' });
      await onTallScreen(page, 320);
      expect(await axeFaults(page), 'narrow and dark').toEqual([]);

      const hrefs = await page
        .locator('a[href]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      const paths = new Set(hrefs.filter((href) => /^\/(?!api\/)/.test(href)).map((href) => href.split('#')[0] ?? ''));
      expect(paths.size).toBeGreaterThan(0);
      for (const path of paths) {
        const status = await page.evaluate(async (address) => (await fetch(address)).status, path);
        expect(status, path).toBe(200);
      }
      for (const anchor of new Set(hrefs.flatMap((href) => /^\/?(#.+)$/.exec(href)?.[1] ?? []))) {
        await expect(page.locator(anchor), anchor).toHaveCount(1);
      }
    });
  }
}
