import { createHash } from 'node:crypto';
import { type Mutant } from './mutants';

/** So many of the mutants, the same at every run: by a hash of what each changes, not by where it stands. */
export function sampleOf(mutants: readonly Mutant[], size: number): Mutant[] {
  if (mutants.length <= size) return [...mutants];
  const chosen = new Set(mutants.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1)).slice(0, size));
  return mutants.filter((mutant) => chosen.has(mutant));
}

const rank = ({ id, original, replacement }: Mutant): string =>
  createHash('sha256').update(`${id} ${original} ${replacement}`).digest('hex');
