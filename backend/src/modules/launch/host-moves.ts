import { Injectable } from '@nestjs/common';
import { type HostState } from '../../../../contract/tenancy/admission';
import { Domains, HostNotFound, HostStateRefused, PrimaryHostTaken, type TenantRow } from '../tenants';
import { LaunchRows, type SeenHost } from './launch-rows';

/** The name in the audit of what no person does. */
const ACTOR = { email: 'preflight', role: 'operator' } as const;

/** Moves hosts along by what was seen of them. Nobody has to say that a record is there. */
@Injectable()
export class HostMoves {
  constructor(
    private readonly domains: Domains,
    private readonly rows: LaunchRows,
  ) {}

  /** Answers the hosts that are to be looked at next: those that were moved, and those seen only before they changed last. */
  async move({ id, live_revision: live }: TenantRow): Promise<string[]> {
    const next: string[] = [];
    for (const host of await this.rows.seenHosts(id)) {
      const state = nextOf(host, live !== null);
      const isMoved = state !== undefined && (await this.moveOne(id, host, state));
      if (isMoved || host.is_outdated) next.push(host.host);
    }
    return next;
  }

  private async moveOne(tenantId: number, { host, state: from }: SeenHost, state: HostState): Promise<boolean> {
    try {
      await this.domains.changeState(tenantId, host, state, ACTOR, { from });
      return true;
    } catch (error) {
      // Somebody else moved it meanwhile, or another primary host is in use.
      if (error instanceof HostStateRefused || error instanceof PrimaryHostTaken || error instanceof HostNotFound)
        return false;
      throw error;
    }
  }
}

function nextOf({ state, found, passed }: SeenHost, isLive: boolean): HostState | undefined {
  if (state === 'pending') return found.includes('dns_address') ? 'verified' : undefined;
  const isServed = isLive && passed.includes('reaches_us') && passed.includes('certificate');
  return isServed ? 'live' : undefined;
}
