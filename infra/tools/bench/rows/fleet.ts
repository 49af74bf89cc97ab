import { performance } from 'node:perf_hooks';
import { startStack } from '../../../local/stack';
import { Waves } from '../fleet/waves';
import { type Benchmark } from '../row';

const BRANDS = 1_000;
const FIRST = 'copy-0001';
const CHANGES = [
  { path: 'texts.nl["home.hero_title"]', act: 'set', value: 'Vandaag iemand nieuws' },
  { path: 'settings.message_length', act: 'set', value: 777 },
];

/** One round, since it takes minutes; by one worker, whose pauses of a second between two looks are part of it. */
export const fleet: Benchmark = {
  claims: [
    {
      name: 'fleet-dry-run',
      what: `seconds until a wave over ${BRANDS} brands is planned at each, by one worker`,
      target: 60,
      better: 'less',
    },
    {
      name: 'fleet-publish',
      what: `seconds until it is published at all ${BRANDS}, without the watches between its stages`,
      target: 300,
      better: 'less',
    },
    { name: 'fleet-rollback', what: `seconds until all ${BRANDS} are rolled back`, target: 300, better: 'less' },
    {
      name: 'fleet-screen',
      what: 'ms of the slowest answer of the open screen of such a wave, each at its best of three',
      target: 1_000,
      better: 'less',
    },
  ],
  measure: async (report) => {
    const stack = await startStack({ webs: 0, workers: 1 });
    try {
      const waves = await Waves.over(BRANDS, stack);
      try {
        return await measureOne(waves, report);
      } finally {
        await waves.close();
      }
    } finally {
      await stack.stop();
    }
  },
};

async function measureOne(
  waves: Waves,
  report: (line: string) => void,
): Promise<ReadonlyMap<string, readonly number[]>> {
  const shown: number[] = [];
  const timed = async (what: string, work: () => Promise<void>): Promise<number> => {
    const started = performance.now();
    await work();
    const seconds = (performance.now() - started) / 1000;
    report(`${what}: ${seconds.toFixed(1)} s`);
    return seconds;
  };
  const look = async (): Promise<void> => {
    shown.push(await waves.screenTime(id));
  };
  const body = { kind: 'change', changes: CHANGES, reason: 'A benchmark', watch_seconds: 600 };
  let id = '';
  const dryRun = await timed('dry run', async () => {
    ({ id } = await waves.post<{ id: string }>('', body));
    await waves.comesTo(id, 'planned');
  });
  await look();
  const ready = await waves.brandsIn(id, 'ready');
  if (ready < BRANDS) throw new Error(`only ${ready} brands are ready`);
  const stage = (name: string) => () => waves.endWatch(id).then(() => waves.comesTo(id, 'watching', name));
  await waves.post(`/${id}/start`, { canary: FIRST });
  await waves.comesTo(id, 'watching', 'canary');
  const tenth = await timed('first tenth', stage('tenth'));
  await look();
  const all = await timed('all others', stage('all'));
  await waves.endWatch(id);
  await waves.comesTo(id, 'done');
  await look();
  const published = await waves.brandsIn(id, 'published');
  if (published < BRANDS) throw new Error(`only ${published} brands were published`);
  const back = await timed('rollback', async () => {
    await waves.post(`/${id}/rollback`, { reason: 'Back' });
    await waves.comesTo(id, 'rolled_back');
  });
  report(`slowest answers of the screen: ${shown.map((ms) => ms.toFixed(0)).join(', ')} ms`);
  return new Map([
    ['fleet-dry-run', [dryRun]],
    ['fleet-publish', [tenth + all]],
    ['fleet-rollback', [back]],
    ['fleet-screen', [Math.max(...shown)]],
  ]);
}
