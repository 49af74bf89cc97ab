import { call } from '../../../lib/api/call';

export interface Region {
  readonly id: number;
  readonly name: string;
}

/** The regions of the visitor's country where the site is offered there, else of the site's first country. */
export async function getRegions(
  revision: number,
  countries: readonly string[],
  signal: AbortSignal,
): Promise<readonly Region[]> {
  const settings = await call('GET', '/api/settings.php', { params: { query: { revision } }, signal });
  const here = settings.state === 'done' ? settings.value.geoip_country : null;
  const country = here !== null && countries.includes(here) ? here : countries[0];
  if (country === undefined) return [];
  const answer = await call('GET', '/api/regions', { params: { query: { country } }, signal });
  return answer.state === 'done' ? answer.value.regions : [];
}
