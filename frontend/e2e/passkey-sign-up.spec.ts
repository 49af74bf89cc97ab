import { type Page } from '@playwright/test';
import { addressOf } from './support/brands';
import { newDevice, withoutAutofill } from './support/device';
import { answer, ready, submit } from './support/forms';
import { absentMember, forgetCalls, newEmail, PASSWORD, signedIn } from './support/members';
import { openSettings, said, section, submitOf } from './support/settings';
import { query } from './support/stack';
import { axeFaults, expect, test } from './support/test';

const NEW = 'nine lazy herons';

/** Below the password: changes it for a passkey, and back. */
const instead = (page: Page) => page.locator('#step-5 button[type=button]');
const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
const hasPassword = async (email: string): Promise<unknown> =>
  (await query<{ has_password: boolean }>('select has_password from account where email = $1', [email]))[0]
    ?.has_password;

/** Somebody who has just signed up without a password. */
async function signUpWithPasskey(page: Page, brand: string): Promise<string> {
  const email = newEmail();
  await withoutAutofill(page);
  for (const path of ['/api/signups', '/api/passkey-sign-up/options']) await forgetCalls(path);
  await page.goto(addressOf(brand, '/signup'));
  await answer(page);
  await page.locator('#email').fill(email);
  await instead(page).click();
  await submit(page).click();
  await page.waitForURL('**/complete-signup');
  return email;
}

for (const [brand, locale] of [
  ['everglow', 'nl'],
  ['knotted', 'de'],
] as const)
  test(`a visitor of ${brand} signs up with a passkey, and logs in with it`, async ({ page, visit }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const { cdp, authenticatorId } = await newDevice(page);
    await withoutAutofill(page);
    const email = newEmail();
    for (const path of ['/api/signups', '/api/passkey-sign-up/options']) await forgetCalls(path);
    await visit(brand, { path: '/signup', locale });
    await answer(page);
    await page.locator('#email').fill(email);
    await page.locator('#password').fill('short');
    await instead(page).click();
    await expect(page.locator('#password')).toHaveCount(0);
    await expect(instead(page)).toBeFocused();
    expect(await axeFaults(page)).toEqual([]);
    expect(await isWide(page)).toBe(false);
    await submit(page).click();
    await page.waitForURL('**/complete-signup');
    const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId });
    expect(credentials).toMatchObject([{ isResidentCredential: true, rpId: `${brand}.localhost` }]);
    expect(await signedIn(page)).toBe(email);
    expect(await hasPassword(email)).toBe(false);

    await page.goto(addressOf(brand, '/robots.txt'));
    await page.goto(addressOf(brand, '/api/logout.php'));
    await page.goto(addressOf(brand, '/login'));
    await ready(page);
    await page.locator('main form ~ div button').click();
    await expect(page).toHaveURL(addressOf(brand, '/members'));
    expect(await signedIn(page)).toBe(email);
  });

test('where the device makes no passkey nothing is lost, and a password does', async ({ page, visit }) => {
  await newDevice(page);
  await page.addInitScript(() => {
    navigator.credentials.create = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  const email = newEmail();
  for (const path of ['/api/signups', '/api/passkey-sign-up/options']) await forgetCalls(path);
  await visit('everglow', { path: '/signup' });
  await answer(page);
  await page.locator('#email').fill(email);
  await instead(page).click();
  await submit(page).click();
  await expect(page.locator('main form [role=alert] p')).toBeVisible();
  await instead(page).click();
  await expect(page.locator('main form [role=alert] p')).toHaveCount(0);
  await page.locator('#password').fill(PASSWORD);
  await submit(page).click();
  await page.waitForURL('**/complete-signup');
  expect(await hasPassword(email)).toBe(true);
});

test('an address with an account is told before the device makes a passkey', async ({
  page,
  browser,
  visit,
  complaints,
}) => {
  const id = await absentMember(browser, 'everglow');
  const [taken] = await query<{ email: string }>('select email from account where id = $1', [id]);
  const { cdp, authenticatorId } = await newDevice(page);
  await visit('everglow', { path: '/signup' });
  await answer(page);
  await page.locator('#email').fill(taken?.email ?? '');
  await instead(page).click();
  await submit(page).click();
  await expect(page.locator('#email-fault')).toBeVisible();
  await expect(page.locator('#email')).toBeFocused();
  expect((await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials).toEqual([]);
  expect(complaints.splice(0)).toEqual([expect.stringContaining('409')]);
});

test('a device that makes none is not offered one', async ({ page, visit }) => {
  await visit('everglow', { path: '/signup' });
  await answer(page);
  await page.evaluate(() => PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable());
  await expect(page.locator('#password')).toBeVisible();
  await expect(instead(page)).toHaveCount(0);
});

test('without a password the last passkey stays, until a first password is set with it', async ({
  page,
  complaints,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await newDevice(page);
  const email = await signUpWithPasskey(page, 'everglow');
  await openSettings(page, 'everglow', 'passkeys');
  const row = section(page, 'passkeys').locator('li');
  await row.locator('button').click();
  await row.locator('[role=group] button').last().click();
  const link = section(page, 'passkeys').locator('[role=alert] a');
  await expect(link).toBeVisible();
  await expect(row).toHaveCount(1);
  expect(await axeFaults(page)).toEqual([]);
  await link.click();
  await expect(section(page, 'password')).toHaveAttribute('open', '');
  await expect(page.locator('#old_password')).toHaveCount(0);
  await page.locator('#new_password').fill('short');
  await page.locator('#new_password_again').fill('short');
  await submitOf(page, 'password').click();
  await expect(page.locator('#new_password-fault')).toBeVisible();
  await page.locator('#new_password').fill(NEW);
  await page.locator('#new_password_again').fill(NEW);
  await submitOf(page, 'password').click();
  await expect(said(page, 'password')).toBeVisible();
  await expect(page.locator('#old_password')).toHaveCount(1);
  expect(await hasPassword(email)).toBe(true);
  expect(complaints.splice(0)).toEqual([expect.stringContaining('409')]);
});

test('a passkey confirms what a password would: another address, and leaving', async ({ page, complaints }) => {
  await newDevice(page);
  await signUpWithPasskey(page, 'knotted');
  await openSettings(page, 'knotted', 'email');
  await expect(page.locator('#email_password')).toHaveCount(0);
  await page.locator('#new_email').fill(newEmail());
  await submitOf(page, 'email').click();
  await expect(said(page, 'email')).toBeVisible();
  await openSettings(page, 'knotted', 'leave');
  await section(page, 'leave').locator('button').last().click();
  await expect(page.locator('#leave_reason')).toBeVisible();
  await expect(page.locator('#leave_password')).toHaveCount(0);
  await submitOf(page, 'leave').click();
  await expect(page).toHaveURL(addressOf('knotted', '/account-deleted'));
  // On its way the page hears that nobody is signed in.
  complaints.splice(0);
});
