import { type Page } from '@playwright/test';
import { addressOf } from './support/brands';
import { endIntercepting, intercept } from './support/intercept';
import { newMember } from './support/members';
import { axeFaults, besidesSessionEnd, expect, test } from './support/test';

/** Other tests create few members of this brand, so the invented ones stay on the first page. */
const BRAND = 'sheer';
const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 800 };

const cards = (page: Page) => page.locator('main li a[href^="/members/"]');
const sheet = (page: Page) => page.locator('dialog[open]');

/** A member, before the search. */
async function atSearch(page: Page, size: { width: number; height: number }, query = ''): Promise<void> {
  await page.setViewportSize(size);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await newMember(page, BRAND);
  await page.context().addCookies([{ name: 'locale', value: 'en', url: addressOf(BRAND) }]);
  await page.goto(addressOf(BRAND, `/members${query}`));
}

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** An answer of the search, page by page; `q` tells one search's people from another's. */
function pageOf(from: number, size: number, next: string | null) {
  const members = Array.from({ length: size }, (_, at) => ({
    ...{ id: 5000 + from + at, name: `Someone ${from + at}`, age: 30, country: 'NL', city: 'Utrecht' },
    ...{ countryregion: null, distance_km: 20, fictional: at % 2 === 0, online: at === 1, is_new: at === 0 },
    ...{ main_image: null, words: null, shared_interests: [] },
  }));
  return { members, next, total: from === 0 ? { count: 500, more: true } : null, similar: null };
}

/** Three pages of 24, as a large brand has them. */
async function withMany(page: Page): Promise<void> {
  await intercept(page, /\/api\/members(?:\?|$)/, async (route) => {
    const cursor = Number(new URL(route.request().url()).searchParams.get('cursor') ?? '0');
    await route.fulfill({ json: pageOf(cursor, 24, cursor < 48 ? String(cursor + 24) : null) });
  });
}

test('a member finds people, each fictional one with its word', async ({ page }) => {
  await atSearch(page, PHONE);
  await expect(cards(page)).not.toHaveCount(0);
  const first = cards(page).filter({ hasText: 'Fictional' }).first();
  await expect(first).toBeVisible();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  expect(await axeFaults(page)).toEqual([]);
});

