import { type Page } from '@playwright/test';
import { addressOf } from './support/brands';
import { confirmedMember, newMember } from './support/members';
import { expect, test } from './support/test';

const BRAND = 'knotted';

const notices = (page: Page) => page.locator('[data-alert]');
const isAlive = (page: Page): Promise<void> => expect(page.locator('#account [data-slot=name]')).not.toBeEmpty();

const heightOf = async (page: Page): Promise<number> => (await notices(page).boundingBox())?.height ?? 0;

test('a notice takes 48 px of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await newMember(page, BRAND);
  await page.goto(addressOf(BRAND, '/likes'));
  await expect(notices(page)).toBeVisible();
  // It grows with its words, which may come in another typeface at first.
  await expect.poll(() => heightOf(page)).toBe(48);
});

test('there is one notice at a time, none where the page says the same, and none after one that was put away', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await newMember(page, BRAND);
  await page.context().addCookies([{ name: 'locale', value: 'en', url: addressOf(BRAND) }]);
  await page.goto(addressOf(BRAND, '/members'));
  await expect(notices(page)).toContainText('No one can reply');
  await expect(notices(page)).toHaveCount(1);
  await page.goto(addressOf(BRAND, '/swipe-game'));
  await expect(page.getByRole('heading', { name: 'Confirm your email address first' })).toBeVisible();
  await expect(notices(page)).toContainText('photo');
  await page.goto(addressOf(BRAND, '/members'));
  await notices(page).getByRole('button', { name: 'Close this notice' }).click();
  await expect(notices(page)).toHaveCount(0);
  await page.reload();
  await isAlive(page);
  await expect(notices(page)).toHaveCount(0);
  await page.goto(addressOf(BRAND, '/likes'));
  await expect(notices(page)).toContainText('photo');
});

test('name, label and actions of a profile stand on the first screen of the smallest phones, below a notice', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await confirmedMember(page, BRAND);
  const { id } = await page.evaluate(async () => {
    const { members } = (await (await fetch('/api/members')).json()) as {
      members: { id: number; fictional: boolean }[];
    };
    return members.find(({ fictional }) => fictional) ?? { id: 0 };
  });
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(addressOf(BRAND, `/members/${id}`));
  await expect(notices(page)).toBeVisible();
  for (const size of [
    { width: 360, height: 640 },
    { width: 320, height: 568 },
  ]) {
    await page.setViewportSize(size);
    await page.evaluate(() => {
      window.scrollTo({ top: 0, behavior: 'instant' });
    });
    const head = await page.locator('main header').boundingBox();
    const bar = await page.locator('main [data-actions]').boundingBox();
    const photo = await page.locator('.profile-photo').first().boundingBox();
    if (!head || !bar || !photo) throw new Error('something is missing');
    expect(bar.y + bar.height).toBeLessThanOrEqual(size.height);
    expect(photo.height).toBeLessThanOrEqual(0.6 * size.height);
    expect(head.y + head.height).toBeLessThanOrEqual(bar.y);
    expect(head.y).toBeGreaterThanOrEqual(photo.y);
  }
});
