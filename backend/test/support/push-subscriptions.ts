import { createECDH, randomBytes } from 'node:crypto';
import { type TestApi } from './api';
import { type BrowserSubscription } from './browser-subscription';
import { newAddress, rows } from './people';

/** Makes a subscription as browsers do, at a push service of the list. */
export function newSubscription(endpoint?: string): BrowserSubscription {
  const ecdh = createECDH('prime256v1');
  return {
    endpoint: endpoint ?? `https://fcm.googleapis.com/fcm/send/${randomBytes(24).toString('base64url')}`,
    keys: { p256dh: ecdh.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') },
  };
}

/** The key that a brand's pages subscribe with. */
export async function pushKeyOf(api: TestApi, host: string): Promise<string> {
  const { body } = await api.on(`${host}.localhost`).get('/api/settings.php').expect(200);
  return (body as { push_public_key: string }).push_public_key;
}

const PATH = '/api/user.php?push=1';

/** Calls as a member's page does, on the path of the specification. */
export function pushCalls(api: TestApi, brand: string) {
  const as = (method: 'post' | 'put' | 'delete' | 'get', path: string, cookie: string) =>
    api.on(`${brand}.localhost`)[method](path).set('x-forwarded-for', newAddress()).set('cookie', cookie);
  return {
    post: (cookie: string, body: object) => as('post', PATH, cookie).send(body),
    end: (cookie: string, endpoint: string) => as('delete', PATH, cookie).send({ endpoint }),
    devices: (cookie: string) => as('get', '/api/push/devices', cookie),
    remove: (cookie: string, id: string) => as('delete', `/api/push/devices/${id}`, cookie),
    showNames: (cookie: string, id: string, show_names: unknown) =>
      as('put', `/api/push/devices/${id}`, cookie).send({ show_names }),
    preferences: (cookie: string) => as('get', '/api/push/preferences', cookie),
    choose: (cookie: string, kind: string, push: unknown) =>
      as('put', `/api/push/preferences/${kind}`, cookie).send({ push }),
    quiet: (cookie: string, hours: object) => as('put', '/api/push/quiet-hours', cookie).send(hours),
    test: (cookie: string, endpoint: unknown) => as('post', '/api/push/test', cookie).send({ endpoint }),
  };
}

/** The devices of an account as the database has them, the one that was confirmed first in front. */
export const pushRows = (api: TestApi, account: number) =>
  rows(
    api,
    `select id, tenant_id, session_id, encode(endpoint_hash, 'hex') as hash, key_version, locale, device, failures, created_at,
       confirmed_at, last_ok_at from push_subscription where account_id = $1 order by confirmed_at, id`,
    [account],
  );
