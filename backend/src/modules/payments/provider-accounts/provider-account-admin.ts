import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { DataKeys } from '../../../platform/data-keys';
import { type PlatformConnection, PlatformDatabase } from '../../../platform/database';
import { CONFIG, type Config } from '../../../platform/config/config';
import { type AccountFacts, PaymentProviders, type PaymentMode, type ProviderName } from '../../../platform/payments';
import { runInTenant } from '../../../platform/tenancy';
import { type Actor } from '../../tenants';
import { ProviderAccountExists, ProviderAccountNotFound, ProviderRequestWaits } from '../errors';
import { type ProviderAccountStatus } from '../tables';
import {
  askSecondPerson,
  endRequest,
  needsSecondPerson,
  secretNeedsSecondPerson,
  waitingRequest,
} from './account-request';
import { type HeldAccount, auditAccount, holdAccount } from './held-account';
import { ProviderAccounts, eventTokenHash, eventsUrlOf } from './provider-accounts';
import { asked, proveKey } from './prove-key';
import { sealOf } from './sealed-secrets';

export interface NewProviderAccount {
  readonly id: string;
  readonly provider: ProviderName;
  readonly mode: PaymentMode;
  readonly apiKey: string;
  /** Its key opens nothing but a sandbox, so that nobody else has to agree. */
  readonly isDemo?: true;
}

export interface ListedProviderAccount {
  readonly id: string;
  readonly provider: ProviderName;
  readonly mode: PaymentMode;
  readonly status: ProviderAccountStatus;
  readonly position: number;
}

export interface AddedProviderAccount {
  readonly eventsUrl: string;
  readonly facts: AccountFacts;
  /** Whether it waits for a second person. */
  readonly waits: boolean;
}

