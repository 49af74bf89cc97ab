import { startWork } from './support/console';
import { isAccessible, test } from './support/console-test';
import { expect } from './support/test';

const BRAND = 'fullmoon';

test('keys can be other ones and be turned off, and the page says which screen it is', async ({ page }) => {
  await startWork(page, 'support', BRAND);
  await expect(page).toHaveTitle('Work · Console');
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keys' });
  await isAccessible(page);
  await sheet.getByRole('button', { name: 'Members: G M' }).click();
  await page.keyboard.press('?');
  await expect(sheet.getByText('? does something else: Keys.')).toBeVisible();
  await page.keyboard.press('Alt+m');
  await expect(sheet.getByRole('button', { name: 'Members: Alt M' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await page.keyboard.press('g');
  await page.keyboard.press('m');
  await expect(page).toHaveTitle('Work · Console');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Work' })).toBeVisible();
  await page.keyboard.press('Alt+m');
  await expect(page).toHaveTitle('Members · Console');
  // Turned off, a letter does nothing, while keys with a modifier lead back to the sheet.
  await page.getByRole('heading', { name: 'Members' }).click();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('keys');
  await page.keyboard.press('Enter');
  await sheet.getByLabel('Keys without Ctrl, Alt or ⌘ do something').uncheck();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('heading', { name: 'Members' }).click();
  await page.keyboard.press('g');
  await page.keyboard.press('w');
  await page.keyboard.press('?');
  await expect(sheet).toBeHidden();
  await expect(page).toHaveTitle('Members · Console');
});
