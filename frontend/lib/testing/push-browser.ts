import './page-requests';
import { createHash, randomBytes } from 'node:crypto';

interface Made {
  readonly endpoint: string;
  readonly options: { readonly applicationServerKey: ArrayBuffer };
  readonly toJSON: () => object;
  readonly unsubscribe: () => Promise<boolean>;
}

interface Device {
  readonly endpoint_hash: string;
  readonly current: boolean;
}

const bytesOf = (key: string): ArrayBuffer => new Uint8Array(Buffer.from(key, 'base64url')).buffer;
export const hashOf = (endpoint: string): string => createHash('sha256').update(endpoint).digest('hex');

export const keyOf = (made: Made | null): string =>
  Buffer.from(made?.options.applicationServerKey ?? new ArrayBuffer(0)).toString('base64url');

/** A page’s browser with push, and the server behind it: as much of both as the page asks. */
export class PushBrowser {
  permission: NotificationPermission = 'granted';
  subscription: Made | null = null;
  /** What the server signs with and sends to. */
  key: string | null = 'S2V5T25l';
  devices: Device[] = [];
  /** The problem that the server answers a subscription with. */
  refusal: string | undefined;
  /** The call that subscribes; some never answer. */
  subscribing = (key: string): Promise<Made> => Promise.resolve(this.made(key));
  answer: NotificationPermission = 'granted';
  readonly calls: string[] = [];
  readonly asked: string[] = [];

  /** Puts it in place of what Node has. */
  install(): void {
    const registration = {
      active: { postMessage: () => undefined },
      getNotifications: () => Promise.resolve([]),
      pushManager: {
        getSubscription: () => Promise.resolve(this.subscription),
        subscribe: ({ applicationServerKey }: { applicationServerKey: string }) => {
          this.asked.push('subscribe');
          return this.subscribing(applicationServerKey).then((made) => (this.subscription = made));
        },
      },
    };
    const values = new Map<string, string>();
    const localStorage = {
      getItem: (name: string) => values.get(name) ?? null,
      setItem: (name: string, value: string) => void values.set(name, value),
      removeItem: (name: string) => void values.delete(name),
    };
    const serviceWorker = {
      addEventListener: () => undefined,
      startMessages: () => undefined,
      register: () => Promise.resolve(registration),
      getRegistration: () => Promise.resolve(registration),
      ready: Promise.resolve(registration),
    };
    const requestPermission = (): Promise<NotificationPermission> => {
      this.asked.push('permission');
      this.permission = this.answer;
      return Promise.resolve(this.permission);
    };
    const Notification = Object.defineProperty({ requestPermission }, 'permission', { get: () => this.permission });
    Object.assign(globalThis, {
      Notification,
      window: { isSecureContext: true, PushManager: {}, Notification, localStorage, location: { protocol: 'https:' } },
      document: { documentElement: { lang: 'en', dataset: {} }, readyState: 'complete', cookie: '' },
      fetch: (request: Request) => this.serve(request),
    });
    Object.defineProperty(globalThis, 'navigator', { value: { serviceWorker }, configurable: true });
  }

  made(key: string): Made {
    const made: Made = {
      endpoint: `https://push.example/${randomBytes(8).toString('hex')}`,
      options: { applicationServerKey: bytesOf(key) },
      toJSON: () => ({ endpoint: made.endpoint, keys: { p256dh: 'p', auth: 'a' }, expirationTime: null }),
      unsubscribe: () => {
        if (this.subscription === made) this.subscription = null;
        return Promise.resolve(true);
      },
    };
    return made;
  }

  private async serve(request: Request): Promise<Response> {
    const call = `${request.method} ${new URL(request.url).pathname}`;
    if (call === 'GET /api/settings.php') return Response.json({ push_public_key: this.key });
    this.calls.push(call);
    if (call === 'GET /api/push/devices') return Response.json({ devices: this.devices });
    const { endpoint } = (await request.json()) as { endpoint: string };
    if (this.refusal !== undefined && request.method === 'POST')
      return Response.json({ code: this.refusal }, { status: 409 });
    this.devices = this.devices.filter(({ endpoint_hash }) => endpoint_hash !== hashOf(endpoint));
    if (request.method === 'POST') this.devices.push({ endpoint_hash: hashOf(endpoint), current: true });
    return new Response(null, { status: 204 });
  }
}
