import { Agent, type IncomingMessage, request as httpRequest } from 'node:http';
import { newAddress } from '../people';
import { type FuzzRequest } from './requests';
import { type Actor } from './world';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly text: string;
  readonly ms: number;
}

const SECONDS = 5;
const agent = new Agent({ keepAlive: true, maxSockets: 8 });

/** Returns the answer given within five seconds, or why there is none. Only the beginning of a stream is read. */
export function send(
  url: string,
  { method, path, headers, base64 }: FuzzRequest,
  actor: Actor,
): Promise<Answer | string> {
  const { hostname, port } = new URL(url);
  const body = base64 === undefined ? undefined : Buffer.from(base64, 'base64');
  const cookie = [actor.headers['cookie'], headers['cookie']].filter((one) => one !== undefined).join('; ');
  const all = {
    ...{ host: actor.host, 'x-forwarded-for': newAddress(), ...actor.headers, ...headers },
    ...(cookie !== '' && { cookie }),
    ...(body && { 'content-length': String(body.length) }),
  };
  const started = performance.now();
  return new Promise((resolve) => {
    const outgoing = httpRequest({ hostname, port, method, path, headers: all, agent }, (incoming) => {
      const parts: Buffer[] = [];
      const end = (): void => {
        clearTimeout(timer);
        const text = Buffer.concat(parts).toString();
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, text, ms: performance.now() - started });
      };
      incoming.on('data', (part: Buffer) => parts.push(part)).on('end', end);
      incoming.on('error', (error) => {
        resolve(`broke off: ${error.message}`);
      });
      if (!incoming.headers['content-type']?.startsWith('text/event-stream')) return;
      end();
      incoming.destroy();
    });
    const timer = setTimeout(() => {
      resolve(`no answer within ${SECONDS} s`);
      outgoing.destroy();
    }, SECONDS * 1000);
    outgoing.on('error', (error) => {
      clearTimeout(timer);
      resolve(`no answer: ${error.message}`);
    });
    outgoing.end(body);
  });
}

export const closeConnections = (): void => {
  agent.destroy();
};