test('filters are chosen in a sheet, stand in the address, and go back', async ({ page }) => {
  await atSearch(page, PHONE);
  await expect(cards(page)).not.toHaveCount(0);
  // How many are shown grows by itself.
  const results = page.getByRole('status').filter({ hasText: 'Results' });
  const everybody = await results.innerText();
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(sheet(page).getByRole('button', { name: /^Show \d/ })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await sheet(page).getByLabel('Men', { exact: true }).check({ force: true });
  await sheet(page)
    .getByRole('button', { name: /^Show \d/ })
    .click();
  await expect(sheet(page)).toHaveCount(0);
  await expect(page).toHaveURL(addressOf(BRAND, '/members?gender=man'));
  await expect(results).not.toHaveText(everybody);
  await page.goBack();
  await expect(page).toHaveURL(addressOf(BRAND, '/members'));
  await expect(results).toHaveText(everybody);
});

test('a screen has the filters beside the people, and the keyboard reaches them', async ({ page }) => {
  await atSearch(page, DESKTOP, '?min_age=30');
  const panel = page.getByRole('complementary', { name: 'Filters' });
  await expect(panel.getByLabel('From')).toHaveValue('30');
  const women = panel.getByLabel('Women', { exact: true });
  await women.focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(addressOf(BRAND, '/members?gender=woman&min_age=30'));
  await expect(women).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Results' })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await panel.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(addressOf(BRAND, '/members'));
});

test('somebody is opened, and back is the same place at once', async ({ page, complaints }) => {
  await withMany(page);
  await atSearch(page, PHONE);
  await expect(cards(page)).toHaveCount(24);
  await expect(page.getByRole('status').filter({ hasText: 'Results: 500+' })).toBeVisible();
  await cards(page).nth(22).scrollIntoViewIfNeeded();
  await expect.poll(() => cards(page).count()).toBeGreaterThan(24);
  await cards(page).nth(40).scrollIntoViewIfNeeded();
  await expect(cards(page)).toHaveCount(72);
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
  // A notice above that comes meanwhile moves nothing of what is looked at.
  const place = async () => Math.round((await cards(page).nth(40).boundingBox())?.y ?? Number.NaN);
  // Where it can be pressed: the press itself moves nothing any more.
  await cards(page).nth(40).hover();
  const before = await place();
  await cards(page).nth(40).click();
  await expect(page).toHaveURL(/\/members\/\d+$/);
  // Nothing is asked for again.
  endIntercepting(page);
  await intercept(page, /\/api\/members(?:\?|$)/, (route) => route.abort());
  await page.goBack();
  await expect(cards(page)).toHaveCount(72);
  await expect.poll(place).toBe(before);
  // The listed members do not exist, so requests for them answer 404.
  expect(complaints.splice(0).every((text) => text.includes('404'))).toBe(true);
});

test('what one member has found is not shown to the next in the same tab', async ({ page, complaints }) => {
  await withMany(page);
  await atSearch(page, PHONE);
  await expect(cards(page)).toHaveCount(24);
  const searched = await page.evaluate(() => window.history.length);
  await page.goto(addressOf(BRAND, '/api/logout.php'));
  endIntercepting(page);
  await newMember(page, BRAND);
  // At once: pages in between lead a member on.
  await page.evaluate((at) => {
    window.history.go(at - window.history.length);
  }, searched);
  await expect(page).toHaveURL(addressOf(BRAND, '/members'));
  await expect(page.getByRole('status').filter({ hasText: /^Results: \d+$/ })).toBeVisible();
  await expect(page.getByText('Someone 1,')).toHaveCount(0);
  // The first member's page had requests under way when it was left.
  expect(besidesSessionEnd(complaints)).toEqual([]);
});

test('what a member has found goes where the session ends in another tab', async ({ page, context, complaints }) => {
  await withMany(page);
  await atSearch(page, PHONE);
  await expect(cards(page)).toHaveCount(24);
  await expect(page.locator('#account [data-slot=name]')).not.toBeEmpty();
  endIntercepting(page);
  const other = await context.newPage();
  await other.goto(addressOf(BRAND, '/api/logout.php'));
  await other.evaluate(() => {
    new BroadcastChannel('member').postMessage('signed-out');
  });
  await expect(page.getByText('Someone 1,')).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: /^Results: \d+$/ })).toBeVisible();
  // The page had a stream that belonged to the session.
  expect(besidesSessionEnd(complaints)).toEqual([]);
});

test('photos are shown one after the other, and a blurred one says why', async ({ page }) => {
  const photo = (name: string, blurred: boolean) => ({
    ...{ filename: name, thumb_filename: name, status: 'active', path: `/favicon.svg?${name}`, blurred },
    ...{ width: 640, height: 800, sources: null },
  });
  const photos = [photo('a', false), photo('b', false), photo('c', true)];
  const [person] = pageOf(0, 1, null).members;
  const profile = { ...person, status: 'active', prompts: [], facts: [], notes: [], main_image: photos[0] };
  await intercept(page, '**/api/members/5000', (route) => route.fulfill({ json: profile }));
  await intercept(page, '**/api/members/5000/photos', (route) => route.fulfill({ json: { photos } }));
  await atSearch(page, PHONE);
  await page.goto(addressOf(BRAND, '/members/5000'));
  const images = page.locator('main img');
  await expect(images).toHaveCount(3);
  await page.getByRole('button', { name: 'Photo 1 of 3' }).click();
  await expect(images.nth(1)).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('Enter');
  await expect(page.getByText('Premium members can see this photo')).toBeInViewport();
  await expect(page.getByRole('main').getByRole('link', { name: 'Get premium' })).toHaveAttribute('href', '/premium');
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  expect(await axeFaults(page)).toEqual([]);
});

test('a profile tells who it is, says so where it is fictional, and leads back', async ({ page }) => {
  await atSearch(page, PHONE, '?sort=newest');
  const card = cards(page).filter({ hasText: 'Fictional' }).first();
  const name = /^[^,]+/.exec(await card.innerText())?.[0] ?? '';
  await card.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/, \d+/);
  await expect(page.locator('main')).toContainText('There’s no real member behind it');
  expect(name).not.toBe('');
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('link', { name: 'Back to search' }).click();
  await expect(page).toHaveURL(addressOf(BRAND, '/members?sort=newest'));
  await expect(cards(page)).not.toHaveCount(0);
});

