/** Which rendering of which site: the three first segments of the inner path. */
export interface SiteParams {
  readonly site: string;
  readonly rev: string;
  readonly locale: string;
}

/** The site's segment carries the tenant's id, so that rendering needs no look-up; the slug is there for the reader of logs. */
export function siteSegment(tenantId: number, slug: string): string {
  return `${tenantId}-${slug}`;
}

/**
 * Undoes `siteSegment`. Only the server before Next writes these segments: it puts them in front of whatever path the
 * visitor asked for, so no visible address reaches another site's pages.
 */
export function readSiteParams({ site, rev }: Pick<SiteParams, 'site' | 'rev'>): {
  tenantId: number;
  revision: number;
} {
  const id = /^([1-9]\d{0,9})-/.exec(site)?.[1];
  if (id === undefined || !/^[1-9]\d{0,9}$/.test(rev)) throw new Error(`not an inner path: /${site}/${rev}`);
  return { tenantId: Number(id), revision: Number(rev) };
}
