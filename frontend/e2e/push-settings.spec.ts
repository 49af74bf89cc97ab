import { type Page } from '@playwright/test';
import { addressOf } from './support/brands';
import { atRest, confirmedMember } from './support/members';
import { changePush, giveBrowserPush, keptPush, pushRows } from './support/push';
import { query } from './support/stack';
import { axeFaults, besidesSessionEnd, expect, test } from './support/test';

const BRAND = 'everglow';

test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 740 } });

const section = (page: Page) => page.locator('details#push');
const here = (page: Page) => page.getByRole('switch', { name: 'Notifications on this device' });
const word = (page: Page, text: string) => expect(section(page).locator('summary')).toContainText(text);

async function openAsMember(page: Page, start: Parameters<typeof giveBrowserPush>[1] = {}): Promise<number> {
  await giveBrowserPush(page.context(), start);
  await page.context().addCookies([{ name: 'locale', value: 'en', url: addressOf(BRAND) }]);
  const id = await confirmedMember(page, BRAND);
  await open(page);
  return id;
}

async function open(page: Page): Promise<void> {
  await page.goto(addressOf(BRAND, '/notifications#push'));
  await expect(section(page)).toHaveAttribute('open', '');
}

test('the switch turns notifications on once the server has said so, and off again', async ({ page }) => {
  const answered = page.context().waitForEvent('response', (answer) => answer.url().endsWith('/api/settings.php'));
  const id = await openAsMember(page);
  await answered;
  await expect(here(page)).toBeEnabled();
  await expect(here(page)).not.toBeChecked();
  await word(page, 'Off for this device');
  // Within its part: what stands above moves while fonts arrive.
  const place = async () => {
    const [part, control] = [await section(page).boundingBox(), await here(page).boundingBox()];
    return { x: control!.x - part!.x, y: control!.y - part!.y, width: control!.width, height: control!.height };
  };
  await page.evaluate(() => document.fonts.ready);
  const before = await place();
  await here(page).click();
  await expect(here(page)).toBeChecked();
  await word(page, 'On for this device');
  expect(await place()).toEqual(before);
  expect(await keptPush(page)).toMatchObject({ questions: 1, unpressed: 0, permission: 'granted' });
  expect(await pushRows(id)).toEqual([expect.objectContaining({ locale: 'en' })]);
  await expect(section(page).getByText('This device', { exact: true })).toBeVisible();
  await expect(section(page).getByRole('switch', { name: 'Messages' })).toBeChecked();
  await expect(section(page).getByRole('switch', { name: 'Account security' })).toBeDisabled();
  expect(await axeFaults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await open(page);
  await page.reload();
  await expect(here(page)).toBeChecked();
  await here(page).click();
  // A switch is off, too, while it waits for the server.
  await word(page, 'Off for this device');
  await expect(here(page)).not.toBeChecked();
  await expect(here(page)).toBeEnabled();
  expect(await pushRows(id)).toEqual([]);
  expect(await keptPush(page)).toMatchObject({ subscription: null });
});

test('kinds, quiet hours and names are kept, and a test is sent', async ({ page }) => {
  await openAsMember(page, { permission: 'granted' });
  await here(page).click();
  const saved = (path: string) => page.waitForResponse((answer) => answer.url().includes(path) && answer.ok());
  const [likes, names, quiet] = ['Likes', 'Show names', 'Quiet hours'].map((name) =>
    section(page).getByRole('switch', { name }),
  );
  const from = section(page).getByLabel('From', { exact: true });
  for (const one of [names, likes]) {
    const keeping = saved('/api/push/');
    await one?.click();
    await keeping;
  }
  const keeping = saved('/api/push/quiet-hours');
  await from.fill('23:15');
  await from.blur();
  await keeping;
  await section(page).getByRole('button', { name: 'Send a test' }).click();
  await expect(section(page).getByText('A test is on its way')).toBeVisible();
  await page.reload();
  await expect(likes!).not.toBeChecked();
  await expect(names!).toBeChecked();
  await expect(from).toHaveValue('23:15');
  await quiet?.click();
  await expect(from).toHaveCount(0);
  await expect(quiet!).not.toBeChecked();
});

test('where the server has dropped the device, the page agrees within one load', async ({ page }) => {
  const id = await openAsMember(page, { permission: 'granted' });
  await here(page).click();
  await expect(here(page)).toBeChecked();
  // As a push service’s 410 leaves it.
  await query('delete from push_subscription where account_id = $1', [id]);
  await page.reload();
  await word(page, 'Off for this device');
  await expect(here(page)).not.toBeChecked();
  // The switch is off as well before the page has compared what the browser and the server know.
  await expect.poll(() => keptPush(page)).toMatchObject({ subscription: null });
  await here(page).click();
  await expect(here(page)).toBeChecked();
  expect(await pushRows(id)).toHaveLength(1);
});

test('the page moves over to a new key by itself, and tells the server of another language', async ({ page }) => {
  const id = await openAsMember(page, { permission: 'granted' });
  await here(page).click();
  await expect(here(page)).toBeChecked();
  const { subscription } = await keptPush(page);
  // A key that the settings do not name any more.
  await changePush(page, { subscription: { ...subscription!, key: 'BAAA' } });
  await page.reload();
  await word(page, 'On for this device');
  // The device stays listed while it moves over.
  await expect.poll(async () => (await keptPush(page)).subscription?.key).toBe(subscription?.key);
  expect((await keptPush(page)).subscription?.endpoint).not.toBe(subscription?.endpoint);
  await expect.poll(() => pushRows(id)).toHaveLength(1);
  await page.context().addCookies([{ name: 'locale', value: 'nl', url: addressOf(BRAND) }]);
  await page.reload();
  await word(page, 'Aan op dit apparaat');
  await expect.poll(() => pushRows(id)).toEqual([expect.objectContaining({ locale: 'nl' })]);
});

test('another device is listed, and ended from here', async ({ page, browser }) => {
  const id = await openAsMember(page, { permission: 'granted' });
  await here(page).click();
  await expect(here(page)).toBeChecked();
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  await context.addCookies(await page.context().cookies());
  await giveBrowserPush(context, { permission: 'granted' });
  const other = await context.newPage();
  await open(other);
  await here(other).click();
  await expect(here(other)).toBeChecked();
  await expect(section(other).locator('li')).toHaveCount(2);
  await section(other)
    .locator('li')
    .filter({ hasNotText: 'This device' })
    .getByRole('button', { name: /^Turn off notifications on / })
    .click();
  await expect(section(other).locator('li')).toHaveCount(1);
  expect(await pushRows(id)).toHaveLength(1);
  await page.reload();
  await word(page, 'Off for this device');
  await context.close();
});

test('signing out ends the subscription of this browser too', async ({ page, complaints }) => {
  const id = await openAsMember(page, { permission: 'granted' });
  await here(page).click();
  await expect(here(page)).toBeChecked();
  await page.goto(addressOf(BRAND, '/members'));
  await page.getByRole('button', { name: 'Me', exact: true }).click();
  await page.getByRole('link', { name: 'Log out' }).click();
  await page.waitForURL(addressOf(BRAND, '/'));
  expect(await pushRows(id)).toEqual([]);
  // The home page ends it if the link was pressed before the page's script came.
  await expect.poll(() => keptPush(page)).toMatchObject({ subscription: null });
  // Calls that were under way when the session ended are refused.
  expect(besidesSessionEnd(complaints)).toEqual([]);
});

test('the home page ends the subscription of somebody who signed out without scripts', async ({ page, complaints }) => {
  const id = await openAsMember(page, { permission: 'granted' });
  await here(page).click();
  await expect(here(page)).toBeChecked();
  // A page of members that hears of it meanwhile goes to the log-in by itself, and ends this navigation.
  await atRest(page, BRAND);
  await page.goto(addressOf(BRAND, '/api/logout.php'));
  await page.waitForURL(addressOf(BRAND, '/'));
  expect(await pushRows(id)).toEqual([]);
  await expect.poll(() => keptPush(page)).toMatchObject({ subscription: null });
  // Calls that were under way when the session ended are refused.
  expect(besidesSessionEnd(complaints)).toEqual([]);
});

test('a browser that blocks us tells how to undo it', async ({ page }) => {
  await openAsMember(page, { answer: 'denied' });
  await here(page).click();
  await word(page, 'Blocked by your browser');
  await expect(here(page)).toBeDisabled();
  await expect(section(page).getByText('Choose the icon to the left of the web address')).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
});

test('a push service out of reach is told in words, and tried again with the next press', async ({ page }) => {
  await openAsMember(page, { permission: 'granted', isOffline: true });
  await here(page).click();
  await expect(section(page).getByRole('alert').filter({ hasText: 'Try again later' })).toBeVisible();
  await expect(here(page)).not.toBeChecked();
  await changePush(page, { isOffline: false });
  await here(page).click();
  await expect(here(page)).toBeChecked();
});

test('in a tab of an iPhone the home screen comes first', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'standalone', { value: false });
    for (const name of ['PushManager', 'Notification']) Reflect.deleteProperty(window, name);
  });
  await page.context().addCookies([{ name: 'locale', value: 'en', url: addressOf(BRAND) }]);
  await confirmedMember(page, BRAND);
  await open(page);
  await word(page, 'Not available in this browser');
  await expect(here(page)).toBeDisabled();
  await expect(section(page).locator('ol li')).toHaveCount(3);
  await expect(section(page).getByText('Add it first')).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
});