test('a profile that is not there says so, and leads on', async ({ page, complaints }) => {
  await atSearch(page, PHONE);
  await page.goto(addressOf(BRAND, '/members/2000000000'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('is no longer here');
  await page.getByRole('link', { name: 'Back to search' }).click();
  await expect(cards(page)).not.toHaveCount(0);
  expect(complaints.splice(0).every((text) => text.includes('404'))).toBe(true);
});

test('nobody found, and those close to the search, are told as such', async ({ page }) => {
  const nobody = { ...pageOf(0, 0, null), total: { count: 0, more: false }, similar: pageOf(0, 3, null).members };
  await intercept(page, /\/api\/members(?:\?|$)/, (route) => route.fulfill({ json: nobody }));
  await atSearch(page, PHONE, '?online=true');
  await expect(page.getByRole('heading', { name: 'We couldn’t find anyone' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Close to your search' })).toBeVisible();
  await expect(cards(page)).toHaveCount(3);
  await page.getByRole('main').getByRole('button', { name: 'Clear filters' }).last().click();
  await expect(page).toHaveURL(addressOf(BRAND, '/members'));
});

test('where the search fails, the next try finds them', async ({ page, complaints }) => {
  await intercept(page, /\/api\/members(?:\?|$)/, (route) => route.fulfill({ status: 500, json: {} }));
  await atSearch(page, PHONE);
  await expect(page.getByRole('alert').getByRole('heading')).toHaveText('We couldn’t load your results');
  expect(await axeFaults(page)).toEqual([]);
  endIntercepting(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(cards(page)).not.toHaveCount(0);
  expect(complaints.splice(0).every((text) => text.includes('500'))).toBe(true);
});

test('near me is asked for at the press only, and stays out of the address', async ({ page, context, complaints }) => {
  await context.grantPermissions(['geolocation'], { origin: addressOf(BRAND).slice(0, -1) });
  await context.setGeolocation({ latitude: 51.5074, longitude: -0.1278 });
  await atSearch(page, DESKTOP);
  await page.getByRole('button', { name: 'Search near me' }).click();
  await expect(page).toHaveURL(addressOf(BRAND, '/members?distance=50&near=me'));
  await expect(page.getByText('Distance from')).toBeVisible();
  const asked = page.waitForRequest(/\/api\/members\?distance=100&lat=/);
  await page.getByLabel('Maximum distance').selectOption('100');
  await asked;
  await page.getByRole('button', { name: 'Search near my town' }).click();
  await expect(page).toHaveURL(addressOf(BRAND, '/members?distance=100'));
  // A member who has just signed up has no town of their own.
  await expect(page.getByRole('alert').getByRole('heading')).toHaveText('Where should we search?');
  expect(complaints.splice(0).every((text) => text.includes('422'))).toBe(true);
});

test('a member who has told no town reads what to do about the distance', async ({ page, complaints }) => {
  await atSearch(page, PHONE, '?distance=50');
  await expect(page.getByRole('alert').getByRole('heading')).toHaveText('Where should we search?');
  await page.getByRole('alert').getByRole('button').click();
  await expect(cards(page)).not.toHaveCount(0);
  expect(complaints.splice(0).every((text) => text.includes('422'))).toBe(true);
});

test('a visitor sees some, less of each, and how to see all', async ({ page, visit }) => {
  await page.setViewportSize(PHONE);
  await visit(BRAND, { path: '/members?distance=50&online=true', locale: 'en' });
  await expect(cards(page)).not.toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign up' })).toBeVisible();
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(sheet(page).getByText('New here')).toBeVisible();
  await expect(sheet(page).getByText('Online now')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await cards(page).filter({ hasText: 'Fictional' }).first().click();
  await expect(page).toHaveURL(/\/members\/\d+\/landing$/);
});

test('who may not search without an account is led to the log-in, and back', async ({ page, visit, complaints }) => {
  await intercept(page, /\/api\/members(?:\?|$)/, (route) =>
    route.fulfill({ status: 403, json: { code: 'authentication_required' } }),
  );
  await visit(BRAND, { path: '/members?gender=man', locale: 'en' });
  await expect(page).toHaveURL(addressOf(BRAND, '/login?next=%2Fmembers%3Fgender%3Dman'));
  expect(besidesSessionEnd(complaints)).toEqual([]);
});
