import { call } from '../../../lib/api/call';
import { type components } from '../../../lib/api/schema';

export interface Region {
  readonly code: string;
  readonly name: string;
}

type Settings = components['schemas']['SettingsResponse'];
type Regions = components['schemas']['RegionsResponse'];

/** The regions of the visitor's country where the site is offered there, else of the site's first country. */
export async function getRegions(
  revision: number,
  countries: readonly string[],
  signal: AbortSignal,
): Promise<readonly Region[]> {
  const settings = await call<Settings>(`/api/settings.php?revision=${revision}`, { signal });
  const here = settings.state === 'done' ? settings.value.geoip_country : null;
  const country = here !== null && countries.includes(here) ? here : countries[0];
  if (country === undefined) return [];
  const answer = await call<Regions>(`/api/regions?country=${country}`, { signal });
  return answer.state === 'done' ? answer.value.regions : [];
}
