import { FIRST, type TestApi, startTestApi } from '../../../../test/support/api';
import { rows } from '../../../../test/support/people';
import { type Defaults } from '../../../../../contract/site/defaults';
import { DOCUMENT_DEFAULTS } from '../document/defaults';

const leaves = ({ parts }: Defaults, path: readonly string[] = []): (readonly string[])[] =>
  parts ? Object.entries(parts).flatMap(([key, part]) => leaves(part, [...path, key])) : [path];

const SETTINGS = leaves(DOCUMENT_DEFAULTS);
const NUMBERS = SETTINGS.map((path, index) => [path.join('.'), 1000 + index] as const);
const [WHOLE, BARE, INCOMPLETE] = [998, 999, 2000];

/** The settings that a document has, with those that have no value marked. */
function namesIn(document: unknown): string[] {
  const of = (value: unknown): [string, unknown][] =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [];
  return of(document)
    .filter(([part]) => part !== 'texts')
    .flatMap(([part, value]) => [part, ...of(value).map(([name, item]) => `${part}.${name} ${typeof item}`)])
    .sort();
}

describe('a revision from before a setting existed', () => {
  let api: TestApi;
  let tenant = 0;

  /** Stores the live document without what lies at the paths, as a revision that has been live. */
  const store = (revision: number, ...paths: (readonly string[])[]) =>
    rows(
      api,
      `with copy as (
         insert into settings_revision (tenant_id, revision, source, template, document, author, reason)
         select r.tenant_id, $2, r.source, r.template, ${paths.reduce((document, _, index) => `${document} #- $${index + 3}::text[]`, 'r.document')}, r.author, r.reason
           from settings_revision r join tenant t on t.id = r.tenant_id and r.revision = t.live_revision where t.slug = $1
         returning tenant_id, revision)
       insert into settings_release (tenant_id, number, revision, kind, author, reason, version)
       select tenant_id, revision, revision, 'publish', 'x', 'A test', 1 from copy`,
      [FIRST, revision, ...paths],
    );
  const site = async (revision: number) => {
    const answer = await fetch(`${api.innerUrl}/inner/sites/${tenant}/revisions/${revision}`);
    return { status: answer.status, body: answer.ok ? await answer.json() : undefined };
  };
  const settings = async (revision: number) =>
    (await api.on().get(`/api/settings.php?revision=${revision}`)).body as object;

  beforeAll(async () => {
    api = await startTestApi();
    const [row] = await rows(api, 'select id from tenant where slug = $1', [FIRST]);
    tenant = Number(row?.['id']);
    await store(WHOLE, []);
    await store(BARE, ...SETTINGS);
    for (const [index, path] of SETTINGS.entries()) await store(1000 + index, path);
    await store(INCOMPLETE, ['company', 'name']);
  });
  afterAll(() => api.close());

  it.each(NUMBERS)('without %s gives the settings call all that a whole one gives it', async (_, revision) => {
    const older = await settings(revision);
    expect(older).toMatchObject({ revision });
    expect(namesIn(older)).toEqual(namesIn(await settings(WHOLE)));
  });

  it('gives pages all that a whole one gives them', async () => {
    const [whole, older] = [await site(WHOLE), await site(BARE)];
    expect([older.status, whole.status]).toEqual([200, 200]);
    expect(namesIn(older.body)).toEqual(namesIn(whole.body));
  });

  it('is not shown with a hole where nothing can be put', async () => {
    expect((await site(INCOMPLETE)).status).toBe(500);
    expect((await site(WHOLE)).status).toBe(200);
  });
});
