import { type Page } from '@playwright/test';
import { addressOf } from './support/brands';
import { endIntercepting, intercept } from './support/intercept';
import { callApi, confirmedMember, newMember } from './support/members';
import { axeFaults, besidesSessionEnd, expect, test } from './support/test';

/** Other tests create few members of this brand, so the invented ones stay on the first page. */
const BRAND = 'sheer';
const PHONE = { width: 360, height: 740 };

const english = (page: Page) => page.context().addCookies([{ name: 'locale', value: 'en', url: addressOf(BRAND) }]);
const card = (page: Page) => page.locator('main li').filter({ hasText: 'Fictional' }).first();
const heart = (page: Page) => card(page).getByRole('button', { name: /^Like / });
const saved = (page: Page, method: string) =>
  page.waitForResponse((answer) => /\/api\/likes\/\d+$/.test(answer.url()) && answer.request().method() === method);

test('a like shows at once, lasts, is the same on the profile, and is taken back there', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await english(page);
  await confirmedMember(page, BRAND);
  await page.goto(addressOf(BRAND, '/members'));
  await card(page).getByRole('link').focus();
  await page.keyboard.press('Tab');
  await expect(heart(page)).toBeFocused();
  const kept = saved(page, 'PUT');
  await page.keyboard.press('Enter');
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  expect((await kept).status()).toBe(200);
  await page.reload();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  expect(await axeFaults(page)).toEqual([]);
  await card(page).getByRole('link').click();
  const wide = page.getByRole('main').locator('button[aria-pressed]');
  await expect(wide).toHaveAttribute('aria-pressed', 'true');
  await expect(wide).toBeInViewport();
  const gone = saved(page, 'DELETE');
  await wide.click();
  await expect(wide).toHaveAttribute('aria-pressed', 'false');
  await gone;
  expect(await axeFaults(page)).toEqual([]);
  await page.goBack();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
});

test('who has not confirmed the address is told so, and the heart is empty again', async ({ page, complaints }) => {
  await page.setViewportSize(PHONE);
  await english(page);
  await newMember(page, BRAND);
  await page.goto(addressOf(BRAND, '/members'));
  await heart(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'confirm your email address' })).toBeVisible();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
  expect(await axeFaults(page)).toEqual([]);
  expect(besidesSessionEnd(complaints)).toEqual([]);
});

test('a like that nobody took is taken back, and said to be', async ({ page, complaints }) => {
  await english(page);
  await confirmedMember(page, BRAND);
  await intercept(page, /\/api\/likes\/\d+$/, (route) =>
    route.fulfill({ status: 429, headers: { 'retry-after': '120' }, json: { code: 'too_many_requests' } }),
  );
  await page.goto(addressOf(BRAND, '/members'));
  await heart(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'in 2 minutes' })).toBeVisible();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
  endIntercepting(page);
  const kept = saved(page, 'PUT');
  await heart(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'minutes' })).toHaveCount(0);
  expect((await kept).status()).toBe(200);
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  expect(complaints.splice(0).every((text) => text.includes('429'))).toBe(true);
});

test('a visitor’s heart leads to the sign-up', async ({ page, visit }) => {
  await visit(BRAND, { path: '/members', locale: 'en' });
  const link = card(page).getByRole('link', { name: /^Like / });
  await expect(link).toHaveAttribute('href', '/signup');
});

/** An answer of a list of likes; `from` tells one page's people from another's. */
function pageOf(from: number, size: number, next: string | null) {
  const likes = Array.from({ length: size }, (_, at) => ({
    ...{ id: 5000 + from + at, name: `Someone ${from + at}`, age: 30, country: 'GB', city: 'Leeds' },
    ...{ countryregion: null, distance_km: 20, fictional: at % 2 === 0, online: false, is_new: false },
    ...{
      main_image: null,
      words: null,
      shared_interests: [],
      liked_at: '2026-01-01T10:00:00.000Z',
      liked: true,
      mutual: false,
      like_new: at === 0,
      likes: null,
    },
  }));
  return { likes, next };
}

test('a list goes on as one reads, and back is the same place', async ({ page, complaints }) => {
  await page.setViewportSize(PHONE);
  await english(page);
  await confirmedMember(page, BRAND);
  await intercept(page, /\/api\/likes\/received/, (route) => {
    const cursor = new URL(route.request().url()).searchParams.get('cursor');
    return route.fulfill({ json: cursor === null ? pageOf(0, 30, '1_1') : pageOf(30, 30, null) });
  });
  await page.goto(addressOf(BRAND, '/likes/received'));
  const cards = page.locator('main li a[href^="/likes/m/"]');
  await expect(cards).toHaveCount(30);
  await cards.nth(28).scrollIntoViewIfNeeded();
  await expect(cards).toHaveCount(60);
  await cards.nth(50).scrollIntoViewIfNeeded();
  // Where it can be pressed: the press itself moves nothing any more.
  await cards.nth(50).hover();
  const before = await page.evaluate(() => window.scrollY);
  await cards.nth(50).click();
  await expect(page).toHaveURL(addressOf(BRAND, '/likes/m/5050'));
  await page.goBack();
  await expect(cards).toHaveCount(60);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  // The listed members do not exist, so requests for them answer 404.
  expect(complaints.splice(0).every((text) => text.includes('404'))).toBe(true);
});

test('lists without anybody lead to people, and one that fails is tried again', async ({ page, complaints }) => {
  await page.setViewportSize(PHONE);
  await english(page);
  await confirmedMember(page, BRAND);
  for (const [path, title] of [
    ['/likes', 'No likes yet'],
    ['/likes/mutual', 'No matches yet'],
  ] as const) {
    await page.goto(addressOf(BRAND, path));
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Find members' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    expect(await axeFaults(page)).toEqual([]);
  }
  await intercept(page, /\/api\/likes\/given/, (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto(addressOf(BRAND, '/likes/given'));
  await expect(page.getByRole('alert').getByRole('heading')).toHaveText('We couldn’t load your likes');
  endIntercepting(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'You haven’t liked anyone yet' })).toBeVisible();
  expect(complaints.splice(0).every((text) => text.includes('500'))).toBe(true);
});

test('a visitor is led to the log-in and back, and a kind of list that there is not is no page', async ({
  page,
  visit,
  complaints,
}) => {
  await visit(BRAND, { path: '/likes/given', locale: 'en' });
  await expect(page).toHaveURL(addressOf(BRAND, '/login?next=%2Flikes%2Fgiven'));
  expect((await callApi(page, '/likes/sideways')).status).toBe(404);
  expect((await callApi(page, '/likes/m/sideways')).status).toBe(404);
  expect(complaints.splice(0).every((text) => /40[34]/.test(text))).toBe(true);
});
