import { type Locator, type Page } from '@playwright/test';
import { addressOf } from './support/brands';
import { endIntercepting, intercept } from './support/intercept';
import { absentMember, confirmedMember, newMember } from './support/members';
import { axeFaults, expect, test } from './support/test';

const BRAND = 'sheer';
const PHONES = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
];

test.use({ viewport: { width: 360, height: 640 } });

const cards = (page: Page) => page.locator('main li a[href^="/members/"]');
const sheet = (page: Page) => page.locator('dialog[open]');
const chip = (page: Page, name: string | RegExp) =>
  page.getByRole('group', { name: 'Quick filters' }).getByRole('button', { name });
const filters = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Filters/ });

/** A member before the search, in English. */
async function atSearch(page: Page, query = '', about = {}): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await newMember(page, BRAND, about);
  await page.context().addCookies([{ name: 'locale', value: 'en', url: addressOf(BRAND) }]);
  await page.goto(addressOf(BRAND, `/members${query}`));
  await expect(cards(page)).not.toHaveCount(0);
}

for (const [brand, locale] of [
  ['everglow', 'nl'],
  ['knotted', 'de'],
  ['fellow', 'fi'],
] as const)
  test(`people begin at the top of a phone, below one row, ${locale}`, async ({ page }) => {
    // The notice about a missing photo was put away before.
    await page.addInitScript(() => {
      if (window.origin !== 'null') localStorage.setItem('alert:photo', String(Date.now()));
    });
    await confirmedMember(page, brand);
    await page.context().addCookies([{ name: 'locale', value: locale, url: addressOf(brand) }]);
    await page.goto(addressOf(brand, '/members'));
    await expect(cards(page)).not.toHaveCount(0);
    for (const size of PHONES) {
      await page.setViewportSize(size);
      const [card, button] = [
        await cards(page).first().boundingBox(),
        await page.locator('main button[aria-haspopup=dialog]').last().boundingBox(),
      ];
      if (!card || !button) throw new Error('something is missing');
      expect(card.y).toBeLessThanOrEqual(130);
      // All of it is one row, with the way to the filters at its end.
      expect(button.y + button.height).toBeLessThanOrEqual(card.y);
      expect(Math.round(button.height)).toBeLessThanOrEqual(48);
      expect(button.x + button.width).toBeLessThanOrEqual(size.width);
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/);
    for (const one of await page.getByRole('group').getByRole('button').all()) {
      await one.scrollIntoViewIfNeeded();
      await expect(one).toBeInViewport({ ratio: 0.99 });
      expect(await one.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
    }
    expect(await axeFaults(page)).toEqual([]);
  });

test('quick filters are those of the sheet', async ({ page, context }) => {
  await context.grantPermissions(['geolocation'], { origin: addressOf(BRAND).slice(0, -1) });
  await context.setGeolocation({ latitude: 51.5074, longitude: -0.1278 });
  await atSearch(page);
  await expect(chip(page, 'Online now')).toHaveAttribute('aria-pressed', 'false');
  await chip(page, 'Online now').click();
  await expect(page).toHaveURL(addressOf(BRAND, '/members?online=true'));
  await expect(chip(page, 'Online now')).toHaveAttribute('aria-pressed', 'true');
  await chip(page, 'Near me').click();
  await expect(page).toHaveURL(addressOf(BRAND, '/members?distance=50&near=me&online=true'));
  await expect(chip(page, 'Near me')).toHaveAttribute('aria-pressed', 'true');
  await filters(page).click();
  await expect(sheet(page).getByLabel('Online now')).toBeChecked();
  await expect(sheet(page).getByLabel('Maximum distance')).toHaveValue('50');
  await sheet(page).getByLabel('From').fill('30');
  await sheet(page)
    .getByRole('button', { name: /^Show \d/ })
    .click();
  await expect(page).toHaveURL(addressOf(BRAND, '/members?min_age=30&distance=50&near=me&online=true'));
  await expect(chip(page, 'Age: 30+')).toBeVisible();
  await chip(page, 'Near me').click();
  await chip(page, 'Online now').click();
  await expect(page).toHaveURL(addressOf(BRAND, '/members?min_age=30'));
  await chip(page, 'Age: 30+').click();
  await expect(sheet(page).getByRole('heading', { name: 'Age' })).toBeVisible();
  await expect(sheet(page).getByLabel('Online now')).toHaveCount(0);
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(chip(page, 'Age: 30+')).toBeFocused();
});

test('whoever does not say where they are reads what to do', async ({ page, context }) => {
  await context.clearPermissions();
  await atSearch(page);
  await chip(page, 'Near me').click();
  await expect(page.getByText('We couldn’t get your location')).toBeVisible();
  await expect(page).toHaveURL(addressOf(BRAND, '/members'));
});

test('the ages are set by two thumbs that do not pass one another, or as numbers', async ({ page }) => {
  await atSearch(page);
  await chip(page, 'Age').click();
  const [youngest, oldest] = [sheet(page).getByLabel('Minimum age'), sheet(page).getByLabel('Maximum age')];
  const [from, to] = [sheet(page).getByLabel('From'), sheet(page).getByLabel('To')];
  await expect(youngest).toHaveValue('18');
  await expect(oldest).toHaveValue('99');
  await youngest.press('ArrowRight');
  await expect(from).toHaveValue('19');
  await to.fill('25');
  await youngest.press('End');
  await expect(youngest).toHaveValue('25');
  await oldest.press('Home');
  await expect(oldest).toHaveValue('25');
  // A number beyond the other end takes that along, one beyond the scale becomes its end.
  await from.fill('40');
  await expect(to).toHaveValue('40');
  await from.fill('7');
  await from.blur();
  await expect(from).toHaveValue('18');
  const box = await youngest.boundingBox();
  if (!box) throw new Error('there is no slider');
  expect(box.height).toBeGreaterThanOrEqual(44);
  await page.mouse.move(box.x + 22, box.y + 22);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width, box.y + 22, { steps: 5 });
  await page.mouse.up();
  await expect(from).toHaveValue('40');
  await sheet(page)
    .getByRole('button', { name: /^Show \d/ })
    .click();
  await expect(page).toHaveURL(addressOf(BRAND, '/members?min_age=40&max_age=40'));
});

