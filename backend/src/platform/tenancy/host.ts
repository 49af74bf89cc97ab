import { domainToASCII } from 'node:url';
import { isIP } from 'node:net';

const LABELS = /^(?!-)[a-z0-9_-]{1,63}(?<!-)(?:\.(?!-)[a-z0-9_-]{1,63}(?<!-))*$/;

/**
 * The host as it is stored: lower case, punycode, without port or trailing dot.
 * Undefined for what is no host name at all, IP addresses included: no site lives at one.
 */
export function parseHost(header: string | undefined): string | undefined {
  if (header === undefined || header === '' || header.length > 300) return undefined;
  const colon = header.indexOf(':');
  if (colon >= 0 && !/^:\d{1,5}$/.test(header.slice(colon))) return undefined;
  let host = (colon < 0 ? header : header.slice(0, colon)).toLowerCase();
  if (host.endsWith('.')) host = host.slice(0, -1);
  // domainToASCII forgives much that no browser sends (percent signs, spaces, slashes); only letters beyond ASCII need it.
  if (/[^\x21-\x7e]/.test(host)) host = /[\x00-\x20\x7f]/.test(host) ? '' : domainToASCII(host);
  if (
    host.length > 253 ||
    !LABELS.test(host) ||
    isIP(host) !== 0 ||
    /^\d+$/.test(host.slice(host.lastIndexOf('.') + 1))
  )
    return undefined;
  return host;
}
