import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { DataKeys } from '../../../../platform/data-keys';
import { Database } from '../../../../platform/database';
import { AuthenticationRequired, type MemberIdentity } from '../../../../platform/http';
import { OutboxHint } from '../../../../platform/outbox';
import { currentTenantId } from '../../../../platform/tenancy';
import { PushKeys } from '../../../tenants';
import { type DeviceKeys, checkDeviceKeys } from '../../endpoints/device-keys';
import { endpointHash } from '../../endpoints/endpoint-hash';
import { PushServices } from '../../endpoints/push-services';
import { subscriptionSeal } from '../../endpoints/sealed-subscription';
import { PushKeyUnknown } from '../../errors';
import { pushEntry } from '../../sending/push-entry';

const MOST_DEVICES = 10;

interface BrowserSubscription {
  readonly endpoint: string;
  readonly keys: DeviceKeys;
  /** The public key that it was made with. */
  readonly application_server_key: string;
}

/** Subscriptions of an account are written one after the other. */
const LOCK_ACCOUNT = 'select id from account where id = $1 for no key update';

// The session is locked before the subscription, as by whoever ends it. An endpoint that comes from another account has
// changed hands with its browser.
const STORE = `
  insert into push_subscription as p
    (id, account_id, session_id, endpoint_hash, endpoint, p256dh, auth, key_version, locale, device, confirmed_at)
  select $3::uuid, account_id, id, $4::bytea, $5::bytea, $6::bytea, $7::bytea, $8::integer, $9, $10, clock_timestamp()
  from (
    select id, account_id from session where id = $2::uuid and account_id = $1 and expires_at > now() for key share
  ) s
  on conflict (tenant_id, endpoint_hash) do update set
    id = case when p.account_id = excluded.account_id then p.id else excluded.id end,
    created_at = case when p.account_id = excluded.account_id then p.created_at else excluded.created_at end,
    last_ok_at = case when p.account_id = excluded.account_id then p.last_ok_at end,
    failures = case when p.account_id = excluded.account_id and p.key_version = excluded.key_version then p.failures else 0 end,
    shows_names = p.shows_names and p.account_id = excluded.account_id,
    account_id = excluded.account_id, session_id = excluded.session_id, endpoint = excluded.endpoint,
    p256dh = excluded.p256dh, auth = excluded.auth, key_version = excluded.key_version, locale = excluded.locale,
    device = excluded.device, confirmed_at = excluded.confirmed_at
  returning p.id`;

// A row that somebody else holds is on its way out already, or waits for the next time.
const KEEP_NEWEST = `
  delete from push_subscription where account_id = $1 and id in (
    select id from push_subscription where account_id = $1 and id in (
      select id from push_subscription where account_id = $1 order by confirmed_at desc, id offset $2
    ) for update skip locked
  )`;

@Injectable()
export class Subscribe {
  constructor(
    private readonly database: Database,
    private readonly services: PushServices,
    private readonly pushKeys: PushKeys,
    private readonly hint: OutboxHint,
    @Inject(DataKeys) private readonly keys: DataKeys,
  ) {}

  async subscribe(
    { id: account, session }: MemberIdentity,
    { endpoint, keys, application_server_key: publicKey }: BrowserSubscription,
    { locale, device: browser }: { readonly locale: string; readonly device: string },
  ): Promise<void> {
    this.services.check(endpoint);
    const { p256dh, auth } = checkDeviceKeys(keys);
    const tenantId = currentTenantId();
    const version = await this.pushKeys.versionOf(tenantId, publicKey.replace(/=+$/, ''));
    if (version === undefined) throw new PushKeyUnknown();
    const hash = endpointHash(endpoint);
    const seal = subscriptionSeal(this.keys, tenantId, hash);
    const sealed = [seal('endpoint', endpoint), seal('p256dh', p256dh), seal('auth', auth)];
    const device = randomUUID();
    // Only a row that is new, or new to this account, has the id.
    const isNew = { text: 'select from push_subscription where id = $1::uuid', values: [device] };
    const [, stored] = await this.database.batch([
      { text: LOCK_ACCOUNT, values: [account] },
      { text: STORE, values: [account, session, device, hash, ...sealed, version, locale, browser] },
      { text: KEEP_NEWEST, values: [account, MOST_DEVICES] },
      pushEntry({ push: 'welcome', account, subject: device, device }, { onlyIf: isNew }),
    ]);
    // It has ended since it was looked up.
    if (stored?.length !== 1) throw new AuthenticationRequired();
    this.hint.give();
  }
}
