import { EventEmitter, once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, type RequestListener, type Server, createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../local/ports';
import { startChild } from '../local/process/child';

/** A request that the edge let through, as an upstream saw it. */
export interface Seen {
  readonly upstream: 'api' | 'web';
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: number;
}

export interface Edge {
  readonly httpPort: number;
  readonly httpsPort: number;
  readonly innerPort: number;
  /** The certificate of Caddy's own authority. */
  readonly authority: string;
  /** The hosts that Caddy asked permission for. */
  readonly asked: string[];
  readonly seen: Seen[];
  readonly log: readonly string[];
  /** The first line that holds the text, waited for if need be. */
  readonly logged: (text: string) => Promise<string>;
  readonly stopAsk: () => Promise<void>;
  readonly stopWeb: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

async function serve(listener: RequestListener): Promise<{ server: Server; port: number }> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}

async function close(server: Server): Promise<void> {
  if (!server.listening) return;
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}

function upstream(name: Seen['upstream'], seen: Seen[]): RequestListener {
  return (request, response) => {
    let bytes = 0;
    request.on('data', (chunk: Buffer) => (bytes += chunk.length));
    request.on('end', () => {
      const { url = '', headers } = request;
      seen.push({ upstream: name, url, headers, bytes });
      if (url === '/api/stream') {
        // Never ends by itself: what the test reads has passed without being held back.
        response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: first\n\n');
        return;
      }
      response.writeHead(200, {
        'content-type': 'text/html',
        etag: '"rev-7"',
        'strict-transport-security': 'max-age=31536000',
        server: 'upstream',
      });
      response.end(`<p>${name}</p>`.repeat(400));
    });
  };
}

/** A certificate with its key, in PEM. */
interface GivenCertificate {
  readonly cert: string;
  readonly key: string;
}

/** A site that has the given certificate, whatever name is in it. */
function siteOf(folder: string, host: string, { cert, key }: GivenCertificate): string {
  const [certFile, keyFile] = [join(folder, `${host}.crt`), join(folder, `${host}.key`)];
  writeFileSync(certFile, cert);
  writeFileSync(keyFile, key, { mode: 0o600 });
  return `\nhttps://${host} {\n\ttls ${certFile} ${keyFile} {\n\t\tissuer internal\n\t}\n\trespond "somebody else"\n}\n`;
}

/**
 * Runs the Caddyfile of this folder on loopback with Caddy's own authority, upstreams that record and hosts it may serve.
 * @param given Certificates that hosts have in the place of one of that authority.
 */
export async function startEdge(
  caddy: string,
  hosts: ReadonlySet<string>,
  env: NodeJS.ProcessEnv = {},
  given: Readonly<Record<string, GivenCertificate>> = {},
): Promise<Edge> {
  const folder = mkdtempSync(join(tmpdir(), 'edge-'));
  const asked: string[] = [];
  const seen: Seen[] = [];
  const log: string[] = [];
  const ask = await serve((request, response) => {
    const url = new URL(request.url ?? '', 'http://ask');
    const domain = url.searchParams.get('domain') ?? '';
    asked.push(domain);
    response.writeHead(url.pathname === '/inner/tls-permission' && hosts.has(domain) ? 200 : 404).end();
  });
  const [api, web] = await Promise.all([serve(upstream('api', seen)), serve(upstream('web', seen))]);
  const ports = { http: await freePort(), https: await freePort(), inner: await freePort() };

  // The file as it ships, except that this machine's other addresses are left alone.
  const shipped = readFileSync(join(__dirname, 'Caddyfile'), 'utf8');
  const config = join(folder, 'Caddyfile');
  const sites = Object.entries(given).map(([host, certificate]) => siteOf(folder, host, certificate));
  writeFileSync(config, shipped.replace(/^\{\n/m, '{\n\tdefault_bind 127.0.0.1\n') + sites.join(''));

  const lines = new EventEmitter();
  const logged = async (text: string): Promise<string> => {
    for (;;) {
      const line = log.find((candidate) => candidate.includes(text));
      if (line !== undefined) return line;
      await once(lines, 'line');
    }
  };
  const child = await startChild({
    command: caddy,
    args: ['run', '--adapter', 'caddyfile', '--config', config],
    cwd: folder,
    env: {
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      ACME_EMAIL: 'certificates@edge.example',
      TLS_ISSUER: 'internal',
      TLS_ASK_URL: `http://127.0.0.1:${ask.port}/inner/tls-permission`,
      EDGE_HTTP_PORT: String(ports.http),
      EDGE_HTTPS_PORT: String(ports.https),
      EDGE_INNER_PORT: String(ports.inner),
      API_HOST: '127.0.0.1',
      API_PORT: String(api.port),
      WEB_HOST: '127.0.0.1',
      WEB_PORT: String(web.port),
      ...env,
    },
    onLine: (line) => {
      log.push(line);
      lines.emit('line');
    },
  });
  const died = child.exited.then(() => {
    throw new Error(`Caddy ended before it served:\n${log.join('\n')}`);
  });
  await Promise.race([logged('serving initial configuration'), died]);
  died.catch(() => undefined);

  return {
    httpPort: ports.http,
    httpsPort: ports.https,
    innerPort: ports.inner,
    authority: readFileSync(join(folder, 'caddy/pki/authorities/local/root.crt'), 'utf8'),
    asked,
    seen,
    log,
    logged,
    stopAsk: () => close(ask.server),
    stopWeb: () => close(web.server),
    stop: async () => {
      await child.stop();
      await Promise.all([ask, api, web].map(({ server }) => close(server)));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Repeats a TLS handshake once if Caddy's certificate is too new. Caddy makes it valid from the current second on, while
 * OpenSSL reads a coarser clock, which may still show the second before. Caddy serves the same certificate again.
 */
export async function onceValid<T>(handshake: () => Promise<T>): Promise<T> {
  try {
    return await handshake();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'CERT_NOT_YET_VALID') throw error;
    await sleep(1000 - (Date.now() % 1000));
    return handshake();
  }
}
