import { type Locale } from '../../../contract/text/locales';
import { FreshUnreadPush } from '../../src/modules/chats/unread-pushes/fresh-unread-push';
import { FreshLikePushes } from '../../src/modules/likes/pushes/fresh-like-pushes';
import { AppBadge, FreshPushes, NewsPushes, type PushMessage, type PushPayload } from '../../src/modules/push';
import { PlainPushes } from '../../src/modules/push/contents/plain-pushes';
import { PushBrands } from '../../src/modules/push/contents/push-brands';
import { PublishedSites } from '../../src/modules/tenants';
import { Database } from '../../src/platform/database';
import { PageSight } from '../../src/platform/realtime';
import { runInTenant } from '../../src/platform/tenancy';
import { FIRST, type TestApi } from './api';
import { confirmed, grant } from './meeting';
import { type Person, rows } from './people';
import { newSubscription, pushCalls, pushKeyOf } from './push-subscriptions';

export type Decided = PushMessage | { readonly at: Date } | null;

interface Entry {
  readonly id: string;
  readonly tenant_id: number;
  readonly payload: PushPayload;
  readonly created_at: Date;
}

interface Reading {
  readonly locale?: Locale;
  readonly showsNames?: boolean;
  /** How long after it was written an entry is decided. */
  readonly late?: number;
}

/** What the worker would send of the entries in the outbox, which nobody else takes. */
export class DecidedPushes {
  private readonly fresh = new FreshPushes();

  constructor(private readonly api: TestApi) {
    const find = <T>(type: abstract new (...args: never[]) => T): T => api.running.app.get<T>(type, { strict: false });
    const [database, brands, badge] = [find(Database), new PushBrands(find(PublishedSites)), new AppBadge()];
    const news = new NewsPushes(this.fresh, database, find(PageSight), brands, badge);
    new FreshUnreadPush(news, badge, database).onModuleInit();
    new FreshLikePushes(news, badge, database).onModuleInit();
    new PlainPushes(this.fresh, database, brands, badge).onModuleInit();
  }

  /** A confirmed member with credits and a device, who has no quiet hours. */
  async member(facts: Record<string, unknown> = {}, brand = FIRST): Promise<Person> {
    const person = await confirmed(this.api, facts, brand);
    await grant(this.api, person.id, 1000);
    const calls = pushCalls(this.api, brand);
    await calls.quiet(person.cookie, { on: false, from: '22:00', until: '08:00' }).expect(204);
    const application_server_key = await pushKeyOf(this.api, brand);
    await calls.post(person.cookie, { ...newSubscription(), application_server_key }).expect(204);
    await this.takeOf(person);
    return person;
  }

  /** The entries that wait for a member, in the order in which they were written. */
  async takeOf({ id }: Pick<Person, 'id'>): Promise<Entry[]> {
    const taken = await rows(
      this.api,
      `with gone as (delete from outbox where kind = 'push' and payload->>'account' = $1::text returning *)
       select id, tenant_id, payload, created_at from gone order by created_at, id`,
      [String(id)],
    );
    return taken as unknown as Entry[];
  }

  /** The only entry that waits for a member. */
  async entryOf(person: Pick<Person, 'id'>): Promise<Entry> {
    const [entry, ...more] = await this.takeOf(person);
    if (!entry || more.length > 0) throw new Error(`there is not one push, but ${more.length + (entry ? 1 : 0)}`);
    return entry;
  }

  async decide({ id, tenant_id, payload, created_at }: Entry, reading: Reading = {}): Promise<Decided> {
    const { locale = 'en', showsNames = false, late = 5 } = reading;
    const entry = { id, createdAt: new Date(Math.min(created_at.getTime(), Date.now() - late * 1000)) };
    return runInTenant(tenant_id, async () => {
      const decided = await this.fresh.decide(payload, entry);
      if (decided === undefined) throw new Error(`nothing decides about ${payload.push}`);
      if (decided === null || 'at' in decided) return decided;
      return decided({ ...payload, locale, showsNames });
    });
  }

  /** What each waiting entry of a member says now, those that say nothing left out. */
  async of(person: Pick<Person, 'id'>, reading: Reading = {}): Promise<Decided[]> {
    const decided: Decided[] = [];
    for (const entry of await this.takeOf(person)) decided.push(await this.decide(entry, reading));
    return decided.filter((one) => one !== null);
  }
}
