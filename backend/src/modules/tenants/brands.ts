import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config';
import { type Actor } from './actor';
import { type DocumentLayer, type LoadedTenant } from './document';
import { type DomainRow, Domains } from './domains/domains';
import { DemoOnly } from './errors';
import { type Release, Releases } from './releases/releases';
import { Revisions } from './revisions/revisions';
import { Tenants, type TenantRow } from './tenants';

export interface AppliedBrand {
  readonly tenant: TenantRow;
  readonly changes: number;
  /** The new draft, or null where the files say what is live already. */
  readonly revision: number | null;
}

/** Brands that are kept as files: what they say becomes a draft, and, when asked, live. */
@Injectable()
export class Brands {
  constructor(
    private readonly tenants: Tenants,
    private readonly domains: Domains,
    private readonly revisions: Revisions,
    private readonly releases: Releases,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Makes the tenant and its hosts where they are missing, and a draft where the document differs from what is live. */
  async apply(brand: LoadedTenant, actor: Actor, reason: string): Promise<AppliedBrand> {
    const { slug, domains } = brand.head;
    const tenant = (await this.tenants.find(slug)) ?? (await this.tenants.create(slug, actor));
    const known = await this.domains.list(tenant.id);
    const missing = domains.filter((domain) => !known.some((row) => same(row, domain)));
    if (missing.length > 0) await this.domains.register(tenant.id, missing, actor);
    const source = brand.own as DocumentLayer;
    const { changes, live } = await this.revisions.plan(tenant.id, source);
    const revision =
      changes.length > 0 ? await this.revisions.draft(tenant.id, { source, base: live, reason }, actor) : null;
    return { tenant, changes: changes.length, revision };
  }

  /**
   * Applies and publishes, and takes its hosts live, without a second person. Rejects everywhere but on somebody's own
   * machine: such a stack speaks plain HTTP and its brands' hosts are below `localhost`, which no name server knows.
   */
  async launchDemo(brand: LoadedTenant, author: Actor, reason: string): Promise<Release | undefined> {
    const { tenant, revision } = await this.apply(brand, author, reason);
    const hosts = await this.domains.list(tenant.id);
    if (this.config.PUBLIC_PROTOCOL !== 'http' || hosts.some(({ host }) => !host.endsWith('.localhost')))
      throw new DemoOnly();
    const release =
      revision === null
        ? undefined
        : await this.releases.publishDemo(tenant.id, { revision, base: tenant.live_revision, reason }, author);
    for (const { host, state } of hosts) {
      if (state === 'pending') await this.domains.changeState(tenant.id, host, 'verified', author);
      if (state === 'pending' || state === 'verified') await this.domains.changeState(tenant.id, host, 'live', author);
    }
    return release;
  }
}

const same = (row: DomainRow, domain: LoadedTenant['head']['domains'][number]): boolean =>
  row.host === domain.host && row.kind === domain.kind && (row.target ?? undefined) === domain.target;
