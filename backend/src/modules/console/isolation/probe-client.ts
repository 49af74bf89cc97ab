import { request } from 'node:http';
import { request as requestTls } from 'node:https';

export interface ProbeAnswer {
  readonly status: number;
  /** Without the time and the name of the request. */
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
  readonly cookie: string | undefined;
}

export type ProbeMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface Asked {
  readonly host: string;
  readonly path: string;
  readonly method?: ProbeMethod;
  readonly cookie?: string | undefined;
  readonly authorization?: string | undefined;
  /** Bytes are a picture. */
  readonly body?: object | Buffer;
}

const TIMEOUT_MS = 10_000;
const LARGEST = 4 * 1024 * 1024;

/** Headers that differ between any two answers. */
const VARYING: ReadonlySet<string> = new Set(['date', 'x-request-id', 'connection', 'keep-alive', 'set-cookie']);

/** Asks the api by its own address as a visitor of a host does, which no name server knows. */
export class ProbeClient {
  constructor(private readonly apiUrl: string) {}

  ask({ host, path, method = 'GET', cookie, authorization, body }: Asked): Promise<ProbeAnswer> {
    const url = new URL(path, this.apiUrl);
    const isPicture = Buffer.isBuffer(body);
    const sent = isPicture || body === undefined ? body : JSON.stringify(body);
    const type = isPicture ? 'image/png' : 'application/json';
    const headers = {
      ...{ host, 'user-agent': 'isolation proof', 'sec-fetch-site': 'same-origin' },
      ...(sent !== undefined && { 'content-type': type, 'content-length': Buffer.byteLength(sent) }),
      ...(cookie !== undefined && { cookie }),
      ...(authorization !== undefined && { authorization }),
    };
    return new Promise((resolve, reject) => {
      const send = url.protocol === 'https:' ? requestTls : request;
      const asked = send(url, { method, headers, timeout: TIMEOUT_MS }, (response) => {
        const parts: Buffer[] = [];
        let length = 0;
        response.on('data', (part: Buffer) => {
          length += part.length;
          if (length > LARGEST) asked.destroy(new Error('the answer is too large'));
          parts.push(part);
        });
        response.on('error', reject);
        response.on('end', () => {
          const told = Object.entries(response.headers).filter(([name]) => !VARYING.has(name));
          resolve({
            status: response.statusCode ?? 0,
            headers: Object.fromEntries(told),
            body: Buffer.concat(parts).toString(),
            cookie: response.headers['set-cookie']?.[0]?.split(';')[0],
          });
        });
      });
      asked.on('timeout', () => asked.destroy(new Error('no answer in time')));
      asked.on('error', reject);
      asked.end(sent);
    });
  }
}
