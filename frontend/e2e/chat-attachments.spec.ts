import { type Page } from '@playwright/test';
import { grant, log, nobodyThere, openWith, someone } from './support/chats';
import { intercept } from './support/intercept';
import { picture } from './support/photos';
import { axeFaults, expect, test } from './support/test';

const add = async (page: Page, kind: string): Promise<void> => {
  await page.getByRole('button', { name: 'Add a photo, gift or GIF' }).click();
  await page.getByRole('dialog').getByRole('tab', { name: kind, exact: true }).click();
};
const send = (page: Page) => page.getByRole('dialog').getByRole('button', { name: /^Send for / });

test('a gift, a GIF and a photo arrive, and the photo is blurred until it is tapped', async ({ browser }) => {
  test.slow();
  const [one, other] = [await someone(browser), await someone(browser)];
  await grant(one.id, 1000);
  await openWith(one.page, other.id);
  await expect(one.page.getByText(/You have 1[,.]0\d\d/)).toBeVisible();

  await add(one.page, 'Gift');
  await one.page.getByRole('dialog').getByRole('button', { name: 'Rose' }).click();
  expect(await axeFaults(one.page)).toEqual([]);
  await send(one.page).click();
  await expect(log(one.page)).toContainText('Gift: Rose');

  await add(one.page, 'GIF');
  await one.page.getByRole('dialog').getByRole('searchbox', { name: 'Search GIFs' }).fill('danc');
  await one.page.getByRole('dialog').getByRole('button', { name: 'Dancing' }).click();
  await send(one.page).click();
  await expect(log(one.page).getByRole('img', { name: 'GIF: Dancing' })).toBeVisible();

  await add(one.page, 'Photo');
  await one.page
    .getByRole('dialog')
    .getByLabel('Choose a photo')
    .first()
    .setInputFiles(await picture('beach.jpg'));
  await expect(one.page.getByRole('dialog').getByText('Your photo is ready to send.')).toBeVisible();
  expect(await axeFaults(one.page)).toEqual([]);
  await send(one.page).click();
  await expect(log(one.page).getByRole('img', { name: 'Your photo' })).toBeVisible();

  await openWith(other.page, one.id);
  await expect(log(other.page)).toContainText('Gift: Rose');
  await expect(log(other.page).getByRole('img', { name: 'GIF: Dancing' })).toBeVisible();
  const blurred = log(other.page).getByRole('button', { name: /^Photo from .*Show photo/ });
  await expect(blurred).toBeVisible();
  expect(await axeFaults(other.page)).toEqual([]);
  await blurred.press('Enter');
  const clear = log(other.page).getByRole('img', { name: /^Photo from / });
  await expect(clear).toBeVisible();
  await expect(log(other.page)).toBeFocused();
  await expect.poll(() => clear.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await one.page.context().close();
  await other.page.context().close();
});

test('a photo that is called off on its way leaves the choice, and the focus there', async ({ browser }) => {
  const [one, other] = [await someone(browser), await nobodyThere(browser)];
  const { page } = one;
  await openWith(page, other);
  // It never gets there.
  await intercept(page, '**/api/chat-photos', () => undefined);
  await add(page, 'Photo');
  const dialog = page.getByRole('dialog');
  const choose = dialog.getByText('Choose a photo', { exact: true });
  await dialog
    .getByLabel('Choose a photo')
    .first()
    .setInputFiles(await picture('beach.jpg'));
  await dialog.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(choose).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add a photo, gift or GIF' })).toBeFocused();
  await one.page.context().close();
});
