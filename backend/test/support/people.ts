import { PlatformDatabase } from '../../src/platform/database';
import { FIRST, type TestApi, startTestApi } from './api';
import { PASSWORD, withKnownPassword } from './known-password';
import { ownRedis } from './redis';

/** An api whose limits no other file has used up. Files take different numbers. */
export async function startAccountsApi(number: number, more: Partial<Record<string, string>> = {}): Promise<TestApi> {
  const redis = await ownRedis(number);
  const api = await startTestApi({ REDIS_URL: redis.url, ...more });
  const close = async (): Promise<void> => {
    await api.close();
    await redis.close();
  };
  return { ...api, close };
}

let addresses = 0;

/** An address that nobody had before: each has its own limits. */
export function newAddress(): string {
  addresses += 1;
  return `203.0.${(addresses >> 8) + 113}.${addresses & 255}`;
}

export { PASSWORD };

export const form = (email: string) => ({
  email,
  name: 'Jo Visser',
  password: PASSWORD,
  date_of_birth: '1990-05-17',
  gender: 'woman',
  seeking: 'everyone',
  sensitive_consent: true,
});

export interface Person {
  readonly id: number;
  /** The value of the `Cookie` header that the browser sends. */
  readonly cookie: string;
}

/** `session=…` of a Set-Cookie header. */
export const cookieOf = (headers: Record<string, unknown>): string =>
  (headers['set-cookie'] as string[] | undefined)?.[0]?.split(';')[0] ?? '';

export function post(api: TestApi, path: string, host = FIRST) {
  return api.on(`${host}.localhost`).post(path).set('x-forwarded-for', newAddress());
}

export async function signUp(api: TestApi, email: string, host = FIRST): Promise<Person> {
  const answer = await withKnownPassword(api, () => post(api, '/api/signups', host).send(form(email)).expect(201));
  return { id: (answer.body as { id: number }).id, cookie: cookieOf(answer.headers) };
}

/** Rows of all tenants. */
export const rows = (api: TestApi, text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> =>
  api.running.app.get(PlatformDatabase).query(text, values);

export async function count(api: TestApi, table: string): Promise<number> {
  const [row] = await rows(api, `select count(*)::int as n from ${table}`);
  return Number(row?.['n']);
}

/** The token of the newest activation mail to an address, from the outbox: no worker takes it away in these tests. */
export async function activationToken(api: TestApi, email: string): Promise<string> {
  const [row] = await rows(
    api,
    `select payload->'secrets'->>'token' as token from outbox
     where payload->>'mail' = 'activation' and payload->'person'->>'address' = $1 order by id desc limit 1`,
    [email],
  );
  return String(row?.['token']);
}

/** Opens the newest activation mail to an address, and confirms. */
export const activate = async (api: TestApi, email: string, host = FIRST) =>
  post(api, '/api/activation', host).send({ token: await activationToken(api, email) });

/** The code in the newest activation mail to an address. */
export async function activationCode(api: TestApi, email: string): Promise<string> {
  const [row] = await rows(
    api,
    `select payload->'secrets'->>'code' as code from outbox
     where payload->>'mail' in ('activation', 'activation_reminder') and payload->'person'->>'address' = $1
     order by id desc limit 1`,
    [email],
  );
  return String(row?.['code']);
}

/** Another code of six digits. */
export const otherCode = (code: string, by = 1): string => String((Number(code) + by) % 1_000_000).padStart(6, '0');
