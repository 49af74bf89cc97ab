import { type ECDH, createECDH, randomBytes } from 'node:crypto';
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { decrypt } from 'http_ece';
import { type BrowserSubscription } from './browser-subscription';
import { type VapidToken, vapidToken } from './vapid-token';

/** What a device gets. */
export interface TakenPush {
  readonly endpoint: string;
  readonly ttl: number;
  readonly urgency: string | undefined;
  readonly topic: string | undefined;
  readonly token: VapidToken;
  /** Decrypted, with its padding. */
  readonly text: string;
  readonly message: DeclarativePush;
}

interface DeclarativePush {
  readonly web_push: number;
  readonly app_badge: number;
  readonly notification: Readonly<Record<string, string | boolean>>;
}

/** `hang` takes the push and never answers. Undefined: as a service does that is well. */
export type PushAnswer = { readonly status: number; readonly retryAfter?: string } | 'hang' | undefined;

interface Device {
  readonly key: string;
  readonly ecdh: ECDH;
  readonly auth: string;
}

/** A push service on this machine (RFC 8030, 8291, 8292) that holds devices, and misbehaves as a test wants. */
export class TestPushService {
  /** Every push that was accepted, also those that another one of their topic has replaced since. */
  readonly taken: TakenPush[] = [];
  /** Every push that arrived, whatever it was answered. */
  readonly seen: string[] = [];
  /** What was wrong with pushes that no service takes. */
  readonly faults: string[] = [];
  onPush: (endpoint: string) => PushAnswer = () => undefined;
  /** Connections that were opened so far. */
  connections = 0;
  private readonly devices = new Map<string, Device>();
  private readonly queues = new Map<string, TakenPush[]>();
  private server: Server | undefined;
  private origin = '';

  async start(): Promise<this> {
    this.server = createServer((request, response) => void this.take(request, response));
    this.server.on('connection', () => (this.connections += 1));
    const { server } = this;
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    this.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return this;
  }

  async stop(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise((resolve) => this.server?.close(resolve));
  }

  /** A device subscribes with the key of a brand. */
  subscribe(applicationServerKey: string): BrowserSubscription {
    const ecdh = createECDH('prime256v1');
    const p256dh = ecdh.generateKeys('base64url');
    const auth = randomBytes(16).toString('base64url');
    const endpoint = `${this.origin}/push/${randomBytes(16).toString('base64url')}`;
    this.devices.set(endpoint, { key: applicationServerKey, ecdh, auth });
    return { endpoint, keys: { p256dh, auth } };
  }

  /** The device gives up its subscription: what comes for it is answered with 410. */
  unsubscribe(endpoint: string): void {
    this.devices.delete(endpoint);
  }

  to = (endpoint: string): TakenPush[] => this.taken.filter((push) => push.endpoint === endpoint);

  /** What a device that was away gets when it is back: of each topic the newest. */
  waitingFor = (endpoint: string): readonly TakenPush[] => this.queues.get(endpoint) ?? [];

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request);
    const endpoint = `${this.origin}${request.url ?? ''}`;
    this.seen.push(endpoint);
    const ordered = this.onPush(endpoint);
    if (ordered === 'hang') return;
    const answer = ordered ?? this.accept(endpoint, request, body);
    const { status } = answer;
    response.writeHead(status, {
      ...(answer.retryAfter !== undefined && { 'retry-after': answer.retryAfter }),
      ...(status === 201 && { location: `${this.origin}/message/${randomBytes(8).toString('hex')}` }),
    });
    response.end(status === 201 ? '' : 'a body that nobody reads');
  }

  private accept(endpoint: string, request: IncomingMessage, body: Buffer): Exclude<PushAnswer, 'hang' | undefined> {
    const device = this.devices.get(endpoint);
    if (!device) return { status: 410 };
    try {
      const push = this.read(endpoint, device, request, body);
      this.taken.push(push);
      const queue = (this.queues.get(endpoint) ?? []).filter(
        ({ topic }) => topic === undefined || topic !== push.topic,
      );
      this.queues.set(endpoint, [...queue, push]);
      return { status: 201 };
    } catch (error) {
      this.faults.push((error as Error).message);
      return { status: error instanceof TokenFault ? 403 : 400 };
    }
  }

  private read(endpoint: string, { key, ecdh, auth }: Device, { headers, method }: IncomingMessage, body: Buffer) {
    if (method !== 'POST') throw new Error('not a POST');
    const ttl = Number(headers['ttl']);
    if (!Number.isSafeInteger(ttl) || ttl < 0) throw new Error('no TTL');
    const topic = headers['topic'] as string | undefined;
    if (topic !== undefined && !/^[\w-]{1,32}$/.test(topic)) throw new Error('a topic that is none');
    if (headers['content-encoding'] !== 'aes128gcm') throw new Error('not aes128gcm');
    const token = tokenOf(headers.authorization, new URL(endpoint).origin, key);
    const text = decrypt(body, { version: 'aes128gcm', privateKey: ecdh, authSecret: auth }).toString();
    const urgency = headers['urgency'] as string | undefined;
    return { endpoint, ttl, urgency, topic, token, text, message: JSON.parse(text) as DeclarativePush };
  }
}

class TokenFault extends Error {}

function tokenOf(header: string | undefined, audience: string, key: string): VapidToken {
  try {
    return vapidToken(header ?? '', audience, key);
  } catch (error) {
    throw new TokenFault((error as Error).message);
  }
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
