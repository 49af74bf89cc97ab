import { ConsoleProblem } from '../../api/problem';

const LONGEST = 253;
/** Letters, digits and hyphens between dots; the last part is no number, as that of an address is. */
const HOST = /^(?:[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?\.)+(?!\d+$)[a-z0-9-]+$/;

/** The host in what somebody typed or copied from an address bar. Throws what the api would answer where it is none. */
export function hostName(text: string): string {
  const address = text.trim().replace(/^(?:https?:)?\/\//i, '');
  const host = URL.canParse(`https://${address}`) ? new URL(`https://${address}`).hostname.replace(/\.$/, '') : '';
  if (host.length > LONGEST || !HOST.test(host)) throw new ConsoleProblem({ state: 'failed', code: 'invalid_host' });
  return host;
}
