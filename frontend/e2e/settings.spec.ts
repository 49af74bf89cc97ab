import { addressOf } from './support/brands';
import { intercept } from './support/intercept';
import { mailedLinks } from './support/mails';
import { callApi, logIn, newEmail, newMember, PASSWORD, signedIn } from './support/members';
import { leave, openSettings, said, section, submitOf, unfold } from './support/settings';
import { query } from './support/stack';
import { axeFaults, expect, test } from './support/test';

const NEW = 'nine lazy herons';

test.use({ viewport: { width: 360, height: 740 } });

test('the password is changed, after a wrong one that loses nothing', async ({ page, complaints }) => {
  const email = await newMember(page, 'everglow');
  await openSettings(page, 'everglow', 'password');
  await page.locator('#old_password').fill('not this one');
  await page.locator('#new_password').fill(NEW);
  await page.locator('#new_password_again').fill('another one, quite');
  await submitOf(page, 'password').click();
  await expect(page.locator('#old_password')).toBeFocused();
  await expect(page.locator('#old_password-fault')).toBeVisible();
  await expect(page.locator('#new_password')).toHaveValue(NEW);
  await page.locator('#old_password').fill(PASSWORD);
  await submitOf(page, 'password').click();
  await expect(page.locator('#new_password_again')).toBeFocused();
  await page.locator('#new_password_again').fill(NEW);
  await submitOf(page, 'password').click();
  await expect(said(page, 'password')).toBeVisible();
  await expect(page.locator('#new_password')).toHaveValue('');
  expect((await callApi(page, '/api/user.php', { email, password: NEW })).status).toBe(200);
  expect(complaints.splice(0).every((text) => text.includes('422'))).toBe(true);
});

test('a link goes to the address that was asked for', async ({ page, request, complaints }) => {
  const email = await newMember(page, 'everglow');
  const after = newEmail();
  await openSettings(page, 'everglow', 'email');
  await page.locator('#new_email').fill(email);
  await page.locator('#email_password').fill(PASSWORD);
  await submitOf(page, 'email').click();
  await expect(page.locator('#new_email')).toBeFocused();
  await page.locator('#new_email').fill(after);
  await submitOf(page, 'email').click();
  await expect(said(page, 'email')).toContainText(after);
  await expect(section(page, 'email').locator('summary')).toContainText(email);
  expect(await mailedLinks(request, after, { path: '/mail-change/do' })).toHaveLength(1);
  expect(complaints.splice(0).every((text) => text.includes('422'))).toBe(true);
});

test('another device is listed, and logged out from here', async ({ page, browser }) => {
  const email = await newMember(page, 'everglow');
  const other = await (await browser.newContext()).newPage();
  await logIn(other, 'everglow', email);
  await openSettings(page, 'everglow', 'devices');
  const devices = section(page, 'devices').locator('li');
  await expect(devices).toHaveCount(2);
  await expect(devices.first().locator('button')).toHaveCount(0);
  await devices.last().locator('button').click();
  await expect(devices).toHaveCount(1);
  await expect(said(page, 'devices')).toBeVisible();
  expect(await signedIn(other)).toBeUndefined();
  expect(await signedIn(page)).toBe(email);
  await other.context().close();
});

test('what is written about is chosen, and stays so', async ({ page }) => {
  await newMember(page, 'everglow');
  await openSettings(page, 'everglow', 'mails');
  const reminders = page.locator('#mail_reminders');
  await expect(reminders).toBeEnabled();
  const before = await reminders.isChecked();
  const pressed = reminders.evaluate(async (box: HTMLInputElement) => {
    box.click();
    // Microtasks of the same task run before anything is painted.
    for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
    return box.checked;
  });
  expect(await pressed).toBe(!before);
  await expect(said(page, 'mails')).toBeVisible();
  await page.reload();
  await expect(reminders).toBeEnabled();
  await expect(reminders).toBeChecked({ checked: !before });
});

