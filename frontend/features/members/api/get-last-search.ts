import { call } from '../../../lib/api/call';
import { type Filters, type Offer, readFilters } from '../search/filters';

/** The longest wait for the last search, in milliseconds. */
const LONGEST_MS = 3000;

/**
 * Returns the filters of the member's last search on any device that the brand still offers; none if it is not known.
 */
export async function getLastSearch(offered: Pick<Offer, 'fields' | 'minAge'>): Promise<Filters> {
  const answer = await call('GET', '/api/last-search', { signal: AbortSignal.timeout(LONGEST_MS) });
  if (answer.state !== 'done' || answer.value.search === null) return {};
  const words = Object.entries(answer.value.search).map(([name, value]): [string, string] => [name, String(value)]);
  return readFilters(new URLSearchParams(words).toString(), { ...offered, isMember: true });
}
