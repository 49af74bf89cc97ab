import { hash } from '@node-rs/argon2';
import { type Page, expect } from '@playwright/test';
import { execFile } from 'node:child_process';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { Secret, TOTP } from 'otpauth';
import { STACK, query } from './stack';

const run = promisify(execFile);
export const PASSWORD = 'seven quiet otters at sea';
let people = 0;

type Role = 'operator' | 'support' | 'moderator' | 'finance';

const newAddress = (role: Role): string => `${role}-${process.pid}-${(people += 1)}@manyhearts.example`;

/** Where staff work, on the edge that the brands are on, too. */
export const consoleAddress = (path = '/'): string =>
  `http://console.localhost:${process.env['E2E_EDGE_PORT'] ?? '8080'}${path}`;

/** Somebody new with an invitation. Only operators reach every brand. */
export async function invite(role: Role, tenants?: string): Promise<{ email: string; token: string }> {
  const email = newAddress(role);
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

/** Each worker hashes the password once. */
let passwordHash: Promise<string> | undefined;

/**
 * Somebody new who has just signed in with both factors, in this browser: the rows are those that `begin` leaves. Nobody has
 * the secret of the second factor. Answers the address.
 */
export async function signInStaff(page: Page, role: Role, tenant?: string): Promise<string> {
  const [email, token] = [newAddress(role), randomBytes(32).toString('base64url')];
  await query(
    `with person as (
       insert into staff (email, name, role, password_hash) values ($1, 'Robin Berg', $2, $3) returning id
     ), reach as (
       insert into staff_tenant (staff_id, tenant_id) select person.id, tenant.id from person, tenant where slug = $4
     ), factor as (
       insert into staff_second_factor (staff_id, secret, confirmed_at) select id, $5, now() from person
     )
     insert into staff_session (token_hash, id, staff_id, stage, expires_at, second_factor_at)
     select $6, $7, id, 'full', now() + interval '12 hours', now() from person`,
    [
      ...[email, role, await (passwordHash ??= hash(PASSWORD)), tenant ?? null, randomBytes(64)],
      ...[createHash('sha256').update(token).digest(), randomUUID()],
    ],
  );
  await page
    .context()
    .addCookies([{ name: 'staff', value: token, url: consoleAddress(), httpOnly: true, sameSite: 'Strict' }]);
  return email;
}

/** The same, with the first screen open. */
export async function startWork(page: Page, role: Role, tenant?: string): Promise<string> {
  const email = await signInStaff(page, role, tenant);
  await page.goto(consoleAddress());
  await expect(page.getByRole('heading', { name: 'Work' })).toBeVisible();
  return email;
}

/** The same for somebody whom nobody else could be; an operator among them counts as a second person, confirmed by two others. */
export async function startAsConfirmed(page: Page, role: Role = 'operator', tenant?: string): Promise<void> {
  const email = await startWork(page, role, tenant);
  await query("update staff set approves_from = now(), held_by = '{}', held_by_unknown = false where email = $1", [
    email,
  ]);
}

/** Gives the second factor where the screen wants it again. A code that was taken once is not taken again, so it is a later one. */
export async function giveCode(page: Page, secret: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Your second factor, please' });
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + 30_000 });
  await dialog.getByLabel('Code from your app, or a recovery code').fill(code);
  await dialog.getByRole('button', { name: 'Go on' }).click();
}
