import { createECDH } from 'node:crypto';
import { FIRST, OPERATOR, SECOND, SUPPORT, type TestApi, tokenOf } from '../../../../test/support/api';
import { confirmed } from '../../../../test/support/meeting';
import { rows, startAccountsApi } from '../../../../test/support/people';
import { newSubscription, pushCalls, pushKeyOf, pushRows } from '../../../../test/support/push-subscriptions';
import { CONSOLE } from '../../../../test/support/staff-people';
import { SiteDirectory } from '../../../platform/tenancy';
import { type Actor } from '../actor';
import { PublishedSites } from '../published/published-sites';
import { Tenants } from '../tenants';
import { PushKeys } from './push-keys';

interface Listed {
  readonly version: number;
  readonly public_key: string;
  readonly retired: string | null;
}

let api: TestApi;
let tenant: number;
const tokens = new Map<string, string>();
beforeAll(async () => {
  api = await startAccountsApi(79);
  for (const staff of [OPERATOR, SUPPORT]) tokens.set(staff.email, await tokenOf(api, staff));
  tenant = (await api.running.app.get(Tenants).get(FIRST)).id;
});
afterAll(() => api.close());
afterEach(() => jest.restoreAllMocks());

const pushKeys = () => api.running.app.get(PushKeys);
const ask = (method: 'get' | 'post', who: Actor, slug = FIRST) => {
  const there = api.on(CONSOLE);
  return there[method](`/api/staff/tenants/${slug}/push-keys`).set('authorization', tokens.get(who.email) ?? '');
};
const listed = ({ body }: { readonly body: unknown }): readonly Listed[] => (body as { keys: Listed[] }).keys;
/** Rotates, and waits until this process has heard of it. */
async function rotate(): Promise<readonly Listed[]> {
  const keys = listed(await ask('post', OPERATOR).expect(201));
  await api.running.app.get(SiteDirectory).refresh();
  return keys;
}

describe('the key of a brand', () => {
  it('is made with it, is a point of P-256, and its other half lies sealed', async () => {
    const { id } = await api.running.app.get(Tenants).create('new-brand', OPERATOR);
    const [row] = await rows(api, 'select * from push_key where tenant_id = $1', [id]);
    const pair = await pushKeys().pair(id, 1);
    const ecdh = createECDH('prime256v1');
    ecdh.setPrivateKey(pair?.privateKey ?? '', 'base64url');
    expect(ecdh.getPublicKey('base64url')).toBe(row?.['public_key']);
    expect((row?.['private_key'] as Buffer).toString('latin1')).not.toContain(pair?.privateKey);
  });

  it('is told by the settings, and is another one at another brand', async () => {
    const [one, other] = [await pushKeyOf(api, FIRST), await pushKeyOf(api, SECOND)];
    expect(one).toMatch(/^B[\w-]{86}$/);
    expect(other).toMatch(/^B[\w-]{86}$/);
    expect(one).not.toBe(other);
    expect(await pushKeys().versionOf(tenant, other)).toBeUndefined();
  });

  it('is told by no settings where the brand has no push', async () => {
    const published = api.running.app.get(PublishedSites);
    const document = await published.document(tenant, 1);
    const off = { ...document, features: { ...document.features, push: false } };
    jest.spyOn(published, 'document').mockResolvedValue(off);
    // In another language than before: what was answered once lies ready.
    const { locales = [], domain_language } = api.running.app.get(SiteDirectory).site(tenant) ?? {};
    const locale = locales.find((one) => one !== domain_language);
    const { body } = await api.on().get('/api/settings.php').set('cookie', `locale=${locale}`).expect(200);
    expect(body).toMatchObject({ push_public_key: null });
  });

  it('is made once where there was none, however many ask at once', async () => {
    await rows(api, "insert into tenant (slug, version) values ('older-brand', 0)");
    const { id } = await api.running.app.get(Tenants).get('older-brand');
    const keys = await Promise.all(Array.from({ length: 20 }, () => pushKeys().current(id)));
    expect(new Set(keys.map(({ publicKey }) => publicKey)).size).toBe(1);
    expect(await rows(api, 'select version from push_key where tenant_id = $1', [id])).toEqual([{ version: 1 }]);
  });
});

