import { call } from '../../../lib/api/call';
import { type Visitor } from '../../../lib/visitor';

/** Returns values that depend on the visitor's location. Without an answer the page stays as it was rendered. */
export async function getVisitor(revision: number, signal: AbortSignal): Promise<Visitor | undefined> {
  const answer = await call('GET', '/api/settings.php', { params: { query: { revision } }, signal });
  if (answer.state !== 'done') return undefined;
  const { geoip_country: country, locales } = answer.value;
  return { country, locales };
}
