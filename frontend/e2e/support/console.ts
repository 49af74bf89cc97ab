import { type Page, expect } from '@playwright/test';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Secret, TOTP } from 'otpauth';
import { STACK } from './stack';

const run = promisify(execFile);
export const PASSWORD = 'seven quiet otters at sea';
let people = 0;

/** Where staff work, on the edge that the brands are on, too. */
export const consoleAddress = (path = '/'): string =>
  `http://console.localhost:${process.env['E2E_EDGE_PORT'] ?? '8080'}${path}`;

/** Somebody new with an invitation. Only operators reach every brand. */
export async function invite(
  role: 'operator' | 'support' | 'moderator' | 'finance',
  tenants?: string,
): Promise<{ email: string; token: string }> {
  const email = `${role}-${process.pid}-${(people += 1)}@manyhearts.example`;
  const { stdout } = await run(
    process.execPath,
    [
      ...['dist/backend/src/entrypoints/cli.js', 'staff', 'invite', '--email', email, '--name', 'Robin Berg'],
      ...['--role', role, '--author', 'operator@manyhearts.example', ...(tenants ? ['--tenants', tenants] : [])],
    ],
    { env: STACK },
  );
  return { email, token: /^[\w-]{40,}$/m.exec(stdout)?.[0] ?? '' };
}

/** From the invitation to the first screen, as it is for whoever begins. Answers the secret of the second factor. */
export const begin = (page: Page, { email, token }: { email: string; token: string }): Promise<string> =>
  accept(page, consoleAddress(`/invitation#${token}`), email);

/** The same from the link that an operator passed on. */
export async function accept(page: Page, link: string, email: string): Promise<string> {
  await page.goto(link);
  await page.getByLabel('New password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Set the password' }).click();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await page.getByLabel('Six digits from the app').fill('000000');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByLabel('Six digits from the app')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Six digits from the app').fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeVisible();
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByRole('heading', { name: 'Work' })).toBeVisible();
  return secret;
}

/** Gives the second factor where the screen wants it again. A code that was taken once is not taken again, so it is a later one. */
export async function giveCode(page: Page, secret: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Your second factor, please' });
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + 30_000 });
  await dialog.getByLabel('Code from your app, or a recovery code').fill(code);
  await dialog.getByRole('button', { name: 'Go on' }).click();
}
