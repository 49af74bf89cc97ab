import { FIRST, type TestApi } from '../../../../test/support/api';
import { launchCopies } from '../../../../test/support/copied-brands';
import { TestFleet } from '../../../../test/support/fleet';
import { isFullSize } from '../../../../test/support/full-size';
import { rows, startAccountsApi } from '../../../../test/support/people';
import { WaveWork } from '../../fleet';

/** With `FULL_SIZE=true` a thousand brands. How long they take is a row of the bench. */
const BRANDS = isFullSize ? 1000 : 30;

jest.setTimeout(20 * 60_000);

let api: TestApi;
let fleet: TestFleet;
beforeAll(async () => {
  api = await startAccountsApi(108);
  fleet = new TestFleet(api);
  await launchCopies((text, values) => rows(api, text, values), FIRST, BRANDS);
}, 300_000);
afterAll(() => api.close());

it(`takes ${BRANDS} brands through a dry run, all stages and back`, async () => {
  const changes = [
    { path: 'texts.nl["home.hero_title"]', act: 'set', value: 'Vandaag iemand nieuws' },
    { path: 'settings.message_length', act: 'set', value: 777 },
  ];
  const answer = await fleet.post('', { kind: 'change', changes, reason: 'All of them', watch_seconds: 60 });
  const { id } = answer.body as { id: string };
  const worker = api.running.app.get(WaveWork);
  await worker.run();
  const { brands } = await fleet.wave(id);
  expect(brands.ready).toBeGreaterThanOrEqual(BRANDS);
  expect((await fleet.post(`/${id}/start`, { canary: 'copy-0001' })).status).toBe(204);
  await worker.run();
  await fleet.watchEnds(id);
  expect((await fleet.wave(id)).brands.published).toBe(1 + Math.ceil(brands.ready / 10));
  await fleet.watchEnds(id);
  await fleet.watchEnds(id);
  expect(await fleet.wave(id)).toMatchObject({ state: 'done', brands: { published: brands.ready } });
  expect((await fleet.post(`/${id}/rollback`, { reason: 'Back' })).status).toBe(204);
  await worker.run();
  expect(await fleet.wave(id)).toMatchObject({ state: 'rolled_back', brands: { rolled_back: brands.ready } });
});
