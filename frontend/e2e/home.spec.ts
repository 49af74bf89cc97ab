import { BRANDS } from './support/brands';
import { axeFaults, expect, test } from './support/test';

const WIDTHS = [320, 360, 768, 1280];

for (const { slug, language, other } of BRANDS) {
  for (const locale of other === undefined ? [language] : [language, other]) {
    test.describe(`${slug} in ${locale}`, () => {
      test('opens with one heading, in its language, without a complaint', async ({ page, visit }) => {
        await visit(slug, { locale });
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await expect(page.locator('h1')).toHaveCount(1);
        await expect(page.locator('h1')).toBeVisible();
        expect(await page.title()).not.toBe('');
        // A key or a placeholder on the page is a text that somebody forgot.
        const text = await page.locator('body').innerText();
        expect(text).not.toMatch(/\{\{|\}\}|\{name\}|\{min_age\}|\b(?:home|common|footer|navigation)\.[a-z_]+\b/);
      });

      test('fits every width', async ({ page, visit }) => {
        await visit(slug, { locale });
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 740 });
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
          const cut = await page.evaluate(() =>
            [...document.querySelectorAll('h1, h2, h3, p, a, button, th, td, li')]
              .filter(
                (element) => element.checkVisibility() && element.getBoundingClientRect().right > window.innerWidth + 1,
              )
              .map((element) => element.textContent),
          );
          expect(cut, `at ${width} px`).toEqual([]);
        }
      });
    });
  }

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${slug} has no fault that axe finds, ${colorScheme}`, async ({ page, visit }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await visit(slug);
      await page.locator('details').evaluateAll((all) => {
        for (const details of all) details.setAttribute('open', '');
      });
      expect(await axeFaults(page)).toEqual([]);
    });
  }

  test(`${slug} links to nothing that is not there`, async ({ page, visit }) => {
    await visit(slug);
    const hrefs = await page
      .locator('a[href]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const paths = new Set(hrefs.filter((href) => /^\/(?!api\/)/.test(href)).map((href) => href.split('#')[0] ?? ''));
    for (const path of paths) {
      const status = await page.evaluate(async (address) => (await fetch(address)).status, path);
      expect(status, path).toBe(200);
    }
    for (const anchor of new Set(hrefs.flatMap((href) => /^\/?(#.+)$/.exec(href)?.[1] ?? []))) {
      await expect(page.locator(anchor), anchor).toHaveCount(1);
    }
  });
}