test('leaving is as easy as staying, and asks for the right password', async ({ page, complaints }) => {
  await newMember(page, 'everglow');
  await openSettings(page, 'everglow', 'leave');
  // A discount and muted mails. Invisible mode is for premium members: it is not offered here.
  await expect(section(page, 'leave').locator('li button')).toHaveCount(2);
  const stay = section(page, 'leave').locator('button').nth(-2);
  const goOn = section(page, 'leave').locator('button').last();
  const [stays, goes] = [await stay.boundingBox(), await goOn.boundingBox()];
  expect([stays?.width, stays?.height]).toEqual([goes?.width, goes?.height]);
  await goOn.click();
  await page.locator('#leave_password').fill('not this one');
  await submitOf(page, 'leave').click();
  await expect(page.locator('#leave_password')).toBeFocused();
  expect(complaints.splice(0).every((text) => text.includes('422'))).toBe(true);
});

test('whoever has left reads so, though the page hears on its way that nobody is signed in', async ({
  page,
  complaints,
}) => {
  await newMember(page, 'everglow');
  await openSettings(page, 'everglow', 'leave');
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await intercept(page, '**/account-deleted', (route) => held.then(() => route.continue()));
  const asked = page.waitForRequest('**/account-deleted');
  const heard = asked.then(() => page.waitForResponse('**/api/user.php'));
  await leave(page, PASSWORD);
  await heard;
  release();
  await expect(page).toHaveURL(addressOf('everglow', '/account-deleted'));
  complaints.splice(0);
});

test('a member without premium is told that hiding needs it', async ({ page }) => {
  await newMember(page, 'everglow');
  await openSettings(page, 'everglow', 'visibility');
  await expect(section(page, 'visibility').locator('a')).toHaveAttribute('href', '/premium');
  await expect(page.locator('#invisible_mode')).toBeDisabled();
});

test('whoever hides instead of leaving is hidden, and reads how to be seen again', async ({ page }) => {
  const email = await newMember(page, 'everglow');
  await query('update account set premium_since = now() where email = $1', [email]);
  await openSettings(page, 'everglow', 'leave');
  await section(page, 'leave').locator('li button').first().click();
  await unfold(page, 'visibility');
  await section(page, 'visibility').locator('summary').click();
  await expect(page.locator('#invisible_mode')).toBeChecked();
  await page.locator('#invisible_mode').click();
  await expect(page.locator('#invisible_mode')).not.toBeChecked();
  await expect(said(page, 'visibility')).toBeVisible();
});

test('a switch goes back where nobody answers, and says so', async ({ page, complaints }) => {
  await newMember(page, 'everglow');
  await openSettings(page, 'everglow', 'mails');
  await expect(page.locator('#mail_reminders')).toBeEnabled();
  const before = await page.locator('#mail_reminders').isChecked();
  await intercept(page, '**/api/mail-preferences', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await page.locator('#mail_reminders').click();
  await expect(page.locator('#mail_reminders-fault')).toBeVisible();
  await expect(page.locator('#mail_reminders')).toBeChecked({ checked: before });
  complaints.splice(0);
});

test('whoever is not logged in is asked to, and comes back', async ({ page, visit }) => {
  await visit('everglow', { path: '/notifications#devices' });
  await expect(page).toHaveURL(/\/login\?next=%2Fnotifications/);
});

test('everything is reached and opened with the keyboard', async ({ page }) => {
  await newMember(page, 'fellow');
  await openSettings(page, 'fellow', 'mails');
  await unfold(page, 'password');
  await section(page, 'password').locator('summary').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('#old_password')).toBeFocused();
  await expect(page.locator('#mail_reminders')).toBeEnabled();
  await page.locator('#mail_reminders').focus();
  const before = await page.locator('#mail_reminders').isChecked();
  await page.keyboard.press('Space');
  await expect(page.locator('#mail_reminders')).toBeChecked({ checked: !before });
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`nothing that axe finds, nor wider than the page, ${colorScheme}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 740 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await newMember(page, 'knotted');
    await openSettings(page, 'knotted', 'leave');
    await page.evaluate(() => {
      for (const one of document.querySelectorAll('main details')) one.setAttribute('open', '');
    });
    expect(await axeFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await section(page, 'leave').locator('button').last().click();
    await submitOf(page, 'leave').click();
    await expect(page.locator('#leave_password-fault')).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
  });

test('search engines are kept away', async ({ page }) => {
  const answer = await page.goto(addressOf('everglow', '/notifications'));
  expect(await answer?.text()).toMatch(/<meta name="robots" content="noindex/);
});
