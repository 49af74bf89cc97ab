import { type Fault } from '../api/problem';
import { isWithin } from './paths';
import { type Field } from './schema';

/** Faults by the field they lie in, as text; what lies in none of them stands under an empty path. */
export function faultsByField(fields: readonly Field[], faults: readonly Fault[]): ReadonlyMap<string, string> {
  const found = new Map<string, Fault[]>();
  for (const fault of faults) {
    const path = fields.find((field) => isWithin(fault.path, field.path))?.path ?? '';
    found.set(path, [...(found.get(path) ?? []), fault]);
  }
  return new Map([...found].map(([path, list]) => [path, JSON.stringify(list)]));
}
