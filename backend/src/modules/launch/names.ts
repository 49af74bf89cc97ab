/** The steps from an idea to a brand that is live, in their order. */
export const LAUNCH_STEPS = ['name', 'company', 'offer', 'look', 'texts', 'records', 'preflight', 'publish'] as const;
export type LaunchStep = (typeof LAUNCH_STEPS)[number];

export const CHECK_NAMES = [
  ...(['www', 'legal', 'prices', 'look', 'languages'] as const),
  ...(['dns_address', 'caa', 'spf', 'dkim', 'dmarc', 'bounces'] as const),
  ...([
    'reaches_us',
    'certificate',
    'pages',
    'payments',
    'providers',
    'test_mail',
    'safety',
    'push_key',
    'discreet_name',
  ] as const),
] as const;
export type CheckName = (typeof CHECK_NAMES)[number];

export const CHECK_STATES = ['ok', 'wait', 'wrong', 'not_needed'] as const;
/** `wait`: nothing is there yet, or it is on its way. `wrong`: something is there that has to be changed. */
export type CheckState = (typeof CHECK_STATES)[number];

export const CHECK_BLOCKS = ['publish', 'mail', 'nothing'] as const;
/** The thing that must not begin before the check is passed. */
export type CheckBlocks = (typeof CHECK_BLOCKS)[number];

export const CHECK_FIXERS = ['domain_owner', 'brand', 'operator', 'platform'] as const;
/** `domain_owner` at the registrar, `brand` in its settings, `operator` in the console, `platform` in the deployment. */
export type CheckFixer = (typeof CHECK_FIXERS)[number];

/** A record to paste at the registrar or name server. */
export interface DnsRecord {
  readonly type: 'A' | 'AAAA' | 'CNAME' | 'TXT' | 'MX' | 'CAA';
  readonly name: string;
  readonly value: string;
}
