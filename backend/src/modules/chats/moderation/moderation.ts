import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type Redis from 'ioredis';
import { LRUCache } from 'lru-cache';
import { REDIS } from '../../../platform/cache';
import { Database } from '../../../platform/database';
import { currentTenantId } from '../../../platform/tenancy';
import { PublishedSites } from '../../tenants';
import { type Verdict, moderate } from './moderate';
import { phraseOf } from './normal-text';

const DAY_MS = 86_400_000;
const DAY_SECONDS = 86_400;
/** Shorter texts are not compared, because many members write the same ones to many others. */
const TELLING = 20;

/** Looks at what new accounts write, by the brand's rules. */
@Injectable()
export class Moderation {
  /** When accounts were made, which never changes. */
  private readonly made = new LRUCache<string, number>({ max: 100_000 });

  constructor(
    private readonly database: Database,
    private readonly published: PublishedSites,
    @Inject(REDIS) private readonly redis: Redis,
  ) {}

  /** `to` finds the profile that it goes to. */
  async of(sender: number, to: () => Promise<number>, text: string): Promise<Verdict | null> {
    const { document } = await this.published.get(currentTenantId());
    const rules = document.chat_safety;
    if (Date.now() - (await this.madeAt(sender)) > rules.new_account_days * DAY_MS) return null;
    const recipients = rules.spam.action === 'off' ? 1 : await this.spread(sender, to, text);
    return moderate(text, { recipients }, rules);
  }

  private async madeAt(account: number): Promise<number> {
    const key = `${currentTenantId()}:${account}`;
    const known = this.made.get(key);
    if (known !== undefined) return known;
    const [row] = await this.database.query<{ created_at: Date }>('select created_at from account where id = $1', [
      account,
    ]);
    const at = row?.created_at.getTime() ?? Date.now();
    this.made.set(key, at);
    return at;
  }

  /** To how many the text went within a day. Without Redis nobody knows, and nobody is held for it. */
  private async spread(sender: number, to: () => Promise<number>, text: string): Promise<number> {
    const phrase = phraseOf(text);
    if (phrase.length < TELLING) return 1;
    const hash = createHash('sha256').update(phrase).digest('base64url').slice(0, 22);
    const key = `said:${currentTenantId()}:${sender}:${hash}`;
    const profile = await to();
    const { redis } = this;
    // Asked in one turn, they go and come together.
    return Promise.all([redis.sadd(key, profile), redis.expire(key, DAY_SECONDS), redis.scard(key)]).then(
      ([, , recipients]) => recipients,
      () => 1,
    );
  }
}
