import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { DataKeys } from '../../../platform/data-keys';
import { Database, PlatformDatabase, type RowOf } from '../../../platform/database';
import { CONFIG, type Config, originOf } from '../../../platform/config/config';
import {
  type PaymentProvider,
  PaymentProviders,
  type ProviderAccess,
  type ProviderName,
} from '../../../platform/payments';
import { currentTenantId } from '../../../platform/tenancy';
import { type PAYMENTS_TABLES } from '../tables';
import { type Sealed, sealOf } from './sealed-secrets';

type Row = RowOf<typeof PAYMENTS_TABLES.provider_account>;

/** An account at a provider that can be worked with. */
export interface ProviderAccount {
  readonly id: string;
  readonly provider: PaymentProvider;
  readonly access: ProviderAccess;
  /** Where the provider tells of changes. */
  readonly eventsUrl: string;
  /** Any of them may have signed an event. */
  readonly eventSecrets: readonly string[];
  readonly takesPayments: boolean;
}

const COLUMNS = 'id, provider, mode, status, position, api_key, event_secrets, event_token, reports_key';

/** The accounts that the tenant in scope has at providers. */
@Injectable()
export class ProviderAccounts {
  constructor(
    private readonly database: Database,
    private readonly platform: PlatformDatabase,
    @Inject(PaymentProviders) private readonly providers: PaymentProviders,
    @Inject(DataKeys) private readonly keys: DataKeys,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Those that take payments; where several offer a method, the first one serves it. */
  async active(): Promise<ProviderAccount[]> {
    const rows = await this.database.query<Row>(
      `select ${COLUMNS} from provider_account where status = 'active' order by position, id`,
    );
    return rows.map((row) => this.open(row));
  }

  /** Whether an account takes payments as soon as a second person has agreed. */
  async isOneWaiting(): Promise<boolean> {
    const waiting = await this.database.query("select 1 from provider_account where status = 'waiting' limit 1", []);
    return waiting.length > 0;
  }

  /** Also one that takes no payments any more: what was paid there is still looked after. */
  async get(id: string): Promise<ProviderAccount> {
    const found = await this.find(id);
    if (!found) throw new Error(`this tenant has no provider account ${id}`);
    return found;
  }

  async find(id: string): Promise<ProviderAccount | undefined> {
    const [row] = await this.database.query<Row>(`select ${COLUMNS} from provider_account where id = $1`, [id]);
    return row && this.open(row);
  }

  /** The account that an event's address names, of whichever tenant. */
  async findByToken(
    token: string,
  ): Promise<{ readonly tenantId: number; readonly account: ProviderAccount } | undefined> {
    const [found] = await this.platform.prepared<Row & { readonly tenant_id: number }>(
      `select tenant_id, ${COLUMNS} from provider_account where event_token_hash = $1 and status <> 'closed'`,
      [eventTokenHash(token)],
    );
    return found && { tenantId: found.tenant_id, account: this.open(found, found.tenant_id) };
  }

  private open(row: Row, tenantId = currentTenantId()): ProviderAccount {
    const seal = sealOf(this.keys, tenantId, row.id);
    const opened: Sealed = {
      apiKey: seal.open('api_key', row.api_key),
      eventSecrets: JSON.parse(seal.open('event_secrets', row.event_secrets)) as string[],
      eventToken: seal.open('event_token', row.event_token),
      reportsKey: row.reports_key === null ? undefined : seal.open('reports_key', row.reports_key),
    };
    return {
      id: row.id,
      provider: this.providers.byName(row.provider),
      access: { apiKey: opened.apiKey, mode: row.mode, reportsKey: opened.reportsKey },
      eventsUrl: eventsUrlOf(this.config, row.provider, opened.eventToken),
      eventSecrets: opened.eventSecrets,
      takesPayments: row.status === 'active',
    };
  }
}

/** On the console's host: a brand that is suspended still hears of chargebacks. */
export const eventsUrlOf = (config: Config, provider: ProviderName, token: string): string =>
  `${originOf(config, config.CONSOLE_HOST)}/api/payment-events/${provider}/${token}`;

export const eventTokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();
