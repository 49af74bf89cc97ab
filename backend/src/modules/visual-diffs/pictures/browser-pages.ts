import { type Browser, type BrowserContext, type Page } from 'playwright-core';
import { type Scheme, SCHEMES, type Width } from '../shot';

/** The page did not answer as a visitor should see it. */
class PageFailed extends Error {
  override name = 'PageFailed';
}

export interface BrowserSettings {
  readonly executablePath: string;
  /** The only host that is opened, and the address at which it is. */
  readonly host: string;
  readonly address: string;
}

/** A longer page is cut off. */
const MOST_PIXELS_HIGH = 3000;
const PAGE_MS = 20_000;
const QUIET_MS = 3000;
/** Runs in the page, whose objects are unknown here. */
const MEASURE =
  'document.fonts.ready.then(() => ({ width: innerWidth, height: document.documentElement.scrollHeight }))';
/** The settings of the brand. Everything else of the api is about members. */
const SETTINGS = /^\/api\/(?:preview|settings(?:\.php)?|companyinfo(?:\.php)?)$/;

/** Starts a browser that finds one host and no other, whatever a page asks for. */
export async function startBrowser({ executablePath, host, address }: BrowserSettings): Promise<Browser> {
  // Few processes make pictures; the others need not carry what does.
  const { chromium } = await import('playwright-core');
  const known = address.includes(':') ? `[${address}]` : address;
  return chromium.launch({
    executablePath,
    args: [
      `--host-resolver-rules=MAP ${host} ${known}, MAP * ~NOTFOUND, EXCLUDE ${known}`,
      ...['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
      ...['--no-first-run', '--no-pings', '--disable-gpu', '--disable-dev-shm-usage', '--hide-scrollbars'],
    ],
    timeout: PAGE_MS,
  });
}

/** One revision of a brand in a window of one width, by its preview link. */
export class PreviewedPages {
  private constructor(
    private readonly context: BrowserContext,
    private readonly page: Page,
    private readonly origin: string,
  ) {}

  static async open(browser: Browser, link: string, width: Width): Promise<PreviewedPages> {
    const { origin } = new URL(link);
    const context = await browser.newContext({
      viewport: { width, height: 800 },
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      locale: 'en',
      timezoneId: 'UTC',
    });
    context.setDefaultTimeout(PAGE_MS);
    await context.route('**/*', async (route) => {
      const { method, url } = { method: route.request().method(), url: new URL(route.request().url()) };
      const isOwn = url.origin === origin && method === 'GET';
      const isMembers = /^\/(?:api|media)\//.test(url.pathname) && !SETTINGS.test(url.pathname);
      await (isOwn && !isMembers ? route.continue() : route.abort());
    });
    const page = await context.newPage();
    await page.goto(link, { waitUntil: 'commit' });
    return new PreviewedPages(context, page, origin);
  }

  /** A page as PNG, in each scheme. */
  async capture(path: string): Promise<ReadonlyMap<Scheme, Buffer>> {
    const answer = await this.page.goto(`${this.origin}${path}`, { waitUntil: 'load' });
    if (answer?.status() !== 200) throw new PageFailed(`${path}: ${answer?.status() ?? 'no answer'}`);
    // A page that goes on asking for something is captured as it is.
    await this.page.waitForLoadState('networkidle', { timeout: QUIET_MS }).catch(() => undefined);
    const pictures = new Map<Scheme, Buffer>();
    for (const colorScheme of SCHEMES) {
      await this.page.emulateMedia({ colorScheme });
      pictures.set(colorScheme, await this.screenshot());
    }
    return pictures;
  }

  close(): Promise<void> {
    return this.context.close();
  }

  private async screenshot(): Promise<Buffer> {
    const { width, height } = await this.page.evaluate<{ width: number; height: number }>(MEASURE);
    return this.page.screenshot({
      ...{ type: 'png', fullPage: true, animations: 'disabled', caret: 'hide' },
      clip: { x: 0, y: 0, width, height: Math.min(Math.max(height, 1), MOST_PIXELS_HIGH) },
    });
  }
}
