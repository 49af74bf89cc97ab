/** A mutant that no test can tell from the code, or that changes nothing anybody may rely on. */
export interface Equivalent {
  readonly file: string;
  /** As the report shows it: what is changed, and into what. */
  readonly change: string;
  readonly reason: string;
}

export const EQUIVALENTS: readonly Equivalent[] = [];
