import { type Page } from '@playwright/test';
import { addressOf } from './support/brands';
import { absentMember, confirmedMember } from './support/members';
import { verify } from './support/photo-checks';
import { query } from './support/stack';
import { axeFaults, expect, test } from './support/test';

const BRAND = 'fullmoon';

test.use({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });

/** Without those who are only close to the search. */
const cards = (page: Page) => page.locator('main li:not(section li):has(> div > a[href^="/members/"])');
const card = (page: Page, name: string) => cards(page).filter({ hasText: name });
const sheet = (page: Page) => page.locator('dialog[open]');
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

async function atSearch(page: Page, brand: string, search = ''): Promise<number> {
  const id = await confirmedMember(page, brand, { name: 'Jo Visser' });
  await page.context().addCookies([{ name: 'locale', value: 'en', url: addressOf(brand) }]);
  await page.goto(addressOf(brand, `/members${search}`));
  return id;
}

test('the badge of a verified photo stands on cards and profile, says what it means, and on nobody invented', async ({
  page,
  browser,
}) => {
  test.slow();
  const vera = await absentMember(browser, BRAND, { name: 'Vera Proven' });
  await verify(vera);
  const own = await atSearch(page, BRAND);
  await expect(card(page, 'Vera Proven')).toContainText('Verified photo');
  for (const invented of await cards(page).filter({ hasText: 'Fictional' }).all())
    await expect(invented).not.toContainText('Verified photo');
  await query(
    'insert into member_like (tenant_id, liker_id, liked_id) select tenant_id, id, $2 from profile where id = $1',
    [vera, own],
  );
  await page.goto(addressOf(BRAND, '/likes/received'));
  await expect(page.locator('main li', { hasText: 'Vera Proven' })).toContainText('Verified photo');
  expect(await axeFaults(page)).toEqual([]);

  await page.goto(addressOf(BRAND, `/members/${vera}`));
  const badge = page.getByRole('main').getByRole('button', { name: 'Verified photo' });
  await expect(badge).toBeVisible();
  const box = await badge.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeFaults(page)).toEqual([]);
  }
  await badge.click();
  await expect(sheet(page)).toContainText(/On [\w ,]+\d{4}, someone on our team compared a selfie/);
  // On a small screen a focus on the button would begin at the end.
  await expect(sheet(page).getByRole('heading', { name: 'Verified photo' })).toBeFocused();
  await expect(sheet(page).getByRole('heading', { name: 'What it doesn’t promise' })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await sheet(page).getByRole('button', { name: 'Close' }).click();
  await expect(badge).toBeFocused();
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 640 });
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  }
});

test('the search finds verified people alone, keeps it, and says what to widen', async ({ page, browser }) => {
  test.slow();
  const vera = await absentMember(browser, BRAND, { name: 'Lena Proven' });
  await absentMember(browser, BRAND, { name: 'Una Shown' });
  await verify(vera);
  await atSearch(page, BRAND);
  await expect(card(page, 'Una Shown')).toHaveCount(1);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Filters/ })
    .click();
  await sheet(page).getByLabel('Verified only').check();
  await expect(sheet(page).getByRole('button', { name: /^Show \d+ pe/ })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await sheet(page).getByRole('button', { name: /^Show/ }).click();
  await expect(page).toHaveURL(addressOf(BRAND, '/members?verified_only=true'));
  await expect(card(page, 'Lena Proven')).toHaveCount(1);
  await expect(card(page, 'Una Shown')).toHaveCount(0);
  // The last search is where the next one begins, on any device.
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(addressOf(BRAND, '/members'));
  await expect(card(page, 'Lena Proven')).toHaveCount(1);
  await expect(card(page, 'Una Shown')).toHaveCount(0);

  await query('update profile set verified_at = null where id = $1', [vera]);
  await page.goto(addressOf(BRAND, '/members?verified_only=true&min_age=98'));
  await expect(page.getByRole('heading', { name: 'We couldn’t find anyone' })).toBeVisible();
  await expect(page.getByText('Turn off “Verified only” to see more people.')).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
});

test('who is verified at one brand is nobody at another', async ({ page, browser, complaints }) => {
  const vera = await absentMember(browser, BRAND, { name: 'Alba Elsewhere' });
  await verify(vera);
  await atSearch(page, 'sheer', '?verified_only=true');
  await expect(page.getByRole('heading', { name: 'We couldn’t find anyone' })).toBeVisible();
  await expect(card(page, 'Alba Elsewhere')).toHaveCount(0);
  const gone = await page.goto(addressOf('sheer', `/members/${vera}`));
  expect(gone?.status()).toBeLessThan(500);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('is no longer here');
  await expect(page.getByRole('button', { name: 'Verified photo' })).toHaveCount(0);
  expect(complaints.splice(0).every((text) => text.includes('404'))).toBe(true);
});
