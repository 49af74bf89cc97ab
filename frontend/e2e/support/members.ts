import { type Browser, type BrowserContext, type Page, test } from '@playwright/test';
import Redis from 'ioredis';
import { createHash, randomBytes } from 'node:crypto';
import { addressOf } from './brands';
import { copyMember, type MemberRows, readMember } from './member-rows';
import { query, STACK } from './stack';
import { expect } from './test';

export const PASSWORD = 'seven quiet otters';

let people = 0;
export const newEmail = (): string => `jo-${Date.now()}-${process.pid}-${(people += 1)}@visitor.example`;

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

/** As if each came from an address of their own: so many an hour may call some endpoints from one. */
export async function forgetCalls(path: string): Promise<void> {
  const redis = new Redis(STACK['REDIS_URL'] ?? '');
  const counts = await redis.keys(`limit:${path}:POST:*`);
  if (counts.length > 0) await redis.del(counts);
  await redis.quit();
}

const JO = { name: 'Jo Visser', date_of_birth: '1990-05-17', gender: 'woman', seeking: 'everyone' };
type About = Partial<Pick<typeof JO, 'name' | 'gender' | 'seeking'>>;

/** A brand for men takes no women. */
const joOf = (brand: string): typeof JO => (brand === 'fellow' ? { ...JO, gender: 'man' } : JO);

/** A page of a brand without scripts: it leads nowhere by itself once somebody is signed in. */
export const atRest = (page: Page, brand: string): Promise<unknown> => page.goto(addressOf(brand, '/robots.txt'));

/** Signs up by the api in this browser, with the mail that follows; for tests that need either. Returns the address. */
export async function signUp(page: Page, brand: string): Promise<string> {
  const email = newEmail();
  await atRest(page, brand);
  await forgetCalls('/api/signups');
  const form = { ...joOf(brand), email, password: PASSWORD, sensitive_consent: true };
  expect((await callApi(page, '/api/signups', form)).status).toBe(201);
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

/** The same for somebody who confirms the address as well. */
export async function signUpConfirmed(page: Page, brand: string): Promise<string> {
  const email = await signUp(page, brand);
  expect((await callApi(page, '/api/activation', { token: await activationToken(email) })).status).toBe(200);
  return email;
}

interface Model {
  readonly member: MemberRows;
  readonly cookies: Parameters<BrowserContext['addCookies']>[0];
}

/** Each worker's models: the members who signed up at a brand in a language, and of whom others are copies. */
const models = new Map<string, Promise<Model>>();

interface Kind {
  readonly brand: string;
  /** What the browser has chosen; undefined for the domain's. */
  readonly locale: string | undefined;
  readonly isConfirmed: boolean;
}

function modelOf(browser: Browser, kind: Kind): Promise<Model> {
  const key = JSON.stringify(kind);
  const made = models.get(key) ?? makeModel(browser, kind);
  models.set(key, made);
  return made;
}

async function makeModel(browser: Browser, { brand, locale, isConfirmed }: Kind): Promise<Model> {
  const context = await browser.newContext();
  if (locale !== undefined) await context.addCookies([{ name: 'locale', value: locale, url: addressOf(brand) }]);
  const email = await (isConfirmed ? signUpConfirmed : signUp)(await context.newPage(), brand);
  const cookies = (await context.cookies(addressOf(brand))).filter(({ name }) => name !== 'locale');
  const member = await readMember(email);
  await context.close();
  await putLast([member.id]);
  return { member, cookies };
}

/** Those of the test that is running. */
let shown: { readonly test: string; readonly members: number[] } = { test: '', members: [] };

/** Puts the members of earlier tests at the end of searches: a page of one has room for few. */
async function putEarlierLast(): Promise<number[]> {
  const { testId } = test.info();
  if (shown.test !== testId) {
    await putLast(shown.members);
    shown = { test: testId, members: [] };
  }
  return shown.members;
}

/** They stay: another test may be looking at them. */
const putLast = (members: readonly number[]): Promise<unknown> =>
  members.length === 0
    ? Promise.resolve()
    : query(
        `update listing set active_at = active_at - interval '10 years', joined_at = joined_at - interval '10 years'
         where profile_id = any($1)`,
        [members],
      );

interface Added {
  readonly id: number;
  readonly email: string;
  readonly cookies: Model['cookies'];
}

/** A member as sign-up makes them: the rows are those of somebody who did sign up. */
async function addMember(browser: Browser, kind: Kind, about: About): Promise<Added> {
  const { member, cookies } = await modelOf(browser, kind);
  const members = await putEarlierLast();
  const [email, token] = [newEmail(), randomBytes(33).toString('base64url')];
  const id = await copyMember(member, { email, token, profile: { ...about } });
  members.push(id);
  return { id, email, cookies: cookies.map((one) => (one.name === 'session' ? { ...one, value: token } : one)) };
}

/** The same, signed in in this browser and in its language. */
async function addHere(page: Page, brand: string, about: About, isConfirmed: boolean): Promise<Added> {
  const context = page.context();
  const browser = context.browser();
  if (browser === null) throw new Error('the page has no browser');
  const locale = (await context.cookies(addressOf(brand))).find(({ name }) => name === 'locale')?.value;
  const added = await addMember(browser, { brand, locale, isConfirmed }, about);
  await atRest(page, brand);
  await context.addCookies(added.cookies);
  return added;
}

/** Somebody who has just signed up at a brand, in this browser. No mail is sent. Returns the address. */
export async function newMember(page: Page, brand: string, about: About = {}): Promise<string> {
  return (await addHere(page, brand, about, false)).email;
}

/** The same, who has confirmed the address; answers the id of their profile. */
export async function confirmedMember(page: Page, brand: string, about: About = {}): Promise<number> {
  return (await addHere(page, brand, about, true)).id;
}

/** A member who has confirmed the address, reads English and has no page open. Returns the id of the profile. */
export async function absentMember(browser: Browser, brand: string, about: About = {}): Promise<number> {
  return (await addMember(browser, { brand, locale: 'en', isConfirmed: true }, about)).id;
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
