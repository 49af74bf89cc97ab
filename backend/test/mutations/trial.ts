/** What a worker is asked for. */
export interface Trial {
  /** The mutant's id; undefined to run the tests on sound code. */
  readonly mutant?: string;
  /** Of a mutant that happens when its file is loaded. */
  readonly isStatic: boolean;
  /** Files of tests of one kind, relative to the project. */
  readonly tests: readonly string[];
}

export interface Outcome {
  readonly isGreen: boolean;
  /** The first test that failed, or what went wrong before any did. */
  readonly by: string;
  /** The mutants that the tests came past. */
  readonly reached: readonly string[];
  readonly ms: number;
}
