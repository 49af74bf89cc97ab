import { type APIRequestContext, type Page } from '@playwright/test';
import Redis from 'ioredis';
import { addressOf } from './brands';
import { mailedLinks } from './mails';
import { STACK } from './stack';
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

/** A page of a brand without scripts: it leads nowhere by itself once somebody is signed in. */
export const atRest = (page: Page, brand: string): Promise<unknown> => page.goto(addressOf(brand, '/robots.txt'));

/** Somebody who has just signed up at a brand, in this browser. */
export async function newMember(page: Page, brand: string, email = newEmail(), about = JO): Promise<string> {
  await atRest(page, brand);
  await forgetSignUps();
  const signUp = { ...about, email, password: PASSWORD, sensitive_consent: true };
  expect((await callApi(page, '/api/signups', signUp)).status).toBe(201);
  return email;
}

/** The same, who has confirmed the address; answers the id of their profile. */
export async function confirmedMember(
  page: Page,
  request: APIRequestContext,
  brand: string,
  about: Partial<typeof JO> = {},
): Promise<number> {
  const email = await newMember(page, brand, newEmail(), { ...JO, ...about });
  const [link = ''] = await mailedLinks(request, email, { path: '/activate/do' });
  expect((await callApi(page, '/api/activation', { token: new URL(link).searchParams.get('token') })).status).toBe(200);
  const { body } = await callApi(page, '/api/user.php');
  return (body as { user: { profile: { id: number } } }).user.profile.id;
}

/** The same account in another browser. */
export async function logIn(page: Page, brand: string, email: string): Promise<void> {
  await atRest(page, brand);
  expect((await callApi(page, '/api/user.php', { email, password: PASSWORD })).status).toBe(200);
}

/** Whose session the browser has. */
export async function signedIn(page: Page): Promise<string | undefined> {
  const { body } = await callApi(page, '/api/user.php');
  return (body as { user: { email: string } | null }).user?.email;
}
