import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { type Locale } from '../../../../../contract/text/locales';
import { regionalLocale } from '../../../../../contract/text/regional-locale';
import { Database } from '../../../platform/database';
import { SiteDirectory, runInTenant } from '../../../platform/tenancy';
import {
  type SiteDocument,
  type StoredDocument,
  type TenantDocument,
  siteDocument,
  upgradeDocument,
} from '../document';
import { RevisionNotFound } from '../errors';

export interface PublishedSite {
  readonly tenantId: number;
  readonly slug: string;
  readonly revision: number;
  readonly document: TenantDocument;
  readonly primaryHost: string;
}

const DOCUMENTS = 2000;

/**
 * The live documents by tenant and revision, kept in memory because they never
 * change. Read within the tenant's own scope, so that row-level security stands behind it.
 */
@Injectable()
export class PublishedSites {
  private readonly documents = new LRUCache<string, Promise<TenantDocument>>({ max: DOCUMENTS });
  private readonly released = new LRUCache<string, Promise<ReadonlySet<number>>>({ max: DOCUMENTS });

  constructor(
    private readonly database: Database,
    private readonly directory: SiteDirectory,
  ) {}

  /** The tenant's live site. Throws RevisionNotFound before its first publish. */
  async get(tenantId: number): Promise<PublishedSite> {
    const site = this.directory.site(tenantId);
    if (site?.revision == null) throw new RevisionNotFound();
    return {
      tenantId,
      slug: site.slug,
      revision: site.revision,
      document: await this.document(tenantId, site.revision),
      primaryHost: this.directory.primaryHost(tenantId) ?? '',
    };
  }

  /** The language with the country whose texts and dates the tenant's live site shows, or the member's own. */
  async tagOf(tenantId: number, locale: Locale, memberCountry?: string | null): Promise<string> {
    const { settings } = (await this.get(tenantId)).document;
    return regionalLocale(locale, settings.domain_language, settings.countries, memberCountry);
  }

  document(tenantId: number, revision: number): Promise<TenantDocument> {
    const key = `${tenantId}:${revision}`;
    let document = this.documents.get(key);
    if (!document) {
      document = runInTenant(tenantId, () => this.load(revision));
      this.documents.set(key, document);
      // A failure is not kept: the next caller tries again.
      document.catch(() => this.documents.delete(key));
    }
    return document;
  }

  /** The public document of a revision, from which pages are made. */
  async siteDocument(tenantId: number, revision: number): Promise<SiteDocument> {
    return siteDocument(await this.document(tenantId, revision));
  }

  /**
   * Whether a revision has ever been live: a page that is still open may ask for it, a draft stays hidden. What has been
   * live is read once for each publish, so that guesses cost no query.
   */
  async wasLive(tenantId: number, revision: number): Promise<boolean> {
    const site = this.directory.site(tenantId);
    if (!site || site.revision === revision) return site !== undefined;
    const key = `${tenantId}:${site.version}`;
    let released = this.released.get(key);
    if (!released) {
      released = runInTenant(tenantId, () => this.loadReleased());
      this.released.set(key, released);
      released.catch(() => this.released.delete(key));
    }
    return (await released).has(revision);
  }

  private async loadReleased(): Promise<ReadonlySet<number>> {
    const rows = await this.database.query<{ revision: number }>('select distinct revision from settings_release');
    return new Set(rows.map(({ revision }) => revision));
  }

  private async load(revision: number): Promise<TenantDocument> {
    const [row] = await this.database.query<{ document: StoredDocument }>(
      'select document from settings_revision where revision = $1',
      [revision],
    );
    if (!row) throw new RevisionNotFound();
    return upgradeDocument(row.document);
  }
}
