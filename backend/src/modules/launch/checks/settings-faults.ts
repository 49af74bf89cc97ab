import { type CheckedBrand } from '../launch-check';
import { type Finding, listed, waiting, wrong } from '../finding';

/** A finding where nothing is written yet, or where the settings have faults below these paths. */
export function settingsFault(brand: CheckedBrand, below: readonly string[], wanted: string): Finding | undefined {
  if (!brand.revision)
    return waiting('Nothing is written yet.', { wanted: 'A draft of the settings.', fixer: 'brand' });
  const faults = brand.faults.filter((fault) => below.some((path) => fault.startsWith(path)));
  return faults.length > 0 ? wrong(listed(faults, 2), { wanted, fixer: 'brand' }) : undefined;
}
