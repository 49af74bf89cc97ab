import { readFileSync } from 'node:fs';
import { type Area } from './areas';
import { type Bench } from './bench';
import { EQUIVALENTS, type Equivalent } from './equivalents';
import { type Mutant, instrument } from './mutants';
import { type Tried, type Verdict, changeOf } from './report';
import { type Outcome } from './trial';

/** A trial that takes this many times as long as on sound code, and a minute more, does not come back. */
const PATIENCE = 5;
const MINUTE_MS = 60_000;
/** On a busy machine a test may run out of time on sound code as well: it is run so often before that counts. */
const ATTEMPTS = 3;

export const isUnit = (test: string): boolean => test.endsWith('.unit.test.ts');

/** Throws where an equivalent mutant is listed that does not exist any more, or that more than one is meant by. */
export function mutantsOf({ files }: Area): Mutant[] {
  const mutants = files.flatMap((file) => [...instrument(file, readFileSync(file, 'utf8')).mutants]);
  for (const listed of EQUIVALENTS)
    if (files.includes(listed.file) && mutants.filter((mutant) => isListed(mutant, listed)).length !== 1)
      throw new Error(`${listed.file} does not have exactly one mutant “${listed.change}”: equivalents.ts lists it`);
  return mutants;
}

const isListed = (mutant: Mutant, { file, change, line = '' }: Equivalent): boolean =>
  mutant.id.startsWith(`${file}#`) && mutant.code.includes(line) && change === changeOf(mutant);

/** What every test of an area reaches, on sound code. Throws where one of them fails there already. */
export async function baselines(benches: readonly Bench[], { tests }: Area): Promise<ReadonlyMap<string, Outcome>> {
  // The first integration test of a bench writes the rows that all of them begin with: no mutant may have a part in that.
  const first = tests.find((test) => !isUnit(test));
  if (first !== undefined) await Promise.all(benches.map((bench) => runSound(bench, first)));
  const found = new Map<string, Outcome>();
  await spread(benches, tests, async (bench, test) => {
    found.set(test, await runSound(bench, test));
  });
  return found;
}

async function runSound(bench: Bench, test: string): Promise<Outcome> {
  let outcome: Outcome | undefined;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    outcome = await bench.run({ isStatic: false, tests: [test] }, 20 * MINUTE_MS);
    if (outcome?.isGreen) return outcome;
    bench.restart();
  }
  throw new Error(`${test} fails without any mutant: ${outcome?.by ?? 'it does not end'}`);
}

/** Tries mutants, several at once, and tells each verdict as it comes. */
export async function tryAll(
  benches: readonly Bench[],
  mutants: readonly Mutant[],
  sound: ReadonlyMap<string, Outcome>,
  tell: (tried: Tried) => void,
): Promise<void> {
  await spread(benches, mutants, async (bench, mutant) => {
    tell({ mutant, ...(await tryOne(bench, mutant, sound)) });
  });
}

async function tryOne(
  bench: Bench,
  mutant: Mutant,
  sound: ReadonlyMap<string, Outcome>,
): Promise<Omit<Tried, 'mutant'>> {
  const same = EQUIVALENTS.find((listed) => isListed(mutant, listed));
  if (same) return verdict('equivalent', same.reason);
  const runs = runsFor(mutant, sound);
  for (const run of runs) {
    const noticed = await tryWith(bench, mutant, run);
    if (noticed) return noticed;
  }
  return verdict(runs.length === 0 ? 'unreached' : 'survived', '');
}

interface Run {
  readonly tests: readonly string[];
  /** The time that the tests take on sound code. */
  readonly ms: number;
}

/** A failure counts where the same tests pass on sound code right afterwards; else the mutant is tried again. */
async function tryWith(
  bench: Bench,
  { id, isStatic }: Mutant,
  { tests, ms }: Run,
): Promise<Omit<Tried, 'mutant'> | undefined> {
  const patience = PATIENCE * ms + MINUTE_MS;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const outcome = await bench.run({ mutant: id, isStatic, tests }, patience);
    if (outcome?.isGreen) return undefined;
    const sound = await bench.run({ isStatic: false, tests }, patience);
    if (sound?.isGreen) return outcome ? verdict('killed', outcome.by) : verdict('timed out', tests.join(' '));
    bench.restart();
  }
  return verdict('survived', `${tests.join(' ')} fails without any mutant as well`);
}

const verdict = (name: Verdict, by: string): Omit<Tried, 'mutant'> => ({ verdict: name, by });

/** The tests that reach a mutant: those of units together, then one file after the other, the quickest first. */
function runsFor({ id, isStatic }: Mutant, sound: ReadonlyMap<string, Outcome>): Run[] {
  const file = id.replace(/\d+$/, '');
  // Code is loaded before the second file of tests begins, so what happens then is not seen to be reached.
  const isReached = ({ reached }: Outcome): boolean =>
    reached.some((other) => (isStatic ? other.startsWith(file) : other === id));
  const reaching = [...sound].filter(([, outcome]) => isReached(outcome)).sort(([, a], [, b]) => a.ms - b.ms);
  const units = reaching.filter(([test]) => isUnit(test));
  const others = reaching.filter((entry) => !units.includes(entry));
  return [...(units.length > 0 ? [units] : []), ...others.map((entry) => [entry])].map((group) => ({
    tests: group.map(([test]) => test),
    ms: group.reduce((sum, [, outcome]) => sum + outcome.ms, 0),
  }));
}

/** Each bench takes the next piece of work when it is done with one. */
async function spread<Work>(
  benches: readonly Bench[],
  work: readonly Work[],
  each: (bench: Bench, one: Work) => Promise<void>,
): Promise<void> {
  const left = [...work].reverse();
  const serve = async (bench: Bench): Promise<void> => {
    for (let one = left.pop(); one !== undefined; one = left.pop()) await each(bench, one);
  };
  await Promise.all(benches.map(serve));
}
