import { LAUNCH_CHECKS } from './checks/all-checks';
import { type CheckedBrand } from './launch-check';
import { type ExpectedCheck } from './launch-rows';

/** The checks that a brand has now: those of the whole brand, and those of each of its hosts. */
export function expectedOf({ hosts }: Pick<CheckedBrand, 'hosts'>): ExpectedCheck[] {
  return LAUNCH_CHECKS.flatMap(({ name, per, blocks }): ExpectedCheck[] =>
    per === 'brand'
      ? [{ name, host: '', blocks }]
      : // Only the host that visitors know has to be there; the others follow when they are ready.
        hosts.map(({ host, kind }) => ({ name, host, blocks: kind === 'primary' ? blocks : 'nothing' })),
  );
}
