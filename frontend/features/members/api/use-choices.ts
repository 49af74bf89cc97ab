import { call } from '../../../lib/api/call';
import { useAnswer } from '../../../lib/api/use-answer';

/** A country's regions; none where they cannot be had: the search does without. */
export function useRegions(country: string | undefined) {
  const ask = (signal: AbortSignal) =>
    call('GET', '/api/regions', { params: { query: { country: country ?? '' } }, signal });
  return useAnswer(['/api/regions', country], ask, country !== undefined).data?.regions ?? [];
}

/** The interests that members choose from; none until they are known. */
export function useInterests(enabled = true) {
  const ask = (signal: AbortSignal) => call('GET', '/api/interests', { signal });
  return useAnswer(['/api/interests'], ask, enabled).data?.interests ?? [];
}
