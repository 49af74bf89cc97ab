import { domainToASCII } from 'node:url';

const LABELS = /^(?!-)[a-z0-9_-]{1,63}(?<!-)(?:\.(?!-)[a-z0-9_-]{1,63}(?<!-))*$/;

/**
 * Parses a Host header into the form in which hosts are stored: lower case, punycode, without port or trailing dot.
 * Returns undefined for anything that is not a host name, IP addresses included, since no site lives at one.
 */
export function parseHost(header: string | undefined): string | undefined {
  if (header === undefined || header.length > 300) return undefined;
  const [, name] = /^([^:]+)(?::\d{1,5})?$/.exec(header) ?? [];
  if (name === undefined) return undefined;
  let host = name.toLowerCase();
  if (host.endsWith('.')) host = host.slice(0, -1);
  // Only letters beyond ASCII are converted: domainToASCII accepts percent signs, spaces and slashes that no browser sends.
  if (/[^\x21-\x7e]/.test(host)) host = /[\x00-\x20\x7f]/.test(host) ? '' : domainToASCII(host);
  if (host.length > 253 || !LABELS.test(host)) return undefined;
  // A last label of digits is an IPv4 address, in one of its spellings.
  return /^\d+$/.test(host.slice(host.lastIndexOf('.') + 1)) ? undefined : host;
}
