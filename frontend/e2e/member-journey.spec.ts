import { readFile } from 'node:fs/promises';
import { type Page } from '@playwright/test';
import { addressOf } from './support/brands';
import { alive, answer, enterLogIn, enterNewPassword, ready, submit } from './support/forms';
import { mailedLinks } from './support/mails';
import { newEmail, PASSWORD, signedIn } from './support/members';
import { leave, openSettings, said, section, submitOf } from './support/settings';
import { expect, test } from './support/test';

const NEW = 'nine lazy herons';

const toLogIn = (page: Page) => page.locator('header a[href="/login"]');

async function logOut(page: Page): Promise<void> {
  await page.locator('button[popovertarget=account]:visible').click();
  await page.locator('#account [data-log-out]').click();
  await page.waitForURL(({ pathname }) => pathname === '/');
  await expect(toLogIn(page)).toBeVisible();
}

/** Those who are in are led to where members start. */
async function logIn(page: Page, email: string, password: string): Promise<void> {
  await enterLogIn(page, email, password);
  await expect(page).toHaveURL(/\/members$/);
  expect(await signedIn(page)).toBe(email);
}

for (const { brand, width, lander, credits, pending } of [
  { brand: 'everglow', width: 360, lander: 'gallery', credits: 30, pending: 'binnenkort verwijderd' },
  { brand: 'knotted', width: 1280, lander: 'video', credits: 36, pending: 'bald gelöscht' },
])
  test(`a member of ${brand} from the first visit to leaving and back, ${width} px`, async ({
    page,
    request,
    visit,
    complaints,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 740 });
    const [before, after] = [newEmail(), newEmail()];

    await test.step('signs up from a lander and confirms from the mail', async () => {
      await visit(brand, { path: `/landers/${lander}` });
      await page.locator('main a[href*="signup"]:visible').first().click();
      await page.waitForURL(addressOf(brand, '/signup'));
      await answer(page);
      await page.locator('#email').fill(before);
      await page.locator('#password').fill(PASSWORD);
      await submit(page).click();
      await page.waitForURL('**/complete-signup');
      await expect(page.getByText(before)).toBeVisible();
      const [link = ''] = await mailedLinks(request, before, { path: '/activate/do' });
      expect(link.startsWith(addressOf(brand, '/activate/do'))).toBe(true);
      await page.goto(link);
      await expect(page).toHaveURL(addressOf(brand, '/activate/done'));
      await page.goto(link);
      await expect(page).toHaveURL(addressOf(brand, '/activate/done'));
    });

    await test.step('logs out and in', async () => {
      await logOut(page);
      await page.goto(addressOf(brand, '/login'));
      await enterLogIn(page, before, 'not this one, either');
      await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
      await logIn(page, before, PASSWORD);
      const user = await page.evaluate(async () => (await fetch('/api/user.php')).json() as Promise<unknown>);
      expect(user).toMatchObject({ user: { status: 'active', credits } });
    });

    await test.step('changes the e-mail address', async () => {
      await openSettings(page, brand, 'email');
      await page.locator('#new_email').fill(after);
      await page.locator('#email_password').fill(PASSWORD);
      await submitOf(page, 'email').click();
      await expect(said(page, 'email')).toContainText(after);
      const [link = ''] = await mailedLinks(request, after, { path: '/mail-change/do' });
      await page.goto(link);
      await alive(page);
      await submit(page).click();
      await expect(page.locator('main form')).toHaveCount(0);
      expect(await signedIn(page)).toBe(after);
    });

    await test.step('forgets the password', async () => {
      await logOut(page);
      await page.goto(addressOf(brand, '/login'));
      await ready(page);
      await page.locator('a[href="/reset-password"]').click();
      await page.waitForURL(addressOf(brand, '/reset-password'));
      await ready(page);
      await page.locator('#email').fill(after);
      await submit(page).click();
      const [link = ''] = await mailedLinks(request, after, { path: '/reset-password/do' });
      await page.goto(link);
      await ready(page);
      await enterNewPassword(page, NEW);
      await page.locator('main a[href="/login"]').click();
      await logIn(page, after, NEW);
    });

    await test.step('asks for the data, and gets them', async () => {
      await openSettings(page, brand, 'data');
      await section(page, 'data').getByRole('button').click();
      await expect(section(page, 'data').locator('li')).toHaveCount(1);
      const [link = ''] = await mailedLinks(request, after, { path: '/notifications#data' });
      await page.goto(addressOf(brand, '/members'));
      await page.goto(link);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        section(page, 'data').locator('a[download]').click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/\.zip$/);
      const zip = (await readFile(await download.path())).toString('latin1');
      expect(zip.slice(0, 2)).toBe('PK');
      expect(zip).toContain('data.json');
    });

    await test.step('leaves in two clicks', async () => {
      await openSettings(page, brand, 'leave');
      await leave(page, NEW);
      await page.waitForURL('**/account-deleted');
      await expect(page.locator('main li strong')).toBeVisible();
      await expect(page.locator('main h1')).toHaveText(/account verwijderd$|Konto gelöscht$/);
      expect(await signedIn(page)).toBeUndefined();
      await toLogIn(page).click();
      await enterLogIn(page, after, NEW);
      const told = page.getByRole('alert').filter({ hasText: pending });
      await told.getByRole('button').click();
      await expect(told.getByRole('status')).toHaveText(/\S/);
    });

    await test.step('comes back by the mailed link', async () => {
      const [link = ''] = await mailedLinks(request, after, { path: '/account-deleted/keep', count: 2 });
      await page.goto(link);
      await alive(page);
      await submit(page).click();
      await page.locator('main a[href="/login"]').click();
      await logIn(page, after, NEW);
    });

    // The browser itself tells of the wrong password, and of the log-in that was refused.
    expect(complaints.splice(0).filter((text) => !/40[13]/.test(text))).toEqual([]);
  });
