import { type Locator, type Page } from '@playwright/test';
import { addressOf } from './support/brands';
import { endIntercepting, intercept } from './support/intercept';
import { confirmedMember } from './support/members';
import { BRAND, atPhotos, openPhotos, picker, picture, sheet, tiles, upload } from './support/photos';
import { query } from './support/stack';
import { axeFaults, expect, test } from './support/test';

const order = (page: Page) => tiles(page).evaluateAll((all) => all.map((one) => Number(one.dataset['photo'])));
const handle = (page: Page, at: number) =>
  tiles(page)
    .nth(at)
    .getByRole('button', { name: /^Move photo/ });

/** As staff would, of the photo at that place. */
async function decide(page: Page, at: number, reason: string | null): Promise<void> {
  await query('update photo set status = $2, reason = $3, decided_at = now() where id = $1', [
    ...[(await order(page))[at], reason === null ? 'active' : 'rejected', reason],
  ]);
}

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('nothing to drag');
  const middle = (box: typeof start) => [box.x + box.width / 2, box.y + box.height / 2] as const;
  await page.mouse.move(...middle(start));
  await page.mouse.down();
  await page.mouse.move(...middle(end), { steps: 8 });
  await page.mouse.up();
}

const saved = (page: Page) =>
  page.waitForResponse((answer) => answer.url().endsWith('/api/photos/order') && answer.status() === 204);

test('photos are added, ordered by keys and by drag, and all of it is kept', async ({ page }) => {
  test.slow();
  await atPhotos(page);
  await upload(page, 3);
  await expect(page.getByText('3 of 3', { exact: true })).toBeVisible();
  await expect(tiles(page).first()).toContainText('Main photo');
  await expect(picker(page)).toHaveCount(0);
  expect(await axeFaults(page)).toEqual([]);
  const [first, second, third] = await order(page);

  await handle(page, 2).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Photo picked up. Position 3 of 3.')).toBeAttached();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('Position 1 of 3.', { exact: true })).toBeAttached();
  const kept = saved(page);
  await page.keyboard.press('Space');
  await kept;
  await expect.poll(() => order(page)).toEqual([third, first, second]);
  await expect(handle(page, 0)).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('End');
  await page.keyboard.press('Escape');
  await expect.poll(() => order(page)).toEqual([third, first, second]);

  const dragged = saved(page);
  await drag(page, handle(page, 0), handle(page, 2));
  await dragged;
  await expect.poll(() => order(page)).toEqual([first, second, third]);
  await expect(sheet(page)).toHaveCount(0);
  const pulled = saved(page);
  await drag(page, tiles(page).nth(1), tiles(page).nth(0));
  await pulled;
  await openPhotos(page);
  await expect.poll(() => order(page)).toEqual([second, first, third]);
  await expect(tiles(page).first()).toContainText('Main photo');
});

test('a photo is cropped, made the main one and deleted from its sheet', async ({ page }) => {
  test.slow();
  await atPhotos(page);
  await upload(page, 2);
  const [first, second] = await order(page);
  const source = () => tiles(page).nth(1).locator('img').getAttribute('src');
  const before = await source();
  const open = () =>
    tiles(page)
      .nth(1)
      .getByRole('button', { name: /^Photo 2 of 2/ });
  await open().click();
  expect(await axeFaults(page)).toEqual([]);
  await sheet(page).getByRole('button', { name: 'Crop' }).click();
  await expect(sheet(page).getByLabel('Visible part of the photo')).toHaveAttribute('aria-busy', 'false');
  await sheet(page).getByLabel('Zoom').fill('1.5');
  await sheet(page).getByLabel('Visible part of the photo').focus();
  await page.keyboard.press('ArrowDown');
  expect(await axeFaults(page)).toEqual([]);
  const cropped = page.waitForRequest(/\/crop$/);
  await sheet(page).getByRole('button', { name: 'Save' }).click();
  const part = (await cropped).postDataJSON() as { x: number; y: number; width: number; height: number };
  expect((part.width * 600) / (part.height * 900)).toBeCloseTo(0.8, 2);
  expect(part.width).toBeCloseTo(1 / 1.5, 1);
  await expect(sheet(page)).toHaveCount(0);
  await expect(open()).toBeFocused();
  await expect.poll(source).not.toBe(before);

  await open().click();
  const kept = saved(page);
  await sheet(page).getByRole('button', { name: 'Set as main photo' }).click();
  await kept;
  await expect.poll(() => order(page)).toEqual([second, first]);

  await open().click();
  await sheet(page).getByRole('button', { name: 'Delete' }).click();
  await sheet(page).getByRole('button', { name: 'Keep it' }).click();
  await sheet(page).getByRole('button', { name: 'Delete' }).click();
  await sheet(page).getByRole('button', { name: 'Delete' }).click();
  await expect(tiles(page)).toHaveCount(1);
  await expect(picker(page)).toBeFocused();
  await openPhotos(page);
  await expect.poll(() => order(page)).toEqual([second]);
});

