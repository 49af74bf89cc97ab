import { type Browser, type Page } from '@playwright/test';
import { addressOf } from './support/brands';
import { endIntercepting, intercept } from './support/intercept';
import { absentMember, callApi, confirmedMember } from './support/members';
import { axeFaults, expect, test } from './support/test';

const BRAND = 'goldenhour';
const sheet = (page: Page) => page.getByRole('dialog');

/** A member who has liked another real one, on that one's profile; answers the other's id. */
async function atSomebody(page: Page, browser: Browser): Promise<number> {
  await page.setViewportSize({ width: 360, height: 740 });
  const other = await absentMember(browser, BRAND);
  await page.context().addCookies([{ name: 'locale', value: 'en', url: addressOf(BRAND) }]);
  await confirmedMember(page, BRAND);
  await page.goto(addressOf(BRAND, `/members/${other}`));
  const saved = page.waitForResponse((answer) => answer.url().endsWith(`/api/likes/${other}`));
  await page.getByRole('button', { name: /^Like / }).click();
  expect((await saved).status()).toBe(200);
  return other;
}

async function choose(page: Page, what: 'Report' | 'Block'): Promise<void> {
  await page.getByRole('button', { name: 'More' }).click();
  await sheet(page).getByRole('button', { name: what }).click();
}

test('a blocked one is gone from everywhere at once, and back where the block ends', async ({
  page,
  browser,
  complaints,
}) => {
  test.slow();
  const other = await atSomebody(page, browser);
  const card = page.locator(`main li a[href$="/${other}"]`);
  await page.goto(addressOf(BRAND, '/members?sort=newest'));
  await expect(card).toHaveCount(1);
  await card.click();
  await choose(page, 'Block');
  await expect(sheet(page)).toContainText('We won’t tell');
  expect(await axeFaults(page)).toEqual([]);
  await sheet(page).getByRole('button', { name: 'Block' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('is blocked');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: /^Like / })).toHaveAttribute('aria-pressed', 'true');
  await choose(page, 'Block');
  await sheet(page).getByRole('button', { name: 'Block' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('is blocked');
  // The list is the one that the browser kept.
  await page.goBack();
  await expect(page.locator('main li a')).not.toHaveCount(0);
  await expect(card).toHaveCount(0);
  await page.goto(addressOf(BRAND, '/likes/given'));
  await expect(page.getByRole('heading', { name: 'You haven’t liked anyone yet' })).toBeVisible();
  expect((await callApi(page, `/api/members/${other}`)).status).toBe(404);
  await page.goto(addressOf(BRAND, `/members/${other}`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('is no longer here');

  await page.goto(addressOf(BRAND, '/notifications#blocked'));
  const section = page.locator('#blocked');
  await expect(section.getByRole('listitem')).toHaveCount(1);
  expect(await axeFaults(page)).toEqual([]);
  await section.getByRole('button', { name: /^Unblock / }).click();
  await expect(section.getByRole('status')).toContainText('no longer blocked');
  await expect(section.getByText('You haven’t blocked anyone')).toBeVisible();
  await page.goto(addressOf(BRAND, '/likes/given'));
  await expect(card).toHaveCount(1);
  expect(complaints.splice(0).every((text) => text.includes('404'))).toBe(true);
});

test('a report keeps what was written until it arrives, thanks, and offers to block', async ({
  page,
  browser,
  complaints,
}) => {
  const other = await atSomebody(page, browser);
  await choose(page, 'Report');
  const dialog = sheet(page);
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByLabel('What’s wrong?')).toBeFocused();
  await dialog.getByLabel('What’s wrong?').selectOption('scam');
  await dialog.getByLabel(/Anything else we should know/).fill('Asked me for money.');
  expect(await axeFaults(page)).toEqual([]);
  await intercept(page, '**/api/reports', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByRole('alert').filter({ hasText: 'We couldn’t connect' })).toBeVisible();
  endIntercepting(page);
  const sent = page.waitForRequest('**/api/reports');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  expect((await sent).postDataJSON()).toEqual({ profile: other, reason: 'scam', text: 'Asked me for money.' });
  await expect(dialog.getByRole('heading', { name: 'Thank you' })).toBeFocused();
  expect(await axeFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: / too$/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('is blocked');
  expect((await callApi(page, `/api/members/${other}`)).status).toBe(404);
  expect(complaints.splice(0).every((text) => /404|ERR_FAILED/.test(text))).toBe(true);
});

test('the menu is left by keys, and the focus returns', async ({ page, browser }) => {
  await atSomebody(page, browser);
  const more = page.getByRole('button', { name: 'More' });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(sheet(page).getByRole('button', { name: 'Report' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
  await expect(more).toBeFocused();
});
