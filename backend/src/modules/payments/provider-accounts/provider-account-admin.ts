import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { DataKeys } from '../../../platform/data-keys';
import { type PlatformConnection, PlatformDatabase } from '../../../platform/database';
import { CONFIG, type Config, originOf } from '../../../platform/config/config';
import { type AccountFacts, PaymentProviders, type PaymentMode, type ProviderName } from '../../../platform/payments';
import { runInTenant } from '../../../platform/tenancy';
import { type Actor, audit } from '../../tenants';
import { ProviderAccountExists, ProviderAccountNotFound } from '../errors';
import { ProviderAccounts, eventTokenHash } from './provider-accounts';
import { sealOf } from './sealed-secrets';

export interface NewProviderAccount {
  readonly id: string;
  readonly provider: ProviderName;
  readonly mode: PaymentMode;
  readonly apiKey: string;
}

export interface ListedProviderAccount {
  readonly id: string;
  readonly provider: ProviderName;
  readonly mode: PaymentMode;
  readonly status: 'active' | 'closing' | 'closed';
  readonly position: number;
}

const TOKEN_BYTES = 16;

/** Lets staff connect a tenant with its providers. Each change is in one transaction with its audit entry; no secret is in one. */
@Injectable()
export class ProviderAccountAdmin {
  constructor(
    private readonly platform: PlatformDatabase,
    @Inject(PaymentProviders) private readonly providers: PaymentProviders,
    private readonly accounts: ProviderAccounts,
    @Inject(DataKeys) private readonly keys: DataKeys,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  list(tenantId: number): Promise<ListedProviderAccount[]> {
    return this.platform.query<ListedProviderAccount>(
      'select id, provider, mode, status, position from provider_account where tenant_id = $1 order by position, id',
      [tenantId],
    );
  }

  /** Asks the provider whether the key works, and for which mode, before anything is stored. Answers where it sends events. */
  async add(
    tenantId: number,
    { id, provider, mode, apiKey }: NewProviderAccount,
    actor: Actor,
  ): Promise<{ readonly eventsUrl: string; readonly facts: AccountFacts }> {
    const facts = await this.providers.byName(provider).verify({ apiKey, mode });
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const { seal } = sealOf(this.keys, tenantId, id);
    await this.platform.transaction(async (connection) => {
      const added = await connection.execute(
        `insert into provider_account
           (tenant_id, id, provider, mode, position, api_key, event_secrets, event_token, event_token_hash)
         select $1, $2, $3, $4, coalesce(max(position) + 1, 0), $5, $6, $7, $8 from provider_account where tenant_id = $1
         on conflict (tenant_id, id) do nothing`,
        [
          ...[tenantId, id, provider, mode],
          ...[seal('api_key', apiKey), seal('event_secrets', '[]'), seal('event_token', token), eventTokenHash(token)],
        ],
      );
      if (added === 0) throw new ProviderAccountExists();
      await this.write(connection, {
        tenantId,
        id,
        actor,
        action: 'payments.account_added',
        details: { provider, mode },
      });
    });
    const origin = originOf(this.config, this.config.CONSOLE_HOST);
    return { eventsUrl: `${origin}/api/payment-events/${provider}/${token}`, facts };
  }

  /** The secret that signs events from now on. The one before it holds until the next is added. */
  async addEventSecret(tenantId: number, id: string, secret: string, actor: Actor): Promise<void> {
    const { seal, open } = sealOf(this.keys, tenantId, id);
    await this.platform.transaction(async (connection) => {
      const [row] = await connection.query<{ event_secrets: Buffer }>(
        'select event_secrets from provider_account where tenant_id = $1 and id = $2 for update',
        [tenantId, id],
      );
      if (!row) throw new ProviderAccountNotFound();
      const [current] = JSON.parse(open('event_secrets', row.event_secrets)) as string[];
      const secrets = [secret, ...(current === undefined || current === secret ? [] : [current])];
      await connection.execute('update provider_account set event_secrets = $3 where tenant_id = $1 and id = $2', [
        ...[tenantId, id, seal('event_secrets', JSON.stringify(secrets))],
      ]);
      await this.write(connection, { tenantId, id, actor, action: 'payments.event_secret_added' });
    });
  }

  /** Takes the key that opens the balance, once the provider has said that it does. */
  async setReportsKey(tenantId: number, id: string, reportsKey: string, actor: Actor): Promise<void> {
    if (!(await this.list(tenantId)).some((one) => one.id === id)) throw new ProviderAccountNotFound();
    const { seal } = sealOf(this.keys, tenantId, id);
    const { provider, access } = await runInTenant(tenantId, () => this.accounts.get(id));
    const period = { from: new Date(), until: new Date() };
    await provider.list({ ...access, reportsKey }, { what: 'balance', period });
    await this.platform.transaction(async (connection) => {
      await connection.execute('update provider_account set reports_key = $3 where tenant_id = $1 and id = $2', [
        ...[tenantId, id, seal('reports_key', reportsKey)],
      ]);
      await this.write(connection, { tenantId, id, actor, action: 'payments.reports_key_set' });
    });
  }

  /** A closing one takes no new payments; a closed one also hears of no events any more. */
  async setStatus(tenantId: number, id: string, status: ListedProviderAccount['status'], actor: Actor): Promise<void> {
    await this.platform.transaction(async (connection) => {
      const changed = await connection.execute(
        'update provider_account set status = $3 where tenant_id = $1 and id = $2',
        [tenantId, id, status],
      );
      if (changed === 0) throw new ProviderAccountNotFound();
      await this.write(connection, { tenantId, id, actor, action: 'payments.account_changed', details: { status } });
    });
  }

  private write(connection: PlatformConnection, { tenantId, id, actor, action, details = {} }: Written): Promise<void> {
    return audit(connection, actor, { action, tenantId, subject: `provider_account:${id}`, details });
  }
}

interface Written {
  readonly tenantId: number;
  readonly id: string;
  readonly actor: Actor;
  readonly action: string;
  readonly details?: Readonly<Record<string, unknown>>;
}
