import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  FIRST,
  OPERATOR,
  SECOND,
  SUPPORT,
  type TestApi,
  startTestApi,
  testBrand,
  tokenOf,
} from '../../../../test/support/api';
import { PlatformDatabase } from '../../../platform/database';
import { Brands, Tenants, loadTenant } from '../../tenants';

let api: TestApi;
const tokens = new Map<string, string>();
beforeAll(async () => {
  api = await startTestApi();
  for (const person of [OPERATOR, SUPPORT]) tokens.set(person.email, await tokenOf(api, person));
});
afterAll(() => api.close());

const ask = (slug: string, revision: string | number, who = OPERATOR) =>
  api
    .on('console.localhost')
    .get(`/api/staff/tenants/${slug}/revisions/${revision}/export`)
    .set('authorization', tokens.get(who.email) ?? '');

describe('the configuration of a brand', () => {
  it('is taken away as a file that the command line reads as the same brand', async () => {
    const { text, headers } = await ask(FIRST, 1, SUPPORT).expect(200);
    expect(headers).toMatchObject({
      'content-type': 'application/yaml; charset=utf-8',
      'content-disposition': `attachment; filename="tenant-${FIRST}-1.yaml"`,
      'cache-control': 'private, no-store',
    });
    const root = mkdtempSync(join(tmpdir(), 'tenants-'));
    cpSync('tenants/templates', join(root, 'templates'), { recursive: true });
    cpSync(`tenants/${SECOND}`, join(root, 'taken'), { recursive: true });
    for (const beside of ['logo.svg', 'mark.svg', 'texts'])
      rmSync(join(root, 'taken', beside), { recursive: true, force: true });
    writeFileSync(join(root, 'taken/tenant.yaml'), text);
    const loaded = loadTenant(root, 'taken');
    rmSync(root, { recursive: true });
    if (!loaded.ok) throw new Error(JSON.stringify(loaded.faults));
    expect(loaded.tenant.document).toEqual(testBrand(FIRST).document);
    const { revision, changes } = await api.running.app.get(Brands).apply(loaded.tenant, OPERATOR, 'Nothing new');
    expect({ revision, changes }).toEqual({ revision: null, changes: 0 });
  });

  it('is taken away of any revision, and leaves an audit entry with the person', async () => {
    const { id } = await api.running.app.get(Tenants).get(FIRST);
    const source = { ...(testBrand(FIRST).own as { settings: object }) };
    source.settings = { ...source.settings, support_email: 'later@everglow.example' };
    const body = { source, base: 1, reason: 'A test' };
    await api
      .on('console.localhost')
      .post(`/api/staff/tenants/${FIRST}/revisions`)
      .set('authorization', tokens.get(OPERATOR.email) ?? '')
      .send(body)
      .expect(201);
    expect((await ask(FIRST, 2).expect(200)).text).toContain('later@everglow.example');
    expect((await ask(FIRST, 1).expect(200)).text).not.toContain('later@everglow.example');
    const entries = await api.running.app
      .get(PlatformDatabase)
      .query(
        "select actor, subject from audit_entry where action = 'revision.exported' and tenant_id = $1 order by id",
        [id],
      );
    expect(entries).toEqual([
      { actor: SUPPORT.email, subject: 'revision 1' },
      { actor: OPERATOR.email, subject: 'revision 2' },
      { actor: OPERATOR.email, subject: 'revision 1' },
    ]);
  });

  it('is kept from others, and of what is not there', async () => {
    await ask(SECOND, 1, SUPPORT).expect(404);
    await ask(FIRST, 99).expect(404);
    await ask(FIRST, 'x').expect(404);
    await ask('nowhere', 1).expect(404);
    await api.on('console.localhost').get(`/api/staff/tenants/${FIRST}/revisions/1/export`).expect(401);
    await api.on(`${FIRST}.localhost`).get(`/api/staff/tenants/${FIRST}/revisions/1/export`).expect(404);
  });
});
