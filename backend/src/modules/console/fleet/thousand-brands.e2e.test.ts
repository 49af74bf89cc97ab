import { FIRST, type TestApi } from '../../../../test/support/api';
import { launchCopies } from '../../../../test/support/copied-brands';
import { TestFleet } from '../../../../test/support/fleet';
import { isFullSize } from '../../../../test/support/full-size';
import { rows, startAccountsApi } from '../../../../test/support/people';
import { WaveWork } from '../../fleet';

/** With `FULL_SIZE=true` a thousand brands. */
const BRANDS = isFullSize ? 1000 : 30;
/** The bounds in seconds, of one worker in one process with the api. A smaller number of brands has to meet them, too. */
const DRY_RUN = 60;
const PUBLISHING = 300;
const ROLLING_BACK = 300;
const SHOWN_MS = 1000;

jest.setTimeout(20 * 60_000);

let api: TestApi;
let fleet: TestFleet;
beforeAll(async () => {
  api = await startAccountsApi(108);
  fleet = new TestFleet(api);
  await launchCopies((text, values) => rows(api, text, values), FIRST, BRANDS);
}, 300_000);
afterAll(() => api.close());

const timed = async <T>(what: string, work: () => Promise<T>): Promise<[result: T, seconds: number]> => {
  const began = performance.now();
  const result = await work();
  const seconds = (performance.now() - began) / 1000;
  if (isFullSize) process.stdout.write(`${what}: ${seconds.toFixed(1)} s\n`);
  return [result, seconds];
};

/** The slowest of what an open screen asks for, each at its best of three, in milliseconds. */
async function screenTime(id: string): Promise<number> {
  const best = async (path: string): Promise<number> =>
    Math.min(await answerTime(path), await answerTime(path), await answerTime(path));
  return Math.max(await best(`/${id}`), await best(`/${id}/brands`), await best(''));
}

async function answerTime(path: string): Promise<number> {
  const began = performance.now();
  expect((await fleet.get(path)).status).toBe(200);
  return performance.now() - began;
}

it(`takes ${BRANDS} brands through a dry run, all stages and back, and its screen is quick`, async () => {
  const changes = [
    { path: 'texts.nl["home.hero_title"]', act: 'set', value: 'Vandaag iemand nieuws' },
    { path: 'settings.message_length', act: 'set', value: 777 },
  ];
  const body = { kind: 'change', changes, reason: 'All of them', watch_seconds: 60 };
  const [answer] = await timed('write down', () => fleet.post('', body));
  const { id } = answer.body as { id: string };
  const worker = api.running.app.get(WaveWork);
  const shown: number[] = [];
  const [, dryRun] = await timed('dry run', () => worker.run());
  shown.push(await screenTime(id));
  const { brands } = await fleet.wave(id);
  expect(brands.ready).toBeGreaterThanOrEqual(BRANDS);
  expect((await fleet.post(`/${id}/start`, { canary: 'copy-0001' })).status).toBe(204);
  await worker.run();
  const [, tenth] = await timed('first tenth', () => fleet.watchEnds(id));
  shown.push(await screenTime(id));
  expect((await fleet.wave(id)).brands.published).toBe(1 + Math.ceil(brands.ready / 10));
  const [, all] = await timed('all others', () => fleet.watchEnds(id));
  await fleet.watchEnds(id);
  shown.push(await screenTime(id));
  expect(await fleet.wave(id)).toMatchObject({ state: 'done', brands: { published: brands.ready } });
  expect((await fleet.post(`/${id}/rollback`, { reason: 'Back' })).status).toBe(204);
  const [, back] = await timed('rollback', () => worker.run());
  expect(await fleet.wave(id)).toMatchObject({ state: 'rolled_back', brands: { rolled_back: brands.ready } });
  if (isFullSize) process.stdout.write(`slowest answers of the screen: ${shown.map(Math.round).join(', ')} ms\n`);
  expect(dryRun).toBeLessThan(DRY_RUN);
  expect(tenth + all).toBeLessThan(PUBLISHING);
  expect(back).toBeLessThan(ROLLING_BACK);
  expect(Math.max(...shown)).toBeLessThan(SHOWN_MS);
});
