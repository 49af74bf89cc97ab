import { GROUPINGS, type Grouping } from '../../api/brands';
import { dayIn } from '../../ui/period';

/** The days and the grouping of the traffic, as the address has them. */
export interface TrafficSearch {
  readonly by?: Grouping;
  readonly from?: string;
  readonly to?: string;
}

/** Takes what the api knows: nothing is asked that it would refuse. */
export function readTrafficSearch(raw: Readonly<Record<string, unknown>>): TrafficSearch {
  const by = GROUPINGS.find((one) => one === raw['by']);
  const [from, to] = [dayIn(raw['from']), dayIn(raw['to'])];
  return { ...(by && { by }), ...(from && { from }), ...(to && { to }) };
}
