import { Injectable } from '@nestjs/common';
import { type PlatformConnection, PlatformDatabase } from '../../../platform/database';
import { ConfigSignal } from '../../../platform/tenancy';
import { type Actor } from '../actor';
import { audit } from '../audit';
import { HostNotFound, HostNotLive } from '../errors';
import { TENANTS_TABLES } from '../tables';
import { nextVersion } from '../version';
import { type DomainRow } from './domains';

export interface DomainMove {
  readonly host: string;
  readonly reason: string;
}

/** Moves of a brand from one primary host to another. */
@Injectable()
export class DomainMoves {
  constructor(
    private readonly platform: PlatformDatabase,
    private readonly signal: ConfigSignal,
  ) {}

  /**
   * Makes another host of the brand its primary one. The old one, and whatever led to it, leads to the new one from then on. The
   * new host has to be served already, so that no visitor is led to what does not answer.
   */
  async move(tenantId: number, to: DomainMove, actor: Actor): Promise<void> {
    const version = await this.platform.transaction(async (connection) => {
      const next = await nextVersion(connection);
      await this.swap(connection, { ...to, tenantId, version: next }, actor);
      return next;
    });
    this.signal.announce(version);
  }

  private async swap(
    connection: PlatformConnection,
    { tenantId, host, reason, version }: DomainMove & { tenantId: number; version: number },
    actor: Actor,
  ): Promise<void> {
    const hosts = await connection.query<Pick<DomainRow, 'host' | 'kind' | 'state'>>(
      'select host, kind, state from domain where tenant_id = $1 order by host for update',
      [tenantId],
    );
    const next = hosts.find((one) => one.host === host);
    if (!next) throw new HostNotFound();
    if (next.kind === 'primary' && next.state !== 'retired') return;
    if (next.kind !== 'alias' || next.state !== 'live') throw new HostNotLive();
    const before = hosts.find(({ kind, state }) => kind === 'primary' && state !== 'retired');
    const domains = connection.repository(TENANTS_TABLES.domain);
    const changed = { version: String(version), changed_at: () => 'now()' };
    if (before) {
      await domains.update({ tenant_id: tenantId, target: before.host }, { target: host, ...changed });
      await domains.update({ tenant_id: tenantId, host: before.host }, { kind: 'redirect', target: host, ...changed });
    }
    await domains.update({ tenant_id: tenantId, host }, { kind: 'primary', ...changed });
    await audit(connection, actor, {
      action: 'domain.moved',
      tenantId,
      subject: host,
      details: { from: before?.host ?? null, reason },
    });
  }
}