describe('a rotation', () => {
  it('gives pages another key; the one before signs on for its devices, and takes new ones, for ninety days', async () => {
    const { id, cookie } = await confirmed(api);
    const before = await pushKeyOf(api, FIRST);
    const old = { ...newSubscription(), application_server_key: before };
    await pushCalls(api, FIRST).post(cookie, old).expect(204);
    const [current, retired] = await rotate();
    const key = await pushKeyOf(api, FIRST);
    expect([current?.public_key, retired?.public_key]).toEqual([key, before]);
    expect([current?.retired, retired?.retired === null]).toEqual([null, false]);
    const version = Number(retired?.version);
    expect(await pushKeys().pair(tenant, version)).toMatchObject({ publicKey: before });
    await pushCalls(api, FIRST).post(cookie, old).expect(204);
    await pushCalls(api, FIRST)
      .post(cookie, { ...old, application_server_key: key })
      .expect(204);
    expect(await pushRows(api, id)).toEqual([expect.objectContaining({ key_version: current?.version })]);
    await rows(
      api,
      "update push_key set retired_at = now() - interval '91 days' where tenant_id = $1 and version = $2",
      [tenant, version],
    );
    expect(await pushKeys().pair(tenant, version)).toBeUndefined();
    expect((await pushCalls(api, FIRST).post(cookie, old).expect(409)).body).toMatchObject({
      code: 'push_key_unknown',
    });
  });

  it('of which several come at once makes one key after the other, and one of them is current', async () => {
    const before = listed(await ask('get', OPERATOR)).length;
    const answers = await Promise.all(Array.from({ length: 4 }, () => ask('post', OPERATOR)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    const keys = listed(await ask('get', OPERATOR));
    expect(keys.map(({ version }) => version)).toEqual(Array.from(keys, (_, index) => keys.length - index));
    expect([keys.length, keys.filter(({ retired }) => retired === null).length]).toEqual([before + 4, 1]);
  });

  it('is an operator’s, and is audited; no answer has a private key', async () => {
    await ask('post', SUPPORT).expect(403);
    await ask('get', SUPPORT, SECOND).expect(404);
    await ask('post', OPERATOR, 'nobody').expect(404);
    await api.on(CONSOLE).post(`/api/staff/tenants/${FIRST}/push-keys`).expect(401);
    await api
      .on()
      .get(`/api/staff/tenants/${FIRST}/push-keys`)
      .set('authorization', tokens.get(OPERATOR.email) ?? '')
      .expect(404);
    const keys = await rotate();
    const shown = await ask('get', SUPPORT).expect(200);
    expect(listed(shown)).toEqual(keys);
    const version = keys[0]?.version ?? 0;
    const { privateKey = '' } = (await pushKeys().pair(tenant, version)) ?? {};
    expect(JSON.stringify(shown.body)).not.toContain(privateKey);
    const audited = await rows(
      api,
      "select actor, subject, details from audit_entry where action = 'push_key.rotated' order by id desc limit 1",
    );
    expect(audited).toEqual([
      { actor: OPERATOR.email, subject: `push_key:${version}`, details: { previous: version - 1 } },
    ]);
  });
});

it('the pair of one brand opens at no other', async () => {
  const second = (await api.running.app.get(Tenants).get(SECOND)).id;
  await rows(
    api,
    `update push_key set private_key = (select private_key from push_key where tenant_id = $1 order by version limit 1)
     where tenant_id = $2`,
    [tenant, second],
  );
  await expect(pushKeys().pair(second, 1)).rejects.toThrow();
});
