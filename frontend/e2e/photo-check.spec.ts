import { type Page } from '@playwright/test';
import { addressOf } from './support/brands';
import { intercept } from './support/intercept';
import { confirmedMember } from './support/members';
import { picture } from './support/photos';
import { decide, openCheck, passMinutes, PATH, photographed } from './support/photo-checks';
import { unreachable } from './support/reach';
import { query } from './support/stack';
import { axeFaults, expect, test } from './support/test';

const BRAND = 'everglow';
const PHONE = { width: 360, height: 740 };

test.use({
  viewport: PHONE,
  reducedMotion: 'reduce',
  // A camera that shows moving colours, which nobody has to allow.
  launchOptions: async ({ launchOptions }, use) => {
    const fake = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...fake] });
  },
});

const main = (page: Page) => page.getByRole('main');
const sheet = (page: Page) => page.locator('dialog[open]');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const inSheet = (page: Page, name: string) => sheet(page).getByRole('button', { name, exact: true });
const chosen = (page: Page) => main(page).locator('input[type=file]');
const title = (page: Page, name: string) => main(page).getByRole('heading', { name, exact: true });

/** Nothing stands out of the screen, in either scheme. */
async function expectFits(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeFaults(page)).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}

async function started(page: Page, locale = 'en', brand = BRAND): Promise<number> {
  const id = await photographed(page, brand, locale);
  await openCheck(page, brand);
  await main(page).locator('[data-actions] button').click();
  await expect(main(page).getByRole('timer')).toBeVisible();
  return id;
}

test('a selfie is taken with the camera, kept from the profile, verified by staff and taken back', async ({ page }) => {
  test.slow();
  const id = await photographed(page, BRAND, 'en');
  await page.goto(addressOf(BRAND, '/profile'));
  const row = main(page).getByRole('link', { name: /^Verify your photo/ });
  await expect(row).toContainText('Not verified yet');
  expect(await axeFaults(page)).toEqual([]);
  await row.click();
  await expect(page).toHaveURL(addressOf(BRAND, PATH));
  await expect(title(page, 'Your consent')).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Not now' })).toHaveAttribute('href', '/profile');
  await expectFits(page);
  await button(page, 'Agree and continue').click();
  await expect(title(page, 'Take a selfie like this')).toBeFocused();
  await expect(main(page).getByRole('timer')).toHaveText(/^Time left: (10:00|9:5\d)$/);
  await expectFits(page);

  await test.step('it goes on where it was left', async () => {
    const words = await main(page).locator('.text-lead:visible').innerText();
    await page.goto(addressOf(BRAND, '/profile'));
    await expect(row).toContainText('Started: take your selfie');
    await row.click();
    await expect(main(page).getByText(words)).toBeVisible();
  });

  await button(page, 'Open camera').click();
  const shutter = inSheet(page, 'Take selfie');
  await expect(shutter).toHaveAttribute('aria-disabled', 'false');
  const size = await shutter.boundingBox();
  expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(64);
  await expect(sheet(page).getByLabel('Your camera')).toBeVisible();
  await expectFits(page);
  await shutter.click();
  await expect(sheet(page).getByRole('heading', { name: 'Is everything in view?' })).toBeFocused();
  await expect(sheet(page).getByRole('img', { name: 'Your selfie' })).toBeVisible();
  await inSheet(page, 'Take again').click();
  await expect(shutter).toHaveAttribute('aria-disabled', 'false');
  await shutter.click();
  await expectFits(page);
  await inSheet(page, 'Send selfie').click();
  await expect(title(page, 'We’re checking your selfie')).toBeFocused();
  await expectFits(page);

  await decide(id, []);
  await page.reload();
  await expect(title(page, 'Your photo is verified')).toBeVisible();
  await expectFits(page);
  await main(page).getByRole('link', { name: 'My profile' }).last().click();
  await expect(row).toContainText(/Verified on \d+ \w+ \d{4}/);
  await row.click();
  await button(page, 'Remove verification').click();
  await expect(sheet(page)).toContainText('The badge disappears from your profile at once.');
  expect(await axeFaults(page)).toEqual([]);
  await inSheet(page, 'Keep it').click();
  await expect(button(page, 'Remove verification')).toBeFocused();
  await button(page, 'Remove verification').click();
  await inSheet(page, 'Remove verification').click();
  await expect(main(page).getByText('You’ve ended the last check.')).toBeVisible();
  const [profile] = await query<{ verified_at: Date | null }>('select verified_at from profile where id = $1', [id]);
  expect(profile?.verified_at).toBeNull();
});

