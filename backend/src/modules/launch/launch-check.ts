import { isPublicName } from '../../../../contract/tenancy/public-name';
import { type Config } from '../../platform/config/config';
import { type PublicRequests } from '../../platform/outside';
import { type TrialMails } from '../notifications';
import { type PaymentFinding } from '../payments';
import { type DomainRow, type StoredRevision, type TenantRow } from '../tenants';
import { type Finding } from './finding';
import { type CheckBlocks, type CheckName, type LaunchStep } from './names';
import { type DnsClient } from './network/dns-client';
import { type TlsSettings } from './network/tls-probe';

/** The facts about a brand that its checks go by. */
export interface CheckedBrand {
  readonly tenant: TenantRow;
  /** Hosts that are not retired. */
  readonly hosts: readonly DomainRow[];
  /** The revision that will be live next: the newest one; undefined before the first draft. */
  readonly revision: StoredRevision | undefined;
  /** The faults that the settings have by today's rules. */
  readonly faults: readonly string[];
  /** The reason why prices still need somebody's approval; undefined where they do not. */
  readonly missingApproval: string | undefined;
  /** People besides operators who may work for the brand. */
  readonly staff: number;
  readonly operators: number;
  readonly pushKeys: number;
}

export interface CheckTools {
  readonly config: Config;
  readonly dns: DnsClient;
  readonly tls: TlsSettings;
  readonly requests: Pick<PublicRequests, 'get' | 'read'>;
  readonly trialMails: Pick<TrialMails, 'look'>;
  /** The findings about the revision that is looked at; none before there is one. */
  readonly paymentFindings: () => Promise<readonly PaymentFinding[]>;
}

export interface LaunchCheck {
  readonly name: CheckName;
  readonly step: LaunchStep;
  readonly blocks: CheckBlocks;
  /** Whether it looks at one host, or at the whole brand. */
  readonly per: 'host' | 'brand';
  /** Whether its result holds for the one revision that was looked at. */
  readonly isOfRevision: boolean;
  readonly run: (brand: CheckedBrand, tools: CheckTools, host: string) => Finding | Promise<Finding>;
}

/** The reason why nothing is asked of a host over the internet; undefined where it is. */
export function unreachable({ PUBLIC_PROTOCOL, REQUESTS_TO_LOOPBACK }: Config, host: string): string | undefined {
  if (REQUESTS_TO_LOOPBACK === 'yes') return undefined;
  if (!isPublicName(host)) return `${host} is reached on this machine or network alone.`;
  return PUBLIC_PROTOCOL === 'http' ? 'The sites are reached without TLS, which is for trials.' : undefined;
}

/** The host that visitors see in the address bar. */
export const primaryHost = ({ hosts }: Pick<CheckedBrand, 'hosts'>): string | undefined =>
  hosts.find(({ kind }) => kind === 'primary')?.host;
