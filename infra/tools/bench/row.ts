/** One figure that we claim: a ratio of two things measured side by side, or a duration. */
export interface Row {
  readonly name: string;
  readonly ratio: number;
  /** Lowest and highest of the rounds. */
  readonly spread: readonly [number, number];
  readonly target: number;
  readonly met: boolean;
}

export interface Claim {
  readonly name: string;
  /** The two things that are compared, in one line. */
  readonly what: string;
  readonly target: number;
  /** Whether more is better (a ratio of speeds) or less (bytes, seconds). */
  readonly better: 'more' | 'less';
}

export interface Benchmark {
  readonly claims: readonly Claim[];
  /** The figures of each round, by the name of the claim. */
  readonly measure: (report: (line: string) => void) => Promise<ReadonlyMap<string, readonly number[]>>;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

export function rowOf(claim: Claim, rounds: readonly number[]): Row {
  const ratio = median(rounds);
  const met = claim.better === 'more' ? ratio >= claim.target : ratio <= claim.target;
  return {
    name: claim.name,
    ratio: round(ratio),
    spread: [round(Math.min(...rounds)), round(Math.max(...rounds))],
    target: claim.target,
    met,
  };
}

const round = (value: number): number => Math.round(value * 1000) / 1000;
