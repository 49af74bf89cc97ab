import { Injectable } from '@nestjs/common';
import { type HostState } from '../../../../contract/tenancy/admission';
import { Domains, HostStateRefused, PrimaryHostTaken } from '../tenants';
import { type CheckedBrand } from './launch-check';
import { type LaunchRow } from './launch-rows';
import { type CheckName } from './names';

/** The name in the audit of what no person does. */
const ACTOR = { email: 'preflight', role: 'operator' } as const;

/** Moves hosts along by what was seen of them. Nobody has to say that a record is there. */
@Injectable()
export class HostMoves {
  constructor(private readonly domains: Domains) {}

  /** Answers the hosts that were moved. */
  async move({ tenant, hosts }: CheckedBrand, rows: readonly LaunchRow[]): Promise<string[]> {
    const passes = (host: string, name: CheckName): boolean =>
      rows.some((row) => row.host === host && row.name === name && (row.state === 'ok' || row.state === 'not_needed'));
    const isSeen = (host: string): boolean =>
      rows.some((row) => row.host === host && row.name === 'dns_address' && row.state === 'ok');
    const moved: string[] = [];
    for (const { host, state } of hosts) {
      const isServed = tenant.live_revision !== null && passes(host, 'reaches_us') && passes(host, 'certificate');
      const next =
        state === 'pending' && isSeen(host) ? 'verified' : state === 'verified' && isServed ? 'live' : undefined;
      if (next !== undefined && (await this.moveOne(tenant.id, host, next))) moved.push(host);
    }
    return moved;
  }

  private async moveOne(tenantId: number, host: string, state: HostState): Promise<boolean> {
    try {
      await this.domains.changeState(tenantId, host, state, ACTOR);
      return true;
    } catch (error) {
      // Somebody else moved it meanwhile, or another primary host is in use.
      if (error instanceof HostStateRefused || error instanceof PrimaryHostTaken) return false;
      throw error;
    }
  }
}
