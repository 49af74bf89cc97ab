import { loadRevision } from '../site/load-site';
import type { SiteDocument } from '../site/site-document';
import { SiteUnavailableError } from './page-press';
import type { Route } from './route-table';
import { inLocale, type Visit } from './site-directory';

/** What a revision says about which addresses exist. */
export interface Facts {
  readonly niche: number;
  /** The tenant's own pages, by the first and only segment of their address. */
  readonly tokens: ReadonlySet<string>;
}

const MAX_REVISIONS = 2000;

/** Facts by heart, so that an address that needs them is answered as quickly as any other once they are known. */
export class RevisionFacts {
  private readonly known = new Map<string, Facts>();

  constructor(private readonly read: typeof loadRevision = loadRevision) {}

  find({ site, revision }: Pick<Visit, 'site' | 'revision'>): Facts | undefined {
    return this.known.get(`${site.id}/${revision}`);
  }

  async load({ site, revision }: Pick<Visit, 'site' | 'revision'>): Promise<Facts> {
    const document = await this.read(site.id, revision).catch((cause: unknown) => {
      throw new SiteUnavailableError('no document for this revision', { cause });
    });
    const facts = factsOf(document);
    this.known.set(`${site.id}/${revision}`, facts);
    for (const oldest of this.known.keys()) {
      if (this.known.size <= MAX_REVISIONS) break;
      this.known.delete(oldest);
    }
    return facts;
  }
}

function factsOf({ settings, pages }: SiteDocument): Facts {
  return { niche: settings.niche, tokens: new Set(pages.map(({ token }) => token)) };
}

export function needsFacts({ slug, token }: Route): boolean {
  return slug !== undefined || token !== undefined;
}

interface Checked {
  readonly visit: Visit;
  readonly route: Route | null;
}

/** A slug is good for the brand's own niche and its languages, and chooses among those; a token where there is such a page. */
export function checkRoute(visit: Visit, route: Route, { niche, tokens }: Facts): Checked {
  const { slug, token } = route;
  if (token !== undefined && !tokens.has(token)) return { visit, route: null };
  if (slug === undefined) return { visit, route };
  const spoken = slug.niche === niche ? inLocale(visit, slug.locale) : undefined;
  return spoken ? { visit: spoken, route } : { visit, route: null };
}
