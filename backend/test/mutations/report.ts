import { type Mutant } from './mutants';

export type Verdict = 'killed' | 'timed out' | 'survived' | 'unreached' | 'equivalent';

export interface Tried {
  readonly mutant: Mutant;
  readonly verdict: Verdict;
  /** The test that noticed, or the reason why none can. */
  readonly by: string;
}

/** Where two texts differ, with some of what stands around it. */
export function changeOf({ original, replacement, operator }: Mutant): string {
  if (operator === 'statement') return `removed: ${oneLine(original)}`;
  let begin = 0;
  while (begin < Math.min(original.length, replacement.length) && original[begin] === replacement[begin]) begin++;
  let end = 0;
  while (
    end < Math.min(original.length, replacement.length) - begin &&
    original.at(-1 - end) === replacement.at(-1 - end)
  )
    end++;
  const part = (text: string): string =>
    oneLine(text.slice(Math.max(0, begin - 24), Math.min(text.length, text.length - end + 24)));
  return `${part(original)} => ${part(replacement)}`;
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').slice(0, 160);

/** `src/a.ts:12  comparison  a < b => a <= b`. */
export const lineOf = ({ mutant, verdict, by }: Tried): string =>
  `${verdict.padEnd(10)} ${mutant.id.replace(/#.*/, '')}:${mutant.line}  ${mutant.operator}: ${changeOf(mutant)}  ${by}`;

export interface Score {
  readonly text: string;
  readonly percent: number;
}

/** Of the mutants that can be told from the code, those that a test noticed. */
export function scoreOf(area: string, tried: readonly Tried[]): Score {
  const count = (verdict: Verdict): number => tried.filter((one) => one.verdict === verdict).length;
  const [killed, late, alive, unreached, same] = (
    ['killed', 'timed out', 'survived', 'unreached', 'equivalent'] as const
  ).map(count) as [number, number, number, number, number];
  const told = tried.length - same;
  const percent = told === 0 ? 100 : (100 * (killed + late)) / told;
  const counts = `${killed} killed, ${late} timed out, ${alive} survived, ${unreached} unreached, ${same} equivalent`;
  return { percent, text: `${area}: ${percent.toFixed(1)} % of ${told} mutants (${counts})` };
}
