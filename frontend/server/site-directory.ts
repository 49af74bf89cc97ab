import { siteSegment } from '../site/site-address';

export type HostKind = 'primary' | 'alias' | 'redirect' | 'preview';
export type HostState = 'pending' | 'verified' | 'live' | 'suspended' | 'retired';

export interface Host {
  readonly host: string;
  readonly tenantId: number;
  readonly kind: HostKind;
  readonly state: HostState;
  readonly target: string | null;
}

/** A tenant as the api's feed tells of it. `revision` is null until its first publish. */
export interface Tenant {
  readonly id: number;
  readonly slug: string;
  readonly revision: number | null;
  readonly domain_language: string;
  readonly locales: readonly string[];
}

/** What changed after a version; a host or tenant replaces the earlier one. */
export interface SiteChanges {
  readonly version: number;
  readonly tenants: readonly Tenant[];
  readonly hosts: readonly Host[];
}

/** A tenant with what every request to it needs, made once per change. */
export interface Site extends Tenant {
  readonly segment: string;
  readonly defaultLocale: string;
  /** The published revision by locale; empty before the first publish. */
  readonly visits: ReadonlyMap<string, Visit>;
}

/** Whose page in which language a request is about. */
export interface Visit {
  readonly site: Site;
  readonly revision: number;
  readonly locale: string;
  /** `/12-everglow/7/nl` */
  readonly prefix: string;
  readonly preview: boolean;
}

export interface Place {
  readonly host: Host;
  readonly site: Site;
}

/** All hosts and sites by heart, as of the newest version that the feed has told. */
export class SiteDirectory {
  private readonly hosts = new Map<string, Host>();
  private readonly sites = new Map<number, Site>();
  private applied = 0;

  get version(): number {
    return this.applied;
  }

  get ready(): boolean {
    return this.applied > 0;
  }

  find(name: string): Place | undefined {
    const host = this.hosts.get(name);
    const site = host && this.sites.get(host.tenantId);
    return host && site && { host, site };
  }

  /** Takes over what is newer; returns the sites whose published revision is another one now. */
  apply(changes: SiteChanges): Site[] {
    if (changes.version <= this.applied) return [];
    const moved: Site[] = [];
    for (const tenant of changes.tenants) {
      const site = prepare(tenant);
      const before = this.sites.get(site.id);
      if (before && before.revision !== site.revision) moved.push(site);
      this.sites.set(site.id, site);
    }
    for (const host of changes.hosts) this.hosts.set(host.host, host);
    this.applied = changes.version;
    return moved;
  }
}

export function innerPrefix(site: Pick<Site, 'segment'>, revision: number, locale: string): string {
  return `/${site.segment}/${revision}/${locale}`;
}

function prepare(tenant: Tenant): Site {
  const segment = siteSegment(tenant.id, tenant.slug);
  const { revision, locales } = tenant;
  const visits = new Map<string, Visit>();
  const site = { ...tenant, segment, visits, defaultLocale: defaultLocale(tenant) };
  if (revision === null) return site;
  for (const locale of locales) {
    visits.set(locale, { site, revision, locale, prefix: innerPrefix(site, revision, locale), preview: false });
  }
  return site;
}

function defaultLocale({ domain_language, locales }: Tenant): string {
  const wished = domain_language.slice(0, 2).toLowerCase();
  if (locales.includes(wished)) return wished;
  return locales.includes('en') ? 'en' : (locales[0] ?? 'en');
}
