import { type Page } from '@playwright/test';
import { addressOf } from './support/brands';
import { newMember } from './support/members';
import { mailedWayOut } from './support/reminder';
import { openSettings, said, section } from './support/settings';
import { axeFaults, expect, test } from './support/test';

const BRAND = 'everglow';
const stop = (page: Page, what: 'kind' | 'all') => page.locator(`main button[name=stop][value=${what}]`);
/** Waits until the page is alive and shows its notices, which move what stands below them. */
async function openLink(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await expect(page.locator('main form')).toContainText('Reminders');
  await expect(page.getByRole('button', { name: 'Close this notice' }).first()).toBeVisible();
}
const reminders = (page: Page) => page.locator('#mail_reminders');

test.use({ viewport: { width: 360, height: 740 } });

test('one press on the page of a mail’s link stops such mails, or all; the settings show it and the way back', async ({
  page,
  request,
  context,
  browser,
}) => {
  test.slow();
  const email = await newMember(page, BRAND);
  await context.addCookies([{ name: 'locale', value: 'en', url: addressOf(BRAND) }]);
  const link = await mailedWayOut(request, email);

  await test.step('opening the link stops nothing', async () => {
    await openLink(page, link);
    expect(await axeFaults(page)).toEqual([]);
    await openSettings(page, BRAND, 'mails');
    await expect(reminders(page)).toBeChecked();
  });

  await test.step('these', async () => {
    await openLink(page, link);
    await stop(page, 'kind').click();
    await expect(page).toHaveURL(addressOf(BRAND, '/unsubscribe/done'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’ve unsubscribed');
    expect(await axeFaults(page)).toEqual([]);
    await page.locator('main a[href="/notifications#mails"]').click();
    await expect(reminders(page)).toBeEnabled();
    await expect(reminders(page)).not.toBeChecked();
    await reminders(page).click();
    await expect(said(page, 'mails')).toBeVisible();
    await page.reload();
    await expect(reminders(page)).toBeChecked();
  });

  await test.step('all', async () => {
    await openLink(page, link);
    await stop(page, 'all').click();
    await expect(page).toHaveURL(addressOf(BRAND, '/unsubscribe/done'));
    await openSettings(page, BRAND, 'mails');
    const back = section(page, 'mails').getByRole('button');
    await expect(section(page, 'mails').locator('summary')).toContainText('0 of');
    await expect(reminders(page)).not.toBeChecked();
    await expect(reminders(page)).toBeDisabled();
    expect(await axeFaults(page)).toEqual([]);
    await back.click();
    await expect(said(page, 'mails')).toBeVisible();
    await expect(back).toHaveCount(0);
    await page.reload();
    await expect(reminders(page)).toBeChecked();
    await expect(back).toHaveCount(0);
  });

  await test.step('these, without scripts and on a device where nobody is signed in', async () => {
    const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await plain.goto(link);
    await stop(plain, 'kind').click();
    await expect(plain).toHaveURL(addressOf(BRAND, '/unsubscribe/done'));
    await plain.context().close();
    // The page is there already: opening it anew by the same address would only follow the fragment.
    await page.reload();
    await expect(reminders(page)).toBeEnabled();
    await expect(reminders(page)).not.toBeChecked();
  });
});

test('a link that was never signed stops nothing, and says so', async ({ page, visit }) => {
  await visit(BRAND, { path: `/unsubscribe?token=1.reminders.${'x'.repeat(24)}` });
  await stop(page, 'kind').click();
  await expect(page).toHaveURL(addressOf(BRAND, '/unsubscribe/error'));
});
