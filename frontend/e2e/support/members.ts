import { type Page } from '@playwright/test';
import Redis from 'ioredis';
import { createHash, randomBytes } from 'node:crypto';
import { addressOf } from './brands';
import { query, STACK } from './stack';
import { expect } from './test';

export const PASSWORD = 'seven quiet otters';

let people = 0;
export const newEmail = (): string => `jo-${Date.now()}-${(people += 1)}@visitor.example`;

/** Calls the api as the page would, and answers the status and what came. */
export async function callApi(
  page: Page,
  path: string,
  body?: object,
): Promise<{ readonly status: number; readonly body: unknown }> {
  return page.evaluate(
    async ([to, given]) => {
      const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(given) };
      const answer = await fetch(to, given === undefined ? {} : init);
      return { status: answer.status, body: (await answer.json().catch(() => null)) as unknown };
    },
    [path, body] as const,
  );
}

/** As if each came from a place of their own: sixty an hour may sign up at a brand from one address. */
async function forgetSignUps(): Promise<void> {
  const redis = new Redis(STACK['REDIS_URL'] ?? '');
  const counts = await redis.keys('limit:/api/signups:POST:*');
  if (counts.length > 0) await redis.del(counts);
  await redis.quit();
}

const JO = { name: 'Jo Visser', date_of_birth: '1990-05-17', gender: 'woman', seeking: 'everyone' };

/** A brand for men takes no women. */
const joOf = (brand: string): typeof JO => (brand === 'fellow' ? { ...JO, gender: 'man' } : JO);

/** A page of a brand without scripts: it leads nowhere by itself once somebody is signed in. */
export const atRest = (page: Page, brand: string): Promise<unknown> => page.goto(addressOf(brand, '/robots.txt'));

/** Somebody who has just signed up at a brand, in this browser. */
export async function newMember(page: Page, brand: string, email = newEmail(), about = joOf(brand)): Promise<string> {
  await atRest(page, brand);
  await forgetSignUps();
  const signUp = { ...about, email, password: PASSWORD, sensitive_consent: true };
  expect((await callApi(page, '/api/signups', signUp)).status).toBe(201);
  return email;
}

/** A link's token beside the one that is mailed, which tests about something else need not wait for. */
async function activationToken(email: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const rows = await query(
    `insert into account_token (tenant_id, hash, account_id, kind, email, expires_at)
     select tenant_id, $2, id, 'activation', email, now() + interval '1 hour' from account where email = $1 returning 1`,
    [email, createHash('sha256').update(token).digest()],
  );
  expect(rows).toHaveLength(1);
  return token;
}

/** The same, who has confirmed the address; answers the id of their profile. */
export async function confirmedMember(page: Page, brand: string, about: Partial<typeof JO> = {}): Promise<number> {
  const email = await newMember(page, brand, newEmail(), { ...joOf(brand), ...about });
  expect((await callApi(page, '/api/activation', { token: await activationToken(email) })).status).toBe(200);
  const { body } = await callApi(page, '/api/user.php');
  return (body as { user: { profile: { id: number } } }).user.profile.id;
}

/** The same account in another browser. */
export async function logIn(page: Page, brand: string, email: string): Promise<void> {
  await atRest(page, brand);
  expect((await callApi(page, '/api/user.php', { email, password: PASSWORD })).status).toBe(200);
}

/** Returns the email address of the member whose session the browser has. */
export async function signedIn(page: Page): Promise<string | undefined> {
  const { body } = await callApi(page, '/api/user.php');
  return (body as { user: { email: string } | null }).user?.email;
}
