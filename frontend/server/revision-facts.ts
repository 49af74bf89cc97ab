import { loadRevision } from '../site/load-site';
import type { SiteDocument } from '../site/site-document';
import { SiteUnavailableError } from './page-renderer';
import type { Route } from './route-table';
import { inLocale, type RequestContext } from './site-directory';

/** The facts of a revision that decide which addresses exist. */
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

  find({ site, revision }: Pick<RequestContext, 'site' | 'revision'>): Facts | undefined {
    return this.known.get(`${site.id}/${revision}`);
  }

  async load({ site, revision }: Pick<RequestContext, 'site' | 'revision'>): Promise<Facts> {
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
  readonly context: RequestContext;
  readonly route: Route | null;
}

/** A slug is good for the brand's own niche and its languages, and chooses among those; a token where there is such a page. */
export function checkRoute(context: RequestContext, route: Route, { niche, tokens }: Facts): Checked {
  const { slug, token } = route;
  if (token !== undefined && !tokens.has(token)) return { context, route: null };
  if (slug === undefined) return { context, route };
  const spoken = slug.niche === niche ? inLocale(context, slug.locale) : undefined;
  return spoken ? { context: spoken, route } : { context, route: null };
}
