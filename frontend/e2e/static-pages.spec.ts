import { addressOf } from './support/brands';
import { axeFaults, expect, test } from './support/test';

test('a link to an answer opens it', async ({ page }) => {
  await page.goto(addressOf('goldenhour', '/pages/faq#faq-withdraw'));
  await expect(page.locator('details[open]')).toHaveCount(1);
  await expect(page.locator('#faq-withdraw')).toBeInViewport();
});

test('the way through a page leads to its parts', async ({ page, visit }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit('everglow', { path: '/pages/terms', locale: 'en' });
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Changing your mind' })
    .click();
  await expect(page.getByRole('heading', { name: 'Changing your mind' })).toBeInViewport();
  await expect(page).toHaveURL(/#terms-withdrawal$/);
});

test('a part that is pressed as the scripts take over the page stays in the address', async ({ page, visit }) => {
  // The same change of the address at the same moment, which a press meets by chance alone.
  await page.addInitScript(() => {
    const replaceState = history.replaceState.bind(history);
    history.replaceState = (...entry) => {
      history.replaceState = replaceState;
      if (location.pathname === '/pages/terms') location.hash = 'terms-withdrawal';
      replaceState(...entry);
    };
  });
  await visit('everglow', { path: '/pages/terms', locale: 'en' });
  await expect(page.getByRole('heading', { name: 'Changing your mind' })).toBeInViewport();
  await expect(page).toHaveURL(/#terms-withdrawal$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/terms$/);
});

test('on paper a page is its text, its company and where its links lead', async ({ page, visit }) => {
  await visit('knotted', { path: '/pages/terms', locale: 'de' });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.locator('body nav:visible')).toHaveCount(0);
  await expect(page.locator('footer address')).toBeVisible();
  await expect(page.locator('footer ul')).toBeHidden();
  const look = await page
    .locator('.prose p')
    .first()
    .evaluate((text) => getComputedStyle(text).color);
  expect(look).toBe('rgb(0, 0, 0)');
  const after = await page
    .locator('.prose a[href^="/"]')
    .first()
    .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(after).toContain('/');
});

test('prices stand in every currency that the brand takes', async ({ page, visit }) => {
  await visit('knotted', { path: '/pricing', locale: 'de' });
  await expect(page.getByRole('table')).toHaveCount(2);
  await expect(page.getByRole('table').first()).toContainText('€');
  await expect(page.getByRole('table').last()).toContainText('CHF');
});

test('customer service can be called', async ({ page, visit }) => {
  await visit('knotted', { path: '/pages/service', locale: 'de' });
  await expect(page.locator('main a[href="tel:+493023125103"]')).toHaveCount(1);
});

test('a brand has its imprint, in each of its languages', async ({ page, visit }) => {
  for (const [locale, title] of [
    ['de', 'Impressum'],
    ['it', 'Note legali'],
  ] as const) {
    await visit('knotted', { path: '/impressum', locale });
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.locator('main')).toContainText('Musterstraße 12');
    await expect(page.getByRole('contentinfo').getByRole('link', { name: title })).toHaveAttribute(
      'href',
      '/impressum',
    );
  }
  expect(await axeFaults(page)).toEqual([]);
});

test('an imprint is the brand’s own: no other brand answers at its address', async ({ page, complaints }) => {
  const statusOf = async (slug: string, path: string) => (await page.goto(addressOf(slug, path)))?.status();
  expect(await statusOf('goldenhour', '/mentions-legales')).toBe(200);
  expect(await statusOf('secondbloom', '/aviso-legal')).toBe(200);
  expect(await statusOf('everglow', '/impressum')).toBe(404);
  // Chromium itself complains about a page that is none.
  complaints.length = 0;
});

test('the text of a page is there without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(addressOf('sheer', '/pages/privacy'));
  await expect(page.locator('main h2').first()).toBeVisible();
  await expect(page.locator('main .prose').first()).not.toBeEmpty();
  await context.close();
});
