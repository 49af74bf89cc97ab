import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../../platform/database';
import { FreshPushes, type WriteMessage } from '../sending/fresh-pushes';
import { AppBadge } from './app-badge';
import { PushBrands } from './push-brands';
import { sayPush } from '../push-texts';

/** Changes of an account are told at once, at any hour, on every device. A mail says the same. */
export const ACCOUNT_PUSHES = ['password_changed', 'passkey_added', 'mail_changed'] as const;
/** A device gets these pushes because its member has just asked for them. */
export const DEVICE_PUSHES = ['welcome', 'test'] as const;
export type PlainPush = (typeof ACCOUNT_PUSHES)[number] | (typeof DEVICE_PUSHES)[number];

const IS_THERE = `select from account where id = $1 and status in ('not_confirmed', 'active')`;
const TTL_SECONDS = { account: 86_400, device: 600 };

/** The pushes that say one sentence, which stays true however late they go out. */
@Injectable()
export class PlainPushes implements OnModuleInit {
  constructor(
    private readonly fresh: FreshPushes,
    private readonly database: Database,
    private readonly brands: PushBrands,
    private readonly badge: AppBadge,
  ) {}

  onModuleInit(): void {
    for (const push of [...ACCOUNT_PUSHES, ...DEVICE_PUSHES])
      this.fresh.register(push, ({ account }) => this.decide(push, account));
  }

  private async decide(push: PlainPush, account: number): Promise<WriteMessage | null> {
    const brand = await this.brands.current();
    if (!brand) return null;
    const found = await this.database.query(IS_THERE, [account]);
    if (found.length === 0) return null;
    const badge = await this.badge.of(account);
    const ofDevice = (DEVICE_PUSHES as readonly string[]).includes(push);
    return ({ locale }) => {
      const tag = brand.tagFor(locale);
      return Promise.resolve({
        ...{ kind: 'account', title: brand.title, lang: tag, badge, urgency: 'high', tag: push },
        ...{ body: sayPush(tag, push), path: '/notifications', renotify: true },
        ttlSeconds: ofDevice ? TTL_SECONDS.device : TTL_SECONDS.account,
      });
    };
  }
}
