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

/** Throws where an equivalent mutant is listed that does not exist any more. */
export function mutantsOf({ files }: Area): Mutant[] {
  const mutants = files.flatMap((file) => [...instrument(file, readFileSync(file, 'utf8')).mutants]);
  for (const listed of EQUIVALENTS)
    if (files.includes(listed.file) && !mutants.some((mutant) => isListed(mutant, listed)))
      throw new Error(`${listed.file} has no mutant “${listed.change}”: equivalents.ts lists it`);
  return mutants;
}

const isListed = (mutant: Mutant, { file, change }: Equivalent): boolean =>
  mutant.id.startsWith(`${file}#`) && change === changeOf(mutant);

/** What every test of an area reaches, on sound code. Throws where one of them fails there already. */
export async function baselines(benches: readonly Bench[], { tests }: Area): Promise<ReadonlyMap<string, Outcome>> {
  const found = new Map<string, Outcome>();
  await spread(benches, tests, async (bench, test) => {
    const outcome = await bench.run({ isStatic: false, tests: [test] }, 20 * MINUTE_MS);
    if (!outcome?.isGreen) throw new Error(`${test} fails without any mutant: ${outcome?.by ?? 'it does not end'}`);
    found.set(test, outcome);
  });
  return found;
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
  for (const { tests, ms } of runs) {
    const outcome = await bench.run({ mutant: mutant.id, isStatic: mutant.isStatic, tests }, PATIENCE * ms + MINUTE_MS);
    if (!outcome) return verdict('timed out', tests.join(' '));
    if (!outcome.isGreen) return verdict('killed', outcome.by);
  }
  return verdict(runs.length === 0 ? 'unreached' : 'survived', '');
}

const verdict = (name: Verdict, by: string): Omit<Tried, 'mutant'> => ({ verdict: name, by });

/** The tests that reach a mutant: those of units together, then one file after the other, the quickest first. */
function runsFor({ id, isStatic }: Mutant, sound: ReadonlyMap<string, Outcome>): { tests: string[]; ms: number }[] {
  const file = id.replace(/\d+$/, '');
  // Code is loaded before the second file of tests begins, so what happens then is not seen to be reached.
  const isReached = ({ reached }: Outcome): boolean =>
    reached.some((other) => (isStatic ? other.startsWith(file) : other === id));
  const reaching = [...sound].filter(([, outcome]) => isReached(outcome)).sort(([, a], [, b]) => a.ms - b.ms);
  const units = reaching.filter(([test]) => test.endsWith('.unit.test.ts'));
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
