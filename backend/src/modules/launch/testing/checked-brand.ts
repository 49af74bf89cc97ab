import { type Config } from '../../../platform/config/config';
import { type StoredRevision, loadTenant } from '../../tenants';
import { type CheckTools, type CheckedBrand } from '../launch-check';
import { DnsClient } from '../network/dns-client';

export const HOST = 'shop.brand.dating';

const loaded = loadTenant('tenants', 'everglow');

/** A valid document of its own for a test to spoil. */
function ownDocument(): unknown {
  if (!loaded.ok) throw new Error('the brand of the tests has faults');
  return structuredClone(loaded.tenant.document);
}

/** Sets a value deep inside, whatever its type. */
export function setAt(target: unknown, keys: readonly string[], value: unknown): void {
  const parent = keys.slice(0, -1).reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], target);
  (parent as Record<string, unknown>)[keys.at(-1) ?? ''] = value;
}

/** A brand with one host of a public name, which is verified, and a first draft. */
export function checkedBrand(more: Partial<CheckedBrand> = {}): CheckedBrand {
  return {
    tenant: { id: 1, slug: 'brand', live_revision: null },
    hosts: [{ host: HOST, kind: 'primary', state: 'verified' }],
    revision: { tenant_id: 1, revision: 4, document: ownDocument() } as unknown as StoredRevision,
    faults: [],
    missingApproval: undefined,
    staff: 1,
    operators: 2,
    pushKeys: 1,
    ...more,
  };
}

const SETTINGS = {
  PUBLIC_PROTOCOL: 'https',
  SECRET_KEY: 'a secret of the tests, long enough',
  EDGE_ADDRESSES: '192.0.2.10,2001:db8::10',
  CERTIFICATE_AUTHORITY: 'letsencrypt.org',
} as Partial<Config> as Config;

/** The tools of checks, for name servers on this machine. */
export function checkTools(
  { address, port }: { readonly address: string; readonly port: number },
  settings: Partial<Config> = {},
  more: Partial<CheckTools> = {},
): CheckTools {
  return {
    config: { ...SETTINGS, ...settings },
    dns: new DnsClient({ servers: [address], authorityPort: port, mayLoopback: true, timeoutMs: 300 }),
    tls: { port: 443, mayLoopback: true },
    requests: {
      get: () => Promise.reject(new Error('nothing is asked')),
      read: () => Promise.reject(new Error('nothing is asked')),
    },
    trialMails: { look: () => Promise.reject(new Error('no mail is sent')) },
    paymentFindings: () => Promise.resolve([]),
    ...more,
  };
}