test('a selfie is uploaded where there is no camera, refused with reasons, and begun anew', async ({
  page,
  complaints,
}) => {
  test.slow();
  await page.addInitScript(() => {
    if ('mediaDevices' in navigator)
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  const id = await started(page, 'de', 'knotted');
  await button(page, 'Kamera öffnen').click();
  await expect(sheet(page).getByRole('alert')).toContainText('Dein Browser lässt diese Seite nicht');
  await expectFits(page);
  await sheet(page)
    .locator('input[type=file]')
    .setInputFiles(await picture('selfie.jpg'));
  await expect(sheet(page).getByRole('img', { name: 'Dein Selfie' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
  const field = chosen(page);
  await expect(field).toHaveAttribute('capture', 'user');
  const text = { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture at all') };
  await field.setInputFiles(text);
  await intercept(page, '**/api/photo-check/picture', (route) => route.fulfill({ status: 503, json: {} }), {
    times: 1,
  });
  await inSheet(page, 'Selfie senden').click();
  await expect(sheet(page)).toContainText('Das Selfie konnte nicht gesendet werden.');
  await expectFits(page);
  await page.keyboard.press('Escape');
  await field.setInputFiles(await picture('selfie.jpg'));
  await inSheet(page, 'Selfie senden').click();
  await expect(title(page, 'Wir prüfen dein Selfie')).toBeVisible();
  expect(complaints.splice(0).every((told) => told.includes('503'))).toBe(true);

  await decide(id, ['gesture_missing', 'unclear']);
  await page.reload();
  await expect(title(page, 'Wir konnten dein Foto nicht verifizieren')).toBeVisible();
  await expect(main(page).getByText('Die Geste, um die wir gebeten haben, war nicht zu sehen.')).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Einspruch einlegen' })).toHaveAttribute('href', '/decisions');
  await expectFits(page);
  await button(page, 'Erneut versuchen').click();
  await button(page, 'Zustimmen und weiter').click();
  await expect(main(page).getByRole('timer')).toBeVisible();
});

test('a gesture counts for its time alone, and the consent can be withdrawn', async ({ page, complaints }) => {
  test.slow();
  const id = await started(page);
  await chosen(page).setInputFiles(await picture('late.jpg'));
  await passMinutes(id, 11);
  await inSheet(page, 'Send selfie').click();
  await expect(sheet(page).getByRole('heading', { name: 'Time’s up' })).toBeVisible();
  await inSheet(page, 'Continue').click();
  await openCheck(page, BRAND);
  await button(page, 'Agree and continue').click();
  await expect(main(page).getByRole('timer')).toBeVisible();
  await passMinutes(id, 9);
  await page.reload();
  await expect(main(page).getByRole('timer')).toHaveText(/^Time left: (1:00|0:\d\d)$/);
  await expect(main(page).getByText('One minute left.')).toBeAttached();
  await button(page, 'End the check').click();
  await inSheet(page, 'End the check').click();
  await expect(main(page).getByText('You’ve ended the last check.')).toBeVisible();
  expect(complaints.splice(0).every((text) => text.includes('409'))).toBe(true);
});

test('without an approved photo there is nothing to compare with, and visitors log in first', async ({
  page,
  visit,
}) => {
  await visit(BRAND, { path: PATH, locale: 'en' });
  await expect(main(page).getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    `/login?next=${encodeURIComponent(PATH)}`,
  );
  await confirmedMember(page, BRAND);
  await openCheck(page, BRAND);
  await expect(main(page).getByRole('link', { name: 'Add photos' })).toHaveAttribute('href', '/profile#photos');
  await expect(main(page).locator('[data-actions]')).toHaveCount(0);
  await expectFits(page);
});

test('the camera is allowed on the page of the check alone', async ({ page, visit, complaints }) => {
  await visit(BRAND, { path: '/pages/privacy' });
  const policyOf = (path: string) =>
    page.evaluate(async (to) => (await fetch(to)).headers.get('permissions-policy'), path);
  expect(await policyOf(PATH)).toContain('camera=(self)');
  for (const path of ['/profile', '/members', '/']) expect(await policyOf(path), path).toContain('camera=()');
  const tried = page.evaluate(() => navigator.mediaDevices.getUserMedia({ video: true }).then(() => 'on', String));
  expect(await tried).toContain('NotAllowedError');
  expect(complaints.splice(0).every((told) => told.includes('camera'))).toBe(true);
});

for (const [brand, locale] of [
  ['knotted', 'de'],
  ['fellow', 'fi'],
] as const)
  test(`every action of the check can be pressed and read on every phone, ${locale}`, async ({ page }) => {
    test.slow();
    await photographed(page, brand, locale);
    await openCheck(page, brand);
    const bar = main(page).locator('[data-actions]');
    await expect(bar).toBeVisible();
    expect(await unreachable(page, { sticky: { later: bar.locator('a'), agree: bar.locator('button') } })).toEqual([]);
    await bar.locator('button').click();
    await expect(main(page).getByRole('timer')).toBeVisible();
    const [upload, camera] = [bar.locator('button').first(), bar.locator('button').last()];
    expect(await unreachable(page, { sticky: { upload, camera } })).toEqual([]);
    await page.setViewportSize(PHONE);
    await camera.click();
    const inBar = sheet(page).locator('[data-actions] button');
    await expect(inBar.last()).toHaveAttribute('aria-disabled', 'false');
    expect(await unreachable(page, { others: { close: inBar.first(), shutter: inBar.last() } })).toEqual([]);
    await page.setViewportSize(PHONE);
    await inBar.last().click();
    await expect(sheet(page).locator('img')).toBeVisible();
    expect(await unreachable(page, { others: { again: inBar.first(), send: inBar.last() } })).toEqual([]);
  });

test('a refusal that an appeal reversed is told as wrong, with the way to a new selfie', async ({ page }) => {
  const id = await photographed(page, BRAND, 'en');
  await query(
    `insert into photo_check (tenant_id, profile_id, status, gesture, gesture_until, consent_text, language, sent_at,
       decided_at, decided_by, ended_at)
     select tenant_id, id, 'reversed', 'thumb_up', now(), 'photo_check_1', 'en', now(), now(), 'noor', now()
     from account where id = $1`,
    [id],
  );
  await openCheck(page, BRAND);
  await expect(main(page).getByText('You were right: we’ve reversed our decision.')).toBeVisible();
  await expect(title(page, 'We couldn’t verify your photo')).toHaveCount(0);
  await expect(button(page, 'Agree and continue')).toBeVisible();
  await expectFits(page);
});
