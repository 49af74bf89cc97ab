import { call } from '../../../lib/api/call';
import { type Filters, type Offer, readFilters } from '../search/filters';

/** Nobody waits longer for it than this. */
const LONGEST_MS = 3000;

/** What the member searched for last, on any device, as far as the brand offers it still; nothing where that is not known. */
export async function getLastSearch(offered: Pick<Offer, 'fields' | 'minAge'>): Promise<Filters> {
  const answer = await call<{ readonly search: Readonly<Record<string, unknown>> | null }>('/api/last-search', {
    signal: AbortSignal.timeout(LONGEST_MS),
  });
  if (answer.state !== 'done' || answer.value.search === null) return {};
  const words = Object.entries(answer.value.search).map(([name, value]): [string, string] => [name, String(value)]);
  return readFilters(new URLSearchParams(words).toString(), { ...offered, isMember: true });
}
