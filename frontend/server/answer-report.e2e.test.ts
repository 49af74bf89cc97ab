import { ask } from './testing/ask';
import type { FakeApi } from './testing/fake-api';
import { makeSite } from './testing/site-fixture';
import type { SpawnedWeb } from './testing/spawn-web';
import { GLOW, previewCookie, startApi, startWeb } from './testing/web-under-test';

let api: FakeApi;
let web: SpawnedWeb;
beforeEach(async () => {
  api = await startApi();
  const broken = { ...makeSite('Glow of 8'), company: null, packages: null } as unknown;
  api.addDocument(1, 8, broken as ReturnType<typeof makeSite>);
  web = await startWeb(api);
});
afterEach(async () => {
  await web.stop();
  await api.stop();
});

const statusAt = async (host: string, path = '/', cookie = ''): Promise<number | undefined> =>
  (await ask(web.port, { host, path, headers: { cookie } })).status;

it('tells the api how many answers each brand got, and how many of them failed', async () => {
  api.publish(GLOW.id, 8);
  await api.applied(1);
  for (const path of ['/', '/', '/nowhere-here/at-all', '/favicon.ico']) await statusAt('glow.test', path);
  expect(await statusAt('glow.test')).toBe(500);
  for (const path of ['/', '/robots.txt']) expect(await statusAt('veil.test', path)).toBe(200);
  // Neither brand has these hosts open.
  expect(await statusAt('paused.test')).toBe(503);
  expect(await statusAt('other.test')).toBe(421);
  await api.counted(7);
  expect(api.answers.get(1)?.answers).toBe(5);
  expect(api.answers.get(1)?.errors).toBeGreaterThanOrEqual(3);
  expect(api.answers.get(2)).toEqual({ tenantId: 2, answers: 2, errors: 0 });
});

it('counts no previews', async () => {
  const cookie = previewCookie({ tenantId: GLOW.id, revision: 8, exp: Math.floor(Date.now() / 1000) + 60 });
  expect(await statusAt('see.glow.test', '/', cookie)).toBe(500);
  expect(await statusAt('glow.test')).toBe(200);
  await web.stop();
  expect(api.answers.get(1)).toEqual({ tenantId: 1, answers: 1, errors: 0 });
});

it('keeps its counts while the api does not take them, and hands on the last ones at its end', async () => {
  expect(await statusAt('glow.test')).toBe(200);
  await api.stop();
  await new Promise((resolve) => setTimeout(resolve, 6000));
  expect(await statusAt('glow.test')).toBe(200);
  await api.start();
  await web.stop();
  expect(api.answers.get(1)).toEqual({ tenantId: 1, answers: 2, errors: 0 });
});
