import { createECDH, randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { type Stack } from '../../../local/stack';
import { type Child } from '../load/cores';
import { BRAND, addMembers, memberIds, tokenOf } from '../accounts/members';

/** The push service stands on this machine, and no brand is held back. */
export const PUSH_ENV = { NODE_ENV: 'test', REQUESTS_TO_LOOPBACK: 'yes', PUSHES_PER_MINUTE: '10000000' } as const;

export const NEIGHBOUR = { slug: 'knotted', host: 'knotted.localhost' } as const;

/** A device's row, and where at the push service it is. */
export interface BenchDevice {
  readonly account: number;
  readonly id: string;
  readonly path: string;
}

/** Members of a brand with one device each, who have subscribed as their browsers do and want no quiet hours. */
export async function addDevices(
  stack: Stack,
  port: number,
  count: number,
  brand = BRAND as Brand,
): Promise<BenchDevice[]> {
  await addMembers(stack, count, 'nobody signs in with it', brand);
  const accounts = await memberIds(stack, brand);
  const url = stack.apis[0]?.url ?? '';
  const settings = await fetch(`${url}/api/settings.php`, { headers: { 'x-forwarded-host': brand.host } });
  const { push_public_key: key } = (await settings.json()) as { push_public_key: string };
  for (let member = 1; member <= count; member += 1) await subscribe(url, brand.host, member, port, key);
  return devicesOf(stack, accounts);
}

interface Brand {
  readonly slug: string;
  readonly host: string;
}

const pathOf = (host: string, member: number): string => `/push/${host}/${member}`;

async function subscribe(url: string, host: string, member: number, port: number, key: string): Promise<void> {
  const ask = async (method: string, path: string, body: object): Promise<void> => {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        'x-forwarded-host': host,
        'x-forwarded-for': `198.20.${member >> 8}.${member & 255}`,
        cookie: `session=${tokenOf(member)}`,
      },
      body: JSON.stringify(body),
    });
    if (answer.status !== 204) throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`);
  };
  const p256dh = createECDH('prime256v1').generateKeys('base64url');
  await ask('POST', '/api/user.php?push=1', {
    endpoint: `http://127.0.0.1:${port}${pathOf(host, member)}`,
    keys: { p256dh, auth: randomBytes(16).toString('base64url') },
    application_server_key: key,
  });
  // At whatever hour this runs.
  await ask('PUT', '/api/push/quiet-hours', { on: false, from: '22:00', until: '08:00' });
}

async function devicesOf(stack: Stack, accounts: readonly number[]): Promise<BenchDevice[]> {
  const client = new Client({ connectionString: stack.env['DATABASE_PLATFORM_URL'] });
  await client.connect();
  try {
    const { rows } = await client.query<{ account: number; id: string; member: string; host: string }>(
      `select p.account_id as account, p.id, split_part(a.email, '@', 1) as member, a.signup_host as host
       from push_subscription p join account a on a.tenant_id = p.tenant_id and a.id = p.account_id
       where p.account_id = any($1) order by p.account_id`,
      [accounts],
    );
    return rows.map(({ account, id, member, host }) => ({ account, id, path: pathOf(host, Number(member.slice(6))) }));
  } finally {
    await client.end();
  }
}

/** When each of the devices had its first push, once all of them have; by the clock that all processes share, in milliseconds. */
export async function arrivals(sink: Child, devices: readonly BenchDevice[], patienceMs: number): Promise<number[]> {
  const until = performance.now() + patienceMs;
  for (;;) {
    const { seen } = await sink.ask<{ seen: [path: string, at: number][] }>({ of: devices.map(({ path }) => path) });
    const first = new Map(seen.toReversed());
    const times = devices.flatMap(({ path }) => first.get(path) ?? []);
    if (times.length === devices.length) return times;
    if (performance.now() > until) throw new Error(`${devices.length - times.length} pushes did not arrive`);
    await pause(100);
  }
}

/** An entry that sends a device the test that its member may ask for. */
export const testOf = ({ account, id }: BenchDevice) => ({ push: 'test', account, subject: id, device: id });
