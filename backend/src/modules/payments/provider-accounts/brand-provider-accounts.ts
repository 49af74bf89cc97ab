import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../../platform/config/config';
import { DataKeys } from '../../../platform/data-keys';
import { PlatformDatabase } from '../../../platform/database';
import { type PaymentMode, type ProviderName } from '../../../platform/payments';
import { isoTime } from '../../../shared/iso-time';
import { type ProviderAccountChange, type ProviderAccountStatus } from '../tables';
import { type AccountRequest } from './account-request';
import { eventsUrlOf } from './provider-accounts';
import { sealOf } from './sealed-secrets';

export interface ShownRequest extends AccountRequest {
  readonly askedAt: string;
}

export interface BrandProviderAccount {
  readonly tenant_id: number;
  readonly id: string;
  readonly provider: ProviderName;
  readonly mode: PaymentMode;
  readonly status: ProviderAccountStatus;
  readonly payee: string | null;
  /** Null for a bank, which is told by files. */
  readonly eventsUrl: string | null;
  readonly eventSecrets: number;
  readonly hasReportsKey: boolean;
  readonly createdAt: string;
  readonly request: ShownRequest | null;
}

interface Row {
  readonly tenant_id: number;
  readonly id: string;
  readonly provider: ProviderName;
  readonly mode: PaymentMode;
  readonly status: ProviderAccountStatus;
  readonly position: number;
  readonly payee: string | null;
  readonly event_secrets: Buffer;
  readonly event_token: Buffer;
  readonly has_reports_key: boolean;
  readonly created_at: string;
  readonly request_id: string | null;
  readonly change: ProviderAccountChange;
  readonly request_payee: string;
  readonly asked_by: string;
  readonly asked_at: string;
  readonly proposers: readonly number[] | null;
  readonly approvers: readonly number[];
}

const PAGE = 50;
export const PROVIDER_ACCOUNT_CURSOR = /^\d{1,9}_\d{1,9}_[a-z][a-z0-9-]{0,29}$/;

/** Brands in the order of their numbers, and the accounts of each in the order in which they serve. */
const LIST = `
  select a.tenant_id, a.id, a.provider, a.mode, a.status, a.position, a.payee, a.event_secrets, a.event_token,
    a.reports_key is not null as has_reports_key, ${isoTime('a.created_at')} as created_at, r.id as request_id, r.change,
    r.payee as request_payee, r.asked_by, ${isoTime('r.asked_at')} as asked_at, r.proposers, r.approvers
  from provider_account a left join provider_account_request r
    on r.tenant_id = a.tenant_id and r.provider_account_id = a.id and r.status = 'waiting'
  where a.tenant_id = any($1::integer[])
    and ($2::integer is null or (a.tenant_id, a.position, a.id) > ($2::integer, $3::integer, $4::text))
  order by a.tenant_id, a.position, a.id limit ${PAGE + 1}`;

/** Lists the accounts that several brands have at providers, without what is secret of them. */
@Injectable()
export class BrandProviderAccounts {
  constructor(
    private readonly platform: PlatformDatabase,
    @Inject(DataKeys) private readonly keys: DataKeys,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async list(
    tenants: readonly number[],
    after: string | undefined,
  ): Promise<{ readonly rows: BrandProviderAccount[]; readonly next: string | null }> {
    const [tenant, position, id] = after?.split('_') ?? [];
    const found = await this.platform.query<Row>(LIST, [
      ...[tenants, tenant === undefined ? null : Number(tenant)],
      ...[position === undefined ? null : Number(position), id ?? null],
    ]);
    const rows = found.slice(0, PAGE);
    const last = found.length > PAGE ? rows.at(-1) : undefined;
    return {
      rows: rows.map((row) => this.shown(row)),
      next: last ? `${last.tenant_id}_${last.position}_${last.id}` : null,
    };
  }

  private shown(row: Row): BrandProviderAccount {
    const { tenant_id, id, provider, mode, status, payee } = row;
    const { open } = sealOf(this.keys, tenant_id, id);
    // A bank is told by files and sends no events.
    const hasEvents = provider !== 'bank';
    return {
      ...{ tenant_id, id, provider, mode, status, payee },
      eventsUrl: hasEvents ? eventsUrlOf(this.config, provider, open('event_token', row.event_token)) : null,
      eventSecrets: hasEvents ? (JSON.parse(open('event_secrets', row.event_secrets)) as string[]).length : 0,
      ...{ hasReportsKey: row.has_reports_key, createdAt: row.created_at, request: requestIn(row) },
    };
  }
}

function requestIn(row: Row): ShownRequest | null {
  if (row.request_id === null) return null;
  const { id: account, change, proposers, approvers } = row;
  return {
    ...{ id: row.request_id, account, change, payee: row.request_payee, status: 'waiting', proposers, approvers },
    ...{ askedBy: row.asked_by, askedAt: row.asked_at },
  };
}
