import { type Locator, type Page } from '@playwright/test';
import { addressOf } from './support/brands';
import { ready, submit } from './support/forms';
import { skip } from './support/first-steps';
import { mailedCode } from './support/mails';
import { confirmedMember, newEmail, newMember, PASSWORD } from './support/members';
import { picker, picture, tiles } from './support/photos';
import { query } from './support/stack';
import { axeFaults, expect, test } from './support/test';

const BRAND = 'everglow';
const title = (page: Page) => page.getByRole('heading', { level: 1 });

test.use({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });

const english = (page: Page) => page.context().addCookies([{ name: 'locale', value: 'en', url: addressOf(BRAND) }]);

/** A real member with a photo, whom search finds first. */
async function somebody(page: Page): Promise<void> {
  const context = await page.context().browser()?.newContext();
  if (!context) throw new Error('no browser');
  const other = await context.newPage();
  const id = await confirmedMember(other, BRAND);
  await other.goto(addressOf(BRAND, '/profile'));
  await picker(other).setInputFiles([await picture('somebody.jpg')]);
  await expect(tiles(other)).toHaveCount(1);
  await query(`update profile set about = 'I bake bread on Sundays', country = 'BE', city = 'Gent' where id = $1`, [
    id,
  ]);
  await context.close();
}

test('from signing up to a first message are no more than twelve taps', async ({ page, request }) => {
  test.slow();
  await english(page);
  await somebody(page);
  let taps = 0;
  // Fields that follow one another are reached by the keyboard.
  const tap = async (what: Locator): Promise<void> => {
    taps += 1;
    await what.click();
  };
  const email = newEmail();
  await page.goto(addressOf(BRAND, '/signup'));
  await ready(page);
  await tap(page.locator('label:has([value=woman])'));
  await tap(page.locator('[name=sensitive_consent]'));
  await tap(page.locator('label:has([value=everyone])'));
  await page.locator('#birth_day').fill('12');
  await page.locator('#birth_month').selectOption('2');
  await page.locator('#birth_year').fill('1990');
  await tap(submit(page));
  await page.locator('#name').fill('Jo Visser');
  await tap(submit(page));
  await page.locator('#email').fill(email);
  await page.locator('#password').fill(PASSWORD);
  await tap(submit(page));
  await expect(page.getByText(`Sent to ${email}`)).toBeVisible();
  await page.getByLabel('Code from the email').pressSequentially(await mailedCode(request, email));
  await expect(page).toHaveURL(addressOf(BRAND, '/activate/done'));
  await tap(page.getByRole('main').getByRole('link').first());
  await tap(skip(page));
  await tap(skip(page));
  await tap(page.getByRole('main').locator('a[href$="/chat"]').first());
  await expect(page.getByRole('textbox', { name: /^Message to / })).not.toHaveValue('');
  await tap(page.getByRole('button', { name: /^Send, / }));
  await expect(page.getByRole('log').getByText(/^(Sent|Delivered|Read)$/)).toBeAttached();
  expect(taps).toBeLessThanOrEqual(12);
});

test('a photo, a question, then people: it goes on where the profile is, on any device', async ({ page, browser }) => {
  test.slow();
  await english(page);
  await somebody(page);
  await newMember(page, BRAND);
  await page.goto(addressOf(BRAND, '/signup-matches'));
  await expect(title(page)).toHaveText('Add your first photo');
  await expect(page.getByText('Step 1 of 3')).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await picker(page).setInputFiles([await picture('me.jpg')]);
  await expect(tiles(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(title(page)).toHaveText('Answer one question');
  await expect(title(page)).toBeFocused();
  expect(await axeFaults(page)).toEqual([]);

  const other = await browser.newContext({ viewport: { width: 360, height: 740 } });
  await other.addCookies(await page.context().cookies());
  const second = await other.newPage();
  await second.goto(addressOf(BRAND, '/signup-matches'));
  await expect(title(second)).toHaveText('Answer one question');
  await other.close();

  await page.getByRole('button', { name: 'Answer a question' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'My idea of a good Sunday' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('Bread and no plan');
  await expect(page.getByRole('dialog').getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(title(page)).toHaveText('People you could meet');
  await expect(page.getByRole('main').locator('a[href$="/chat"]').first()).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.reload();
  await expect(title(page)).toHaveText('People you could meet');
});
