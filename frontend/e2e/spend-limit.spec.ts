import { type Page } from '@playwright/test';
import { BRAND, box, buyer, method, openCredits, order } from './support/buying';
import { openSettings, section, submitOf } from './support/settings';
import { axeFaults, expect, test } from './support/test';

const ID = 'spend-limit';
const amount = (page: Page) => section(page, ID).getByRole('textbox');
const note = (page: Page) => page.getByRole('main').getByText(/^Your spending limit/);

test.use({ viewport: { width: 360, height: 740 } });

test('a limit that a member sets is told where one pays, and kept', async ({ page, complaints }) => {
  await buyer(page);
  await openCredits(page);
  await page.getByRole('link', { name: 'Set a spending limit' }).click();
  await expect(section(page, ID)).toHaveAttribute('open', '');
  await amount(page).fill('a lot');
  await submitOf(page, ID).click();
  await expect(amount(page)).toBeFocused();
  await expect(section(page, ID).getByText('Enter an amount, like 50.')).toBeVisible();
  await expect(amount(page)).toHaveValue('a lot');
  await amount(page).fill('12,50');
  await submitOf(page, ID).click();
  await expect(section(page, ID).locator('summary')).toContainText('€12.50 a month');
  await expect(section(page, ID).getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();
  await expect(section(page, ID)).toContainText(/€12\.50 left until 1 \w+ \d{4}/);
  expect(await axeFaults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  await openCredits(page);
  await expect(note(page)).toContainText('€12.50 a month');
  await method(page, 'Card').check();
  await box(page).check();
  // The package that is chosen beforehand costs more.
  await order(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'over your spending limit of €12.50 a month' })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('radio', { name: /^60 credits/ }).check();
  await order(page).click();
  await page.waitForURL(/pay\.localhost/);
  expect(complaints.splice(0).every((text) => text.includes('409'))).toBe(true);
});

test('a lower limit counts at once, a higher one waits and can be taken back', async ({ page }) => {
  await buyer(page);
  await openSettings(page, BRAND, ID);
  const summary = section(page, ID).locator('summary');
  for (const sum of ['50', '20']) {
    await amount(page).fill(sum);
    await submitOf(page, ID).click();
    await expect(summary).toContainText(`€${sum}.00 a month`);
  }
  await amount(page).fill('100');
  await section(page, ID).getByText('Each week').click();
  await submitOf(page, ID).click();
  await expect(
    section(page, ID)
      .getByText(/^From .*: €100\.00 a week\.$/)
      .first(),
  ).toBeVisible();
  await expect(summary).toContainText('€20.00 a month');
  await section(page, ID).getByRole('button', { name: 'Keep current limit' }).click();
  await expect(section(page, ID).getByRole('button', { name: 'Keep current limit' })).toHaveCount(0);
  await section(page, ID).getByRole('button', { name: 'Remove limit' }).click();
  await expect(
    section(page, ID)
      .getByText(/^From .*: no limit\.$/)
      .first(),
  ).toBeVisible();
  await page.reload();
  await expect(summary).toContainText('€20.00 a month');
  await expect(section(page, ID).getByText(/^From .*: no limit\.$/)).toBeVisible();
});
