import http from 'node:http';
import { connect } from 'node:net';

export interface Answer {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: string;
  readonly bytes: Buffer;
}

export interface Question {
  readonly host?: string;
  readonly path?: string;
  readonly method?: string;
  readonly headers?: http.OutgoingHttpHeaders;
}

/** One request on a connection of its own, with exactly these headers. */
export function ask(
  port: number,
  { host = 'glow.test', path = '/', method = 'GET', headers = {} }: Question = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, method, headers: { host, ...headers }, agent: false };
    const request = http.request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const bytes = Buffer.concat(chunks);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: bytes.toString('utf8'), bytes });
      });
    });
    request.on('error', reject);
    request.end();
  });
}

/** The status that these very bytes are answered with, for what no client library would send. */
export function askRaw(port: number, lines: readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.end(`${lines.join('\r\n')}\r\n\r\n`));
    let text = '';
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => (text += chunk));
    socket.on('error', reject);
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0)));
  });
}
