import { parseArgs } from 'node:util';
import { buildData } from '../../../infra/data/build';
import { AREAS, type Area } from './areas';
import { baselines, isUnit, mutantsOf, tryAll } from './area-run';
import { Bench } from './bench';
import { sampleOf } from './sample';
import { type Tried, lineOf, scoreOf } from './report';

/*
 * `npm run test:mutations` breaks the code of each area (areas.ts) in every way that the operators know, one at a time,
 * and expects a test to fail. `-- credits limits` for some areas, `--file ledger` for files whose path holds the word,
 * `--sample 100` for so many mutants of each area, always the same ones, `--benches 1` for less at once.
 */
const LEAST_PERCENT = 90;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    file: { type: 'string', default: '' },
    sample: { type: 'string', default: 'Infinity' },
    benches: { type: 'string', default: '2' },
    units: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
  },
});

async function main(): Promise<void> {
  await buildData();
  const chosen = Object.entries(AREAS).filter(([name]) => positionals.length === 0 || positionals.includes(name));
  const benches = await Promise.all(Array.from({ length: Number(values.benches) }, () => Bench.open()));
  const close = (): Promise<unknown> => Promise.all(benches.map((bench) => bench.close()));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => void close().finally(() => process.exit(130)));
  try {
    const scores = [];
    for (const [name, area] of chosen) scores.push(scoreOf(name, await runArea(benches, area)));
    for (const { text } of scores) say(text);
    if (scores.some(({ percent }) => percent < LEAST_PERCENT)) process.exitCode = 1;
  } finally {
    await close();
  }
}

async function runArea(benches: readonly Bench[], area: Area): Promise<readonly Tried[]> {
  const tests = values.units ? area.tests.filter(isUnit) : area.tests;
  const sound = await baselines(benches, { ...area, tests });
  const inFiles = mutantsOf(area).filter(({ id }) => id.includes(values.file));
  const tried: Tried[] = [];
  await tryAll(benches, sampleOf(inFiles, Number(values.sample)), sound, (one) => {
    tried.push(one);
    if (values.all || one.verdict === 'survived' || one.verdict === 'unreached') say(lineOf(one));
  });
  return tried;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

void main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
