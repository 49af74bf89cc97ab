import { type Page } from '@playwright/test';
import { addressOf } from './support/brands';
import { endIntercepting, intercept } from './support/intercept';
import { logIn, newMember } from './support/members';
import { skipSteps } from './support/first-steps';
import { axeFaults, expect, test } from './support/test';

const BRAND = 'sheer';

test.use({ viewport: { width: 360, height: 740 } });

const question = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const next = (page: Page) => page.getByRole('button', { name: 'Continue' });
const cards = (page: Page) => page.locator('main li a[href^="/members/"]');
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

async function signIn(page: Page): Promise<string> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const email = await newMember(page, BRAND);
  await page.context().addCookies([{ name: 'locale', value: 'en', url: addressOf(BRAND) }]);
  return email;
}

test('one question after the other leads to the search, and back keeps every answer', async ({ page }) => {
  await signIn(page);
  await page.goto(addressOf(BRAND, '/match-finder'));
  await expect(question(page)).toHaveText('Who would you like to meet?');
  expect(await axeFaults(page)).toEqual([]);
  await page.getByLabel('Men', { exact: true }).check({ force: true });
  await next(page).click();
  await expect(question(page)).toHaveText('Where should we look?');
  await expect(question(page)).toBeFocused();
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await next(page).press('Enter');
  await expect(question(page)).toHaveText('How old should they be?');
  await page.getByLabel('From').fill('30');
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(question(page)).toHaveText('Where should we look?');
  await page.goBack();
  await expect(page.getByLabel('Men', { exact: true })).toBeChecked();
  await next(page).click();
  await expect(question(page)).toHaveText('Where should we look?');
  await next(page).click();
  await expect(page.getByLabel('From')).toHaveValue('30');
  const finish = page.getByRole('button', { name: 'Show results' });
  for (let tries = 0; tries < 9 && !(await finish.isVisible()); tries += 1) {
    const before = await question(page).innerText();
    await next(page).click();
    await expect(question(page)).not.toHaveText(before);
  }
  await finish.click();
  await expect(page).toHaveURL(addressOf(BRAND, '/members?gender=man&min_age=30'));
  await expect(page.getByRole('status').filter({ hasText: 'Results' })).toBeVisible();
  await page.goBack();
  await expect(finish).toBeVisible();
});

test('the last search is there again, also on another device, until it is cleared', async ({ page, browser }) => {
  const email = await signIn(page);
  await page.goto(addressOf(BRAND, '/members?gender=man&min_age=30'));
  await expect(page.getByRole('status').filter({ hasText: 'Results' })).toBeVisible();
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const other = await context.newPage();
  await context.addCookies([{ name: 'locale', value: 'en', url: addressOf(BRAND) }]);
  await logIn(other, BRAND, email);
  const asked: string[] = [];
  other.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === '/api/members') asked.push(search);
  });
  await other.goto(addressOf(BRAND, '/members'));
  await expect(other).toHaveURL(addressOf(BRAND, '/members?gender=man&min_age=30'));
  await expect(other.getByRole('status').filter({ hasText: 'Results' })).toBeVisible();
  // No other results were there for a moment.
  expect(asked).toEqual(['?gender=man&min_age=30']);
  await other.goto(addressOf(BRAND, '/members?gender=woman'));
  await expect(other.getByRole('status').filter({ hasText: 'Results' })).toBeVisible();
  expect(asked.at(-1)).toBe('?gender=woman');
  await other.getByRole('button', { name: 'Clear filters' }).first().click();
  await expect(other).toHaveURL(addressOf(BRAND, '/members'));
  await expect(cards(other)).not.toHaveCount(0);
  await other.reload();
  await expect(cards(other)).not.toHaveCount(0);
  await expect(other).toHaveURL(addressOf(BRAND, '/members'));
  await context.close();
});

test('after sign-up there are people to meet, those who are invented called so, and ways on', async ({ page }) => {
  await signIn(page);
  await page.goto(addressOf(BRAND, '/complete-signup'));
  await page.getByRole('link', { name: 'In the meantime, see who’s here' }).click();
  await expect(page).toHaveURL(addressOf(BRAND, '/signup-matches'));
  await skipSteps(page);
  await expect(cards(page)).not.toHaveCount(0);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('link', { name: 'See everyone' }).click();
  await expect(page).toHaveURL(/\/members\?/);
  const robin = {
    ...{ id: 5000, name: 'Robin', age: 30, country: 'GB', city: 'Leeds', countryregion: null, distance_km: 20 },
    ...{ fictional: true, online: false, is_new: false, main_image: null, words: null, shared_interests: [] },
  };
  const one = { members: [robin], next: null, total: { count: 1, more: false }, similar: [] };
  await intercept(page, /\/api\/members(?:\?|$)/, (route) => route.fulfill({ json: one }));
  await page.goto(addressOf(BRAND, '/signup-matches'));
  await skipSteps(page);
  await expect(cards(page).filter({ hasText: 'Fictional' })).toHaveCount(1);
  endIntercepting(page);
  const nobody = { members: [], next: null, total: { count: 0, more: false }, similar: [] };
  await intercept(page, /\/api\/members(?:\?|$)/, (route) => route.fulfill({ json: nobody }));
  await page.goto(addressOf(BRAND, '/signup-matches'));
  await skipSteps(page);
  await expect(page.getByRole('heading', { name: 'We couldn’t find anyone' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'See everyone' })).toBeVisible();
});
