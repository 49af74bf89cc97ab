import { Inject, Injectable } from '@nestjs/common';
import { type Browser } from 'playwright-core';
import { CONFIG, type Config } from '../../platform/config/config';
import { PublicRequests } from '../../platform/outside';
import { runInTenant } from '../../platform/tenancy';
import { PreviewLinks, Revisions } from '../tenants';
import { capturedPages } from './captured-pages';
import { DiffPictures } from './diff-pictures';
import { PreviewedPages, startBrowser } from './pictures/browser-pages';
import { comparePictures } from './pictures/compare-pictures';
import { SCHEMES, type Shot, WIDTHS, type Width } from './shot';
import { type VisualDiffRow } from './visual-diff-rows';

type OnShots = (shots: readonly Shot[]) => Promise<boolean>;

interface Sides {
  readonly before: PreviewedPages;
  readonly after: PreviewedPages;
}

/** Opens the pages of two revisions on the brand's own host, compares them, and keeps the pictures. */
@Injectable()
export class CaptureRevisions {
  constructor(
    private readonly revisions: Revisions,
    private readonly previews: PreviewLinks,
    private readonly pictures: DiffPictures,
    private readonly requests: PublicRequests,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @param onShots Is told of what there is after each page; where it answers false nothing more is captured. */
  async capture(row: VisualDiffRow, signal: AbortSignal, onShots: OnShots): Promise<void> {
    const { tenant_id: tenantId, id, revision, against } = row;
    const [one, other] = await Promise.all([
      this.revisions.get(tenantId, against),
      this.revisions.get(tenantId, revision),
    ]);
    const [before, after] = await Promise.all([
      this.previews.create(tenantId, against, 1),
      this.previews.create(tenantId, revision, 1),
    ]);
    const { hostname: host } = new URL(before.url);
    const address = await this.requests.addressOf(host);
    const browser = await startBrowser({ executablePath: this.config.CHROMIUM_PATH ?? '', host, address });
    // Closing the browser ends the captures that are under way.
    const stop = (): void => void browser.close();
    signal.addEventListener('abort', stop, { once: true });
    try {
      signal.throwIfAborted();
      const shots: Shot[] = [];
      for (const width of WIDTHS) {
        const sides = await open(browser, { before: before.url, after: after.url }, width);
        for (const { path } of capturedPages(one.document, other.document)) {
          shots.push(...(await this.compare(tenantId, id, { sides, page: path, width, from: shots.length })));
          if (!(await onShots(shots))) return;
        }
        await Promise.all([sides.before.close(), sides.after.close()]);
      }
    } finally {
      signal.removeEventListener('abort', stop);
      await browser.close();
    }
  }

  private async compare(
    tenantId: number,
    id: string,
    { sides, page, width, from }: { sides: Sides; page: string; width: Width; from: number },
  ): Promise<Shot[]> {
    const [before, after] = await Promise.all([sides.before.capture(page), sides.after.capture(page)]);
    const shots: Shot[] = [];
    for (const scheme of SCHEMES) {
      const [one, other] = [before.get(scheme), after.get(scheme)];
      if (!one || !other) continue;
      const { changed, ...files } = await comparePictures(one, other);
      const place = from + shots.length;
      await runInTenant(tenantId, async () => {
        for (const kind of ['before', 'after', 'heat'] as const)
          await this.pictures.write(id, place, kind, files[kind]);
      });
      shots.push({ page, width, scheme, changed });
    }
    return shots;
  }
}

async function open(
  browser: Browser,
  links: { readonly before: string; readonly after: string },
  width: Width,
): Promise<Sides> {
  const [before, after] = await Promise.all([
    PreviewedPages.open(browser, links.before, width),
    PreviewedPages.open(browser, links.after, width),
  ]);
  return { before, after };
}
