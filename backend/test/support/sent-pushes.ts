import { randomUUID } from 'node:crypto';
import { FreshPushes, type PushMessage, type PushPayload, pushEntry } from '../../src/modules/push';
import { type RunningWorker, startWorker } from '../../src/entrypoints/start-worker';
import { Database } from '../../src/platform/database';
import { OutboxHandlers } from '../../src/platform/outbox';
import { runInTenant } from '../../src/platform/tenancy';
import { FIRST, type TestApi } from './api';
import { confirmed } from './meeting';
import { type Person, rows, startAccountsApi } from './people';
import { TestPushService } from './push-service';
import { type BrowserSubscription } from './browser-subscription';
import { pushCalls, pushKeyOf } from './push-subscriptions';

/** What the tests' own push says. */
export const NOTE: PushMessage = {
  ...{
    kind: 'messages',
    title: 'Everglow',
    body: 'You have a new message.',
    lang: 'en',
    path: '/chats/12',
    tag: 'chat-12',
  },
  ...{ badge: 3, urgency: 'high', ttlSeconds: 86_400 },
};

interface Told extends Person {
  readonly brand: string;
  readonly devices: readonly BrowserSubscription[];
}

/** An api and a worker whose pushes go to a push service on this machine. Entries named `note` or `test` say what `write` answers. */
export class SentPushes {
  write: (account: number) => PushMessage | { readonly at: Date } | null = () => NOTE;

  private constructor(
    readonly api: TestApi,
    readonly worker: RunningWorker,
    readonly service: TestPushService,
  ) {
    // In the place of what is registered, so that no welcome comes in between.
    const decide = ({ push, account }: PushPayload) => {
      const said = push === 'note' || push === 'test' ? this.write(account) : null;
      return Promise.resolve(said === null || 'at' in said ? said : () => Promise.resolve(said));
    };
    Object.assign(worker.app.get(FreshPushes), { decide });
  }

  static async start(number: number, more: Partial<Record<string, string>> = {}): Promise<SentPushes> {
    const service = await new TestPushService().start();
    const api = await startAccountsApi(number, { REQUESTS_TO_LOOPBACK: 'yes', PUSHES_PER_MINUTE: '60000', ...more });
    return new SentPushes(api, await startWorker(api.config), service);
  }

  async close(): Promise<void> {
    await this.worker.close();
    await this.api.close();
    await this.service.stop();
  }

  /** A member with as many devices. */
  async member(devices = 1, brand = FIRST): Promise<Told> {
    const person = await confirmed(this.api, {}, brand);
    const key = await pushKeyOf(this.api, brand);
    const subscriptions = Array.from({ length: devices }, () => this.service.subscribe(key));
    for (const subscription of subscriptions)
      await pushCalls(this.api, brand)
        .post(person.cookie, { ...subscription, application_server_key: key })
        .expect(204);
    return { ...person, brand, devices: subscriptions };
  }

  async tenantOf(brand: string): Promise<number> {
    const [row] = await rows(this.api, 'select id from tenant where slug = $1', [brand]);
    return Number(row?.['id']);
  }

  /** As the outbox delivers it, once, without the outbox: rejects with what the outbox would go by. */
  async deliver(
    payload: Partial<PushPayload> & { account: number },
    { brand = FIRST, ...more }: Tried = {},
  ): Promise<void> {
    const entry = {
      ...{ id: randomUUID(), kind: 'push', attempt: 1, createdAt: new Date() },
      ...more,
      payload: { push: 'note', subject: 12, ...payload },
    };
    await runInTenant(await this.tenantOf(brand), () => this.worker.app.get(OutboxHandlers).deliver(entry));
  }

  /** Through the outbox, as members cause it. */
  async tell(account: number, brand = FIRST, subject = 12): Promise<void> {
    const database = this.worker.app.get(Database);
    const tenant = await this.tenantOf(brand);
    await runInTenant(tenant, () => database.batch([pushEntry({ push: 'note', account, subject })]));
  }

  /** Resolves when the outbox is empty. */
  async delivered(): Promise<void> {
    while ((await rows(this.api, "select from outbox where payload->>'push' = 'note'")).length > 0)
      await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

interface Tried {
  readonly brand?: string;
  readonly id?: string;
  readonly attempt?: number;
  readonly createdAt?: Date;
}

/** How the tries to reach an account's devices went, the device that was confirmed first in front. */
export const sendsOf = (api: TestApi, account: number) =>
  rows(api, 'select failures, last_ok_at, sends from push_subscription where account_id = $1 order by confirmed_at', [
    account,
  ]);