test('the button says how many before they are shown, and what to widen where nobody is left', async ({ page }) => {
  await atSearch(page);
  await filters(page).click();
  const show = sheet(page).getByRole('button', { name: /^Show / });
  await expect(show).toHaveText(/^Show \d+\+? people$/);
  const everybody = /\d+\+?/.exec(await show.innerText())?.[0];
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/search-count') asked.push(new URL(request.url()).search);
  });
  const counted = page.waitForResponse((response) => response.url().endsWith('?gender=man&min_age=30'));
  await sheet(page).getByLabel('From').fill('20');
  await sheet(page).getByLabel('From').fill('30');
  await sheet(page).getByLabel('Men', { exact: true }).check({ force: true });
  // The count of an earlier choice may be shown on the way.
  const { count, more } = (await (await counted).json()) as { count: number; more: boolean };
  const men = `${count}${more ? '+' : ''}`;
  await expect(show).toHaveText(`Show ${men} people`);
  expect(men).not.toBe(everybody);
  // So many changes are not as many questions.
  expect(asked.length).toBeLessThan(4);
  await intercept(page, '**/api/search-count?*', (route) => route.fulfill({ json: { count: 0, more: false } }));
  await sheet(page).getByLabel('Online now').check({ force: true });
  await expect(show).toHaveText('Show 0 people');
  await expect(show).toBeEnabled();
  await expect(sheet(page).getByText('Turn off “Online now” to see more people.')).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  endIntercepting(page);
  await sheet(page).getByLabel('Online now').uncheck({ force: true });
  await expect(show).toHaveText(`Show ${men} people`);
  await show.click();
  await expect(page.getByRole('status').filter({ hasText: `Results: ${men}` })).toBeVisible();
});

test('a count that cannot be had leaves the button as it was', async ({ page, complaints }) => {
  await intercept(page, '**/api/search-count*', (route) => route.fulfill({ status: 500, json: {} }));
  await atSearch(page);
  await filters(page).click();
  await expect(sheet(page).getByRole('button', { name: 'Show results' })).toBeVisible();
  expect(complaints.splice(0).every((text) => text.includes('500'))).toBe(true);
});

test('the answer from sign-up is shown as chosen, and can be changed', async ({ page }) => {
  await atSearch(page, '', { seeking: 'men' });
  await filters(page).click();
  const [men, women] = [
    sheet(page).getByLabel('Men', { exact: true }),
    sheet(page).getByLabel('Women', { exact: true }),
  ];
  await expect(men).toBeChecked();
  await expect(women).not.toBeChecked();
  await women.check({ force: true });
  await men.uncheck({ force: true });
  await sheet(page)
    .getByRole('button', { name: /^Show \d/ })
    .click();
  await expect(page).toHaveURL(addressOf(BRAND, '/members?gender=woman'));
  await page.goto(addressOf(BRAND, '/members?sort=newest'));
  await expect(cards(page)).not.toHaveCount(0);
  await filters(page).click();
  await men.uncheck({ force: true });
  // An open filter would be the answer from sign-up again.
  await expect(women).toBeChecked();
  await expect(men).not.toBeChecked();
});

test('the search by questions is offered among the people until it is put away', async ({ page }) => {
  await atSearch(page);
  const offer = page.getByRole('region', { name: 'Match finder' });
  await expect(offer.getByRole('link', { name: 'Try the match finder' })).toHaveAttribute('href', '/match-finder');
  await offer.getByRole('button', { name: 'Close' }).click();
  await expect(offer).toHaveCount(0);
  await page.reload();
  await expect(cards(page)).not.toHaveCount(0);
  await expect(offer).toHaveCount(0);
  await filters(page).click();
  await expect(sheet(page).getByRole('link', { name: 'Try the match finder' })).toBeVisible();
});

test('what is told where a photo is missing does not lie on the head', async ({ page, browser }) => {
  const id = await absentMember(browser, BRAND);
  await atSearch(page, '?sort=newest');
  const bottomOf = async (told: Locator) => told.evaluate((element) => element.getBoundingClientRect().bottom);
  const headOf = async (frame: Locator) =>
    frame.locator('.member-silhouette circle').evaluate((element) => element.getBoundingClientRect().top);
  for (const size of [{ width: 320, height: 568 }, ...PHONES]) {
    await page.setViewportSize(size);
    const card = page.locator(`main li a[href="/members/${id}"]`);
    expect(await bottomOf(card.getByText('New', { exact: true }))).toBeLessThanOrEqual(await headOf(card));
  }
  await page.goto(addressOf(BRAND, `/members/${id}`));
  const told = page.getByText('No photo yet');
  await expect(told).toBeVisible();
  for (const size of [{ width: 320, height: 568 }, { width: 740, height: 360 }, ...PHONES]) {
    await page.setViewportSize(size);
    expect(await bottomOf(told)).toBeLessThanOrEqual(await headOf(page.locator('.profile-photo')));
  }
});
