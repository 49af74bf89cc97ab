import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';

const HEADER = /^([^:]*)(?::\d{1,5})?$/;
const NAME = /^(?!-)[a-z0-9_-]{1,63}(?<!-)(?:\.(?!-)[a-z0-9_-]{1,63}(?<!-))*$/;

/**
 * A Host header as hosts are stored: lower case, punycode, without port or trailing dot. Undefined for what is no host
 * name, IP addresses included. The api reads hosts by the same rules; `backend/test/support/host-cases.json` holds both
 * to them.
 */
export function parseHost(header: string | undefined): string | undefined {
  if (header === undefined || header.length > 300) return undefined;
  let host = HEADER.exec(header)?.[1]?.toLowerCase();
  if (host === undefined) return undefined;
  if (host.endsWith('.')) host = host.slice(0, -1);
  // Beyond ASCII only: domainToASCII forgives spaces, slashes and percent signs that no browser sends in a host.
  if (/[^\x00-\x7f]/.test(host)) host = /[\x00-\x20\x7f]/.test(host) ? '' : domainToASCII(host);
  if (host.length > 253 || !NAME.test(host) || isIP(host) !== 0) return undefined;
  return /(?:^|\.)\d+$/.test(host) ? undefined : host;
}
