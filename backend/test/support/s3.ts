import { createHash, createHmac } from 'node:crypto';
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

interface Account {
  readonly id: string;
  readonly secret: string;
  readonly bucket: string;
}

interface Asked {
  readonly method: string;
  readonly key: string;
  readonly query: URLSearchParams;
  readonly body: Buffer;
}

const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string): Buffer => createHmac('sha256', key).update(data).digest();
const escaped = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** As much of S3 as we ask for, in memory: it checks every signature, and knows one bucket. */
export class TestS3 {
  readonly objects = new Map<string, Buffer>();
  /**
   * How requests are treated from now on: `silent` takes them and answers nothing, `stalls` answers the headers of a file
   * and then nothing more, `breaks-off` half of the file, too.
   */
  behaviour: 'serves' | 'silent' | 'stalls' | 'breaks-off' = 'serves';
  private readonly uploads = new Map<string, Map<number, Buffer>>();
  private readonly server: Server;

  constructor(private readonly account: Account) {
    this.server = createServer((request, response) => {
      this.answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
    });
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  start(): Promise<void> {
    return new Promise((resolve) => this.server.listen(0, '127.0.0.1', resolve));
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (this.behaviour === 'silent') return;
    const body = await buffer(request);
    const url = new URL(request.url ?? '', 'http://here');
    const [, bucket, ...rest] = decodeURIComponent(url.pathname).split('/');
    if (!this.isSigned(request, url, body)) response.writeHead(403).end();
    else if (bucket !== this.account.bucket) response.writeHead(404).end();
    else this.serve({ method: request.method ?? '', key: rest.join('/'), query: url.searchParams, body }, response);
  }

  private serve(asked: Asked, response: ServerResponse): void {
    const { method, key, query, body } = asked;
    const xml = (text: string): void => {
      response.writeHead(200, { 'content-type': 'application/xml' }).end(text);
    };
    if (key === '' && method === 'HEAD') response.writeHead(200).end();
    else if (key === '' && method === 'GET') xml(this.list(query.get('prefix') ?? ''));
    else if (key === '' && query.has('delete')) {
      for (const [, name = ''] of body.toString().matchAll(/<Key>([^<]*)<\/Key>/g)) this.objects.delete(name);
      xml('<DeleteResult/>');
    } else if (query.has('uploads') || query.has('uploadId')) this.multipart(asked, response, xml);
    else if (method === 'PUT') {
      this.objects.set(key, body);
      response.writeHead(200, { etag: `"${sha256(body)}"` }).end();
    } else if (method === 'DELETE') {
      this.objects.delete(key);
      response.writeHead(204).end();
    } else if (method === 'GET' && this.objects.has(key)) this.sendFile(this.objects.get(key) ?? body, response);
    else response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
  }

  private sendFile(content: Buffer, response: ServerResponse): void {
    response.writeHead(200, { 'content-length': content.length });
    if (this.behaviour === 'serves') response.end(content);
    else response.write(content.subarray(0, this.behaviour === 'breaks-off' ? content.length / 2 : 0));
    response.flushHeaders();
  }

  private multipart({ method, key, query, body }: Asked, response: ServerResponse, xml: (text: string) => void): void {
    const id = query.get('uploadId') ?? String(this.uploads.size + 1);
    const parts = this.uploads.get(id) ?? new Map<number, Buffer>();
    if (query.has('uploads')) {
      this.uploads.set(id, parts);
      xml(`<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`);
    } else if (method === 'PUT') {
      parts.set(Number(query.get('partNumber')), body);
      response.writeHead(200, { etag: `"${sha256(body)}"` }).end();
    } else if (method === 'POST') {
      const inOrder = [...parts.entries()].sort(([a], [b]) => a - b).map(([, part]) => part);
      const tooSmall = inOrder.slice(0, -1).some((part) => part.length < 5 * 1024 * 1024);
      if (tooSmall) return void response.writeHead(400).end('<Error><Code>EntityTooSmall</Code></Error>');
      this.objects.set(key, Buffer.concat(inOrder));
      xml('<CompleteMultipartUploadResult/>');
    } else {
      this.uploads.delete(id);
      response.writeHead(204).end();
    }
  }

  private list(prefix: string): string {
    const found = [...this.objects.keys()].filter((key) => key.startsWith(prefix));
    const contents = found.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('');
    return `<ListBucketResult><IsTruncated>false</IsTruncated>${contents}</ListBucketResult>`;
  }

  /** Signature version 4, recomputed from what arrived. */
  private isSigned({ method = '', headers }: IncomingMessage, url: URL, body: Buffer): boolean {
    const found = /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
      headers.authorization ?? '',
    );
    const [, id, scope = '', signed = '', signature] = found ?? [];
    const content = String(headers['x-amz-content-sha256']);
    if (id !== this.account.id || (content !== 'UNSIGNED-PAYLOAD' && content !== sha256(body))) return false;
    const query = [...url.searchParams].map(([name, value]) => `${escaped(name)}=${escaped(value)}`).sort();
    const canonical = [
      ...[method, url.pathname, query.join('&')],
      ...signed.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
      ...['', signed, content],
    ].join('\n');
    const [date = '', region = '', service = '', end = ''] = scope.split('/');
    const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n');
    const key = [date, region, service, end].reduce<string | Buffer>(hmac, `AWS4${this.account.secret}`);
    return hmac(key, toSign).toString('hex') === signature;
  }
}
