import { dayIn } from '../../ui/period';

/** The days of the erasures, as the address has them. */
export interface ErasureSearch {
  readonly from?: string;
  readonly to?: string;
}

export function readErasureSearch(raw: Readonly<Record<string, unknown>>): ErasureSearch {
  const [from, to] = [dayIn(raw['from']), dayIn(raw['to'])];
  return { ...(from && { from }), ...(to && { to }) };
}