/** The states that staff may ask for. This service decides whether `active` waits for a second person. */
export type WantedStatus = Exclude<ProviderAccountStatus, 'waiting'>;

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
  async add(tenantId: number, account: NewProviderAccount, actor: Actor): Promise<AddedProviderAccount> {
    const { id, provider, mode, apiKey, isDemo } = account;
    const facts = await proveKey(this.providers.byName(provider), { apiKey, mode });
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const { seal } = sealOf(this.keys, tenantId, id);
    const waits = needsSecondPerson(provider, mode) && !isDemo;
    await this.platform.transaction(async (connection) => {
      const added = await connection.execute(
        `insert into provider_account
           (tenant_id, id, provider, mode, position, api_key, event_secrets, event_token, event_token_hash, status, payee)
         select $1, $2, $3, $4, coalesce(max(position) + 1, 0), $5, $6, $7, $8, $9, $10
         from provider_account where tenant_id = $1
         on conflict (tenant_id, id) do nothing`,
        [
          ...[tenantId, id, provider, mode],
          ...[seal('api_key', apiKey), seal('event_secrets', '[]'), seal('event_token', token), eventTokenHash(token)],
          ...[waits ? 'waiting' : 'active', facts.payee],
        ],
      );
      if (added === 0) throw new ProviderAccountExists();
      const details = { provider, mode, payee: facts.payee, waits };
      await auditAccount(connection, actor, { tenantId, id, action: 'payments.account_added', details });
      const request = { tenantId, account: id, change: 'activation', payee: facts.payee } as const;
      if (waits) await askSecondPerson(connection, request, actor);
    });
    return { eventsUrl: eventsUrlOf(this.config, provider, token), facts, waits };
  }

  /** Asks the provider whether the key still works. Nothing is changed. */
  async check(tenantId: number, id: string): Promise<AccountFacts> {
    const { provider, access } = await this.opened(tenantId, id);
    return proveKey(provider, access);
  }

  /** Puts another key in the place of the one before, once the provider has said that it works. Answers whether it waits. */
  async replaceKey(tenantId: number, id: string, apiKey: string, actor: Actor): Promise<boolean> {
    const { provider, access } = await this.opened(tenantId, id);
    const { payee } = await proveKey(provider, { apiKey, mode: access.mode });
    const sealedKey = sealOf(this.keys, tenantId, id).seal('api_key', apiKey);
    const waits = needsSecondPerson(provider.name, access.mode);
    await this.changing(tenantId, id, async (connection) => {
      if (await waitingRequest(connection, tenantId, id)) throw new ProviderRequestWaits();
      if (waits) await askSecondPerson(connection, { tenantId, account: id, change: 'key', payee, sealedKey }, actor);
      else
        await connection.execute(
          'update provider_account set api_key = $3, payee = $4 where tenant_id = $1 and id = $2',
          [tenantId, id, sealedKey, payee],
        );
      const details = { payee, waits };
      await auditAccount(connection, actor, { tenantId, id, action: 'payments.key_replaced', details });
    });
    return waits;
  }

  /**
   * The secret that signs events from now on. The one before it holds until the next is added. Where events are believed, a
   * second person agrees first. Answers whether it waits for that.
   */
  async addEventSecret(tenantId: number, id: string, secret: string, actor: Actor): Promise<boolean> {
    const { seal, open } = sealOf(this.keys, tenantId, id);
    return this.changing(tenantId, id, async (connection, { provider, mode, payee, event_secrets: sealed }) => {
      const waits = secretNeedsSecondPerson(provider, mode);
      const [current] = JSON.parse(open('event_secrets', sealed)) as string[];
      const secrets = [secret, ...(current === undefined || current === secret ? [] : [current])];
      const sealedSecrets = seal('event_secrets', JSON.stringify(secrets));
      const request = { tenantId, account: id, change: 'event_secret', payee: payee ?? '', sealedSecrets } as const;
      if (waits) await askSecondPerson(connection, request, actor);
      else
        await connection.execute('update provider_account set event_secrets = $3 where tenant_id = $1 and id = $2', [
          ...[tenantId, id, sealedSecrets],
        ]);
      const details = { waits };
      await auditAccount(connection, actor, { tenantId, id, action: 'payments.event_secret_added', details });
      return waits;
    });
  }

  /** Takes the key that opens the balance, once the provider has said that it does. */
  async setReportsKey(tenantId: number, id: string, reportsKey: string, actor: Actor): Promise<void> {
    const { provider, access } = await this.opened(tenantId, id);
    const { seal } = sealOf(this.keys, tenantId, id);
    const period = { from: new Date(), until: new Date() };
    await asked(() => provider.list({ ...access, reportsKey }, { what: 'balance', period }));
    await this.changing(tenantId, id, async (connection) => {
      await connection.execute('update provider_account set reports_key = $3 where tenant_id = $1 and id = $2', [
        ...[tenantId, id, seal('reports_key', reportsKey)],
      ]);
      await auditAccount(connection, actor, { tenantId, id, action: 'payments.reports_key_set' });
    });
  }

  /**
   * A closing one takes no new payments; a closed one also hears of no events any more. One that may move real money is
   * active again once a second person has agreed. Answers whether it waits for that.
   */
  async setStatus(
    tenantId: number,
    id: string,
    { status, reason }: { readonly status: WantedStatus; readonly reason?: string | undefined },
    actor: Actor,
  ): Promise<boolean> {
    return this.changing(tenantId, id, async (connection, account) => {
      const request = await waitingRequest(connection, tenantId, id);
      const waits =
        status === 'active' && account.status !== 'active' && needsSecondPerson(account.provider, account.mode);
      if (waits) {
        if (request?.change === 'activation') return true;
        const { payee } = account;
        await askSecondPerson(connection, { tenantId, account: id, change: 'activation', payee: payee ?? '' }, actor);
      } else {
        if (request?.change === 'activation')
          await endRequest(connection, { tenantId, id: request.id, by: actor.email }, 'refused');
        await connection.execute('update provider_account set status = $3 where tenant_id = $1 and id = $2', [
          ...[tenantId, id, status],
        ]);
      }
      const details = { status, waits, ...(reason !== undefined && { reason }) };
      await auditAccount(connection, actor, { tenantId, id, action: 'payments.account_changed', details });
      return waits;
    });
  }

  private async opened(tenantId: number, id: string) {
    const found = await runInTenant(tenantId, () => this.accounts.find(id));
    if (!found) throw new ProviderAccountNotFound();
    return found;
  }

  /** One change at a time of an account. */
  private changing<T>(
    tenantId: number,
    id: string,
    work: (connection: PlatformConnection, account: HeldAccount) => Promise<T>,
  ): Promise<T> {
    return this.platform.transaction(async (connection) =>
      work(connection, await holdAccount(connection, tenantId, id)),
    );
  }
}
