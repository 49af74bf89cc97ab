import { call } from '../../../lib/api/call';
import { type components } from '../../../lib/api/schema';
import { type Visitor } from '../../../lib/visitor';

type Settings = components['schemas']['SettingsResponse'];

/** What depends on where the visitor is. Without an answer the page stays as it was rendered. */
export async function getVisitor(revision: number, signal: AbortSignal): Promise<Visitor | undefined> {
  const answer = await call<Settings>(`/api/settings.php?revision=${revision}`, { signal });
  if (answer.state !== 'done') return undefined;
  const { geoip_country: country, locales } = answer.value;
  return { country, locales };
}
