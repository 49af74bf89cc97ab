import { type Server, createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { type PreviewClaim } from '../../../../../contract/tenancy/preview-token';

/** A brand's host on this machine: pages in the colour of the previewed revision, which ask for what they should not get. */
export class PreviewHost {
  /** Everything that was asked for. */
  readonly asked: string[] = [];
  /** A style for each revision. */
  readonly styles = new Map<number, string>();
  /** The answer of all pages. */
  status = 200;
  /** Pages that are not answered as long as this is set. */
  isSilent = false;

  private constructor(
    private readonly server: Server,
    readonly port: number,
  ) {}

  static async start(): Promise<PreviewHost> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const host = new PreviewHost(server, (server.address() as AddressInfo).port);
    server.on('request', ({ url = '', headers }, response) => {
      const { pathname, searchParams } = new URL(url, 'http://brand.localhost');
      host.asked.push(pathname);
      if (pathname === '/api/preview') {
        response.writeHead(302, { 'set-cookie': `preview=${searchParams.get('token')}; Path=/`, location: '/' }).end();
        return;
      }
      const claim = revisionOf(headers.cookie ?? '');
      if (host.isSilent || claim === undefined) return;
      response.writeHead(host.status, { 'content-type': 'text/html' }).end(host.page(claim));
    });
    return host;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private page(revision: number): string {
    const style = this.styles.get(revision) ?? 'background: white; height: 900px';
    return `<!DOCTYPE html><title>A page</title><body style="margin: 0; ${style}"><h1 style="margin: 0">Hello</h1>
      <img src="/media/photo.jpg"><img src="http://elsewhere.example/pixel.gif">
      <script>fetch('/api/members'); fetch('/api/visits', { method: 'POST' }); fetch('http://127.0.0.1:${this.port}/inside')</script>`;
  }
}

function revisionOf(cookie: string): number | undefined {
  const body = /preview=([^.;]+)/.exec(cookie)?.[1];
  return body === undefined
    ? undefined
    : (JSON.parse(Buffer.from(body, 'base64url').toString()) as PreviewClaim).revision;
}
