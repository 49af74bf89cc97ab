import { type HostKind, type HostState } from '../../contract/tenancy/admission';
import { siteSegment } from '../site/site-address';

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

/** The changes since a version; a host or tenant replaces the earlier one. */
export interface SiteChanges {
  readonly version: number;
  readonly tenants: readonly Tenant[];
  readonly hosts: readonly Host[];
}

/** A tenant with what every request to it needs, made once per change. */
export interface Site extends Tenant {
  readonly segment: string;
  readonly defaultLocale: string;
  /** The site's primary origin, without a slash at the end; empty while no primary host is live. */
  readonly origin: string;
  /** The published revision by locale; empty before the first publish. */
  readonly contexts: ReadonlyMap<string, RequestContext>;
}

/** The site, revision and language of a request. */
export interface RequestContext {
  readonly site: Site;
  readonly revision: number;
  readonly locale: string;
  /** `/12-everglow/7/nl` */
  readonly prefix: string;
  readonly preview: boolean;
  /** Tells its answers from all others: pages name their own address, so the origin is in it. */
  readonly key: string;
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

  /** @param originOf where browsers reach a host. */
  constructor(private readonly originOf = (host: string): string => `https://${host}`) {}

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
    for (const host of changes.hosts) this.hosts.set(host.host, host);
    const origins = changes.hosts.length > 0 ? this.findOrigins() : undefined;
    const moved: Site[] = [];
    for (const tenant of changes.tenants) {
      const before = this.sites.get(tenant.id);
      const site = prepare(tenant, before?.origin ?? '');
      if (before && before.revision !== site.revision) moved.push(site);
      this.sites.set(site.id, site);
    }
    if (origins) this.moveHomes(origins);
    this.applied = changes.version;
    return moved;
  }

  private findOrigins(): ReadonlyMap<number, string> {
    const primary = [...this.hosts.values()].filter(({ kind, state }) => kind === 'primary' && state === 'live');
    return new Map(primary.map(({ tenantId, host }) => [tenantId, this.originOf(host)]));
  }

  private moveHomes(origins: ReadonlyMap<number, string>): void {
    for (const site of this.sites.values()) {
      const origin = origins.get(site.id) ?? '';
      if (site.origin !== origin) this.sites.set(site.id, prepare(site, origin));
    }
  }
}

function innerPrefix(site: Pick<Site, 'segment'>, revision: number, locale: string): string {
  return `/${site.segment}/${revision}/${locale}`;
}

/** Makes the context for one revision of a site in one of its languages. */
export function makeRequestContext(site: Site, revision: number, locale: string, preview: boolean): RequestContext {
  const prefix = innerPrefix(site, revision, locale);
  return { site, revision, locale, prefix, preview, key: `${site.origin}${prefix}` };
}

/** The same context in another language; undefined where the site does not have it. */
export function inLocale(context: RequestContext, locale: string): RequestContext | undefined {
  if (!context.site.locales.includes(locale)) return undefined;
  return context.preview
    ? makeRequestContext(context.site, context.revision, locale, true)
    : context.site.contexts.get(locale);
}

function prepare({ id, slug, revision, domain_language, locales }: Tenant, origin: string): Site {
  const contexts = new Map<string, RequestContext>();
  const tenant = { id, slug, revision, domain_language, locales };
  const site = { ...tenant, origin, segment: siteSegment(id, slug), contexts, defaultLocale: defaultLocale(tenant) };
  if (revision === null) return site;
  for (const locale of locales) contexts.set(locale, makeRequestContext(site, revision, locale, false));
  return site;
}

function defaultLocale({ domain_language, locales }: Tenant): string {
  const wished = domain_language.slice(0, 2).toLowerCase();
  if (locales.includes(wished)) return wished;
  return locales.includes('en') ? 'en' : (locales[0] ?? 'en');
}
