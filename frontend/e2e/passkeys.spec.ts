import { type Page } from '@playwright/test';
import { addressOf } from './support/brands';
import { newDevice, withoutAutofill } from './support/device';
import { atRest, newMember, signedIn } from './support/members';
import { axeFaults, expect, test } from './support/test';

const section = (page: Page) => page.locator('#passkeys');
const rows = (page: Page) => section(page).locator('li');

/** Once the page has what it asks for by itself: whatever changes here renews the session, and ends calls under way. */
async function openPasskeys(page: Page, brand: string): Promise<void> {
  const asked = ['/api/chats/unread', '/api/likes/marks'].map((path) =>
    page.waitForResponse((answer) => answer.url().endsWith(path)),
  );
  await page.goto(addressOf(brand, '/notifications#passkeys'));
  await expect(section(page)).toHaveAttribute('open', '');
  await Promise.all(asked);
}

async function addPasskey(page: Page, brand: string): Promise<void> {
  await openPasskeys(page, brand);
  await section(page).locator('button').last().click();
  await expect(rows(page)).toHaveCount(1);
}

async function logOut(page: Page, brand: string): Promise<void> {
  // By the address, not from the page: that may notice, or ask for something that it may not have any more.
  await atRest(page, brand);
  await page.goto(addressOf(brand, '/api/logout.php'));
  await page.goto(addressOf(brand, '/login'));
  expect(await signedIn(page)).toBeUndefined();
}

/** The button beside the form. */
const entrance = (page: Page) => page.locator('main form ~ div button');

test('a member adds a passkey, logs in with it and removes it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 740 });
  const { cdp, authenticatorId } = await newDevice(page);
  await withoutAutofill(page);
  const email = await newMember(page, 'knotted');
  await addPasskey(page, 'knotted');
  expect(await axeFaults(page)).toEqual([]);
  const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId });
  expect(credentials).toMatchObject([{ isResidentCredential: true, rpId: 'knotted.localhost' }]);

  await logOut(page, 'knotted');
  await expect(page.locator('main form')).toHaveAttribute('novalidate', '');
  await entrance(page).click();
  await expect(page).toHaveURL(addressOf('knotted', '/members'));
  expect(await signedIn(page)).toBe(email);

  await openPasskeys(page, 'knotted');
  await rows(page).locator('button').click();
  await rows(page).locator('[role=group] button').last().click();
  await expect(rows(page)).toHaveCount(0);
  expect(await signedIn(page)).toBe(email);
});

test('a passkey is offered among what the browser fills in, and logs in by itself', async ({ page }) => {
  await newDevice(page);
  const email = await newMember(page, 'everglow');
  await addPasskey(page, 'everglow');
  await logOut(page, 'everglow');
  await page.locator('#email').focus();
  await expect(page).toHaveURL(addressOf('everglow', '/members'));
  expect(await signedIn(page)).toBe(email);
});

test('a passkey that was removed says so at the log-in, and the password is still there', async ({
  page,
  complaints,
}) => {
  await newDevice(page);
  await withoutAutofill(page);
  await newMember(page, 'everglow');
  await addPasskey(page, 'everglow');
  await page.evaluate(async () => {
    const { passkeys } = (await (await fetch('/api/passkeys')).json()) as { passkeys: { id: string }[] };
    await fetch(`/api/passkeys/${passkeys[0]?.id ?? ''}`, { method: 'DELETE' });
  });
  await logOut(page, 'everglow');
  await expect(page.locator('main form')).toHaveAttribute('novalidate', '');
  await entrance(page).click();
  await expect(page.locator('main form ~ div [role=alert] p')).toBeVisible();
  await expect(page).toHaveURL(/login/);
  // The browser logs the refusal by itself.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('401')]);
});