test('what cannot be taken says why, and nothing that was chosen is lost', async ({ page, complaints }) => {
  test.slow();
  await atPhotos(page);
  const uploads = page.getByRole('list', { name: 'Uploading photos' }).getByRole('listitem');
  const text = { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture at all, only words') };
  await picker(page).setInputFiles([text, await picture('tiny.jpg', 150, 300)]);
  await expect(uploads.filter({ hasText: 'notes.jpg' })).toContainText('We can’t read this file');
  await expect(uploads.filter({ hasText: 'tiny.jpg' })).toContainText('too small');
  await page.getByRole('button', { name: 'Remove: notes.jpg' }).click();
  await page.getByRole('button', { name: 'Remove: tiny.jpg' }).click();
  await expect(uploads).toHaveCount(0);

  await intercept(page, '**/api/photos', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await picker(page).setInputFiles(await picture('holiday.jpg'));
  const retry = uploads.filter({ hasText: 'holiday.jpg' }).getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  endIntercepting(page);
  await retry.click();
  await expect(tiles(page)).toHaveCount(1);

  await picker(page).setInputFiles([await picture('b.jpg'), await picture('c.jpg'), await picture('d.jpg')]);
  await expect(uploads.filter({ hasText: 'd.jpg' })).toContainText('You already have 3 photos');
  await expect(tiles(page)).toHaveCount(3);
  await tiles(page).nth(0).getByRole('button').first().click();
  await sheet(page).getByRole('button', { name: 'Delete' }).click();
  await sheet(page).getByRole('button', { name: 'Delete' }).click();
  await expect(tiles(page)).toHaveCount(2);
  await uploads.filter({ hasText: 'd.jpg' }).getByRole('button', { name: 'Try again' }).click();
  await expect(tiles(page)).toHaveCount(3);
  await expect(uploads).toHaveCount(0);
  expect(complaints.splice(0).every((told) => /422|ERR_FAILED/.test(told))).toBe(true);
});

test('an order that is not taken is taken back, and said', async ({ page, complaints }) => {
  await atPhotos(page);
  await upload(page, 2);
  const before = await order(page);
  await intercept(page, '**/api/photos/order', (route) => route.abort());
  await handle(page, 0).focus();
  for (const key of ['Enter', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByRole('alert').filter({ hasText: 'We couldn’t save the new order' })).toBeVisible();
  await expect.poll(() => order(page)).toEqual(before);
  expect(complaints.splice(0).every((told) => told.includes('ERR_FAILED'))).toBe(true);
});

test('a photo says how it is doing: checked, or not accepted and why', async ({ page }) => {
  await atPhotos(page);
  await upload(page, 2);
  await expect(tiles(page).first()).toContainText('Under review');
  await decide(page, 0, 'contact_details');
  await decide(page, 1, null);
  await openPhotos(page);
  await expect(tiles(page).first()).toContainText('Not accepted');
  await expect(tiles(page).nth(1)).toContainText('Main photo');
  await tiles(page).first().getByRole('button').first().click();
  await expect(sheet(page)).toContainText('It shows contact details');
  await expect(sheet(page).getByRole('link', { name: 'Appeal this decision' })).toHaveAttribute('href', '/decisions');
  await expect(sheet(page).getByRole('button', { name: 'Crop' })).toHaveCount(0);
  expect(await axeFaults(page)).toEqual([]);
});

test('whoever shows no photo is reminded, but not where photos are added, and not again once it was put away', async ({
  page,
}) => {
  // A member with an unconfirmed address is reminded of the address alone, so this one has confirmed it.
  await confirmedMember(page, BRAND);
  await page.context().addCookies([{ name: 'locale', value: 'en', url: addressOf(BRAND) }]);
  const alert = page.locator('[aria-live=polite] li', { hasText: 'Your profile doesn’t have a photo yet.' });
  await page.setViewportSize({ width: 1280, height: 800 });
  const asked = () => page.waitForResponse(/\/api\/user\.php$/);
  await page.goto(addressOf(BRAND, '/members'));
  await expect(alert).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await alert.getByRole('link', { name: 'Add a photo' }).click();
  await expect(page).toHaveURL(addressOf(BRAND, '/profile#photos'));
  await expect(page.getByText('0 of 3')).toBeVisible();
  await expect(alert).toHaveCount(0);
  await page.goto(addressOf(BRAND, '/members'));
  await alert.getByRole('button', { name: 'Close this notice' }).click();
  await expect(alert).toHaveCount(0);
  const again = asked();
  await page.reload();
  await again;
  await expect(page.locator('#account [data-slot=name]')).not.toBeEmpty();
  await expect(alert).toHaveCount(0);
});
