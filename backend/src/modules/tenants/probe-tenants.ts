import { Injectable } from '@nestjs/common';
import { type PlatformConnection, PlatformDatabase } from '../../platform/database';
import { ConfigSignal } from '../../platform/tenancy';
import { audit } from './audit';
import { PushKeyAdmin } from './push-keys/push-key-admin';
import { nextVersion } from './version';

/** Both in the order in which they are used: the first one asks for what the second one has. */
const SLUGS = ['probe-a', 'probe-b'] as const;

/** No name server knows a name below `invalid` (RFC 6761), so that no visitor comes and no certificate is made. */
const hostOf = (slug: string): string => `${slug}.isolation.invalid`;

export interface ProbeTenant {
  readonly id: number;
  readonly slug: string;
  readonly host: string;
  readonly live_revision: number;
}

const FIND = `select t.id, t.slug, d.host, t.live_revision from tenant t join domain d on d.tenant_id = t.id
  where t.probe and t.live_revision is not null order by t.slug`;

/**
 * Two tenants that the isolation proof asks about one another. They are listed nowhere. Their settings are a copy of those of a live brand, which
 * needs no approval: nobody can buy anything there.
 */
@Injectable()
export class ProbeTenants {
  constructor(
    private readonly platform: PlatformDatabase,
    private readonly pushKeys: PushKeyAdmin,
    private readonly signal: ConfigSignal,
  ) {}

  /** Both, made where they are missing. Undefined as long as no brand is live. */
  async both(): Promise<readonly [ProbeTenant, ProbeTenant] | undefined> {
    const version = await this.platform.transaction((connection) => this.makeMissing(connection));
    if (version !== undefined) this.signal.announce(version);
    const [first, second] = await this.platform.query<ProbeTenant>(FIND);
    return first && second && [first, second];
  }

  private async makeMissing(connection: PlatformConnection): Promise<number | undefined> {
    if ((await connection.query(FIND)).length >= SLUGS.length) return undefined;
    // Its lock makes a second worker wait, and find them made.
    const version = await nextVersion(connection);
    const made = await connection.query<{ slug: string }>('select slug from tenant where probe');
    for (const slug of SLUGS.filter((one) => !made.some((row) => row.slug === one)))
      await this.make(connection, slug, version);
    return version;
  }

  private async make(connection: PlatformConnection, slug: string, version: number): Promise<void> {
    const [model] = await connection.query<{ id: number }>(
      'select id from tenant where not probe and live_revision is not null order by id limit 1',
    );
    if (!model) return;
    const [tenant] = await connection.query<{ id: number }>(
      `insert into tenant (slug, domain_language, locales, version, probe)
       select $2, domain_language, locales, $3, true from tenant where id = $1 returning id`,
      [model.id, slug, version],
    );
    const id = tenant?.id ?? 0;
    await connection.execute(
      `insert into settings_revision (tenant_id, revision, source, template, document, author, reason)
       select $2, 1, r.source, r.template, r.document, 'isolation proof', 'A copy for the isolation proof'
       from settings_revision r join tenant t on t.id = r.tenant_id and t.live_revision = r.revision where t.id = $1`,
      [model.id, id],
    );
    await connection.execute('update tenant set live_revision = 1 where id = $1', [id]);
    await connection.execute(
      `insert into domain (host, tenant_id, kind, state, version) values ($1, $2, 'primary', 'live', $3)`,
      [hostOf(slug), id, version],
    );
    await this.pushKeys.add(connection, id, 1);
    await audit(connection, { email: 'isolation proof' }, { action: 'tenant.created', tenantId: id, subject: slug });
  }
}
