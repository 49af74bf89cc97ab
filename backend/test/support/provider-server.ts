import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  createServer,
} from 'node:http';
import { type AddressInfo } from 'node:net';

export interface ProviderCall {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** What to answer: a status and a JSON body, or a function that uses the response itself. */
export type ProviderAnswer = readonly [status: number, body: unknown] | ((response: ServerResponse) => void);

/** Stands for a provider of payments on loopback and remembers what it was asked. */
export class ProviderServer {
  readonly calls: ProviderCall[] = [];
  answer: (call: ProviderCall) => ProviderAnswer = () => [404, {}];

  private constructor(
    private readonly server: Server,
    private readonly contentType: string,
  ) {}

  static async start(contentType: string): Promise<ProviderServer> {
    const server = createServer();
    const provider = new ProviderServer(server, contentType);
    server.on('request', (request: IncomingMessage, response: ServerResponse) => provider.serve(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return provider;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  get last(): ProviderCall {
    const call = this.calls.at(-1);
    if (call === undefined) throw new Error('it was asked nothing');
    return call;
  }

  reset(): void {
    this.calls.length = 0;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private serve(request: IncomingMessage, response: ServerResponse): void {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { pathname, searchParams } = new URL(request.url ?? '/', this.address);
      const call: ProviderCall = {
        method: request.method ?? '',
        path: pathname,
        query: searchParams,
        headers: request.headers,
        body: Buffer.concat(chunks).toString('utf8'),
      };
      this.calls.push(call);
      const answer = this.answer(call);
      if (typeof answer === 'function') answer(response);
      else
        response
          .writeHead(answer[0], { 'content-type': this.contentType, 'request-id': 'req_1' })
          .end(JSON.stringify(answer[1]));
    });
  }
}
