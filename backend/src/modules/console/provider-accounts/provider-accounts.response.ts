import { ApiProperty } from '@nestjs/swagger';
import { PROVIDER_NAMES, type PaymentMode, type ProviderName } from '../../../platform/payments';
import {
  type BrandProviderAccount,
  PROVIDER_ACCOUNT_CHANGES,
  PROVIDER_ACCOUNT_STATUSES,
  type ProviderAccountChange,
  type ProviderAccountStatus,
} from '../../payments';
import { approvalsMissing } from '../../tenants';

const MODES = ['test', 'live'] as const;

export class ProviderAccountChangeResponse {
  @ApiProperty({ format: 'uuid' })
  readonly id!: string;

  @ApiProperty({
    enum: PROVIDER_ACCOUNT_CHANGES,
    description: 'Taking payments, a new key, or a new secret of events.',
  })
  readonly change!: ProviderAccountChange;

  @ApiProperty({ description: 'Whom payers see, as the provider told it when this was asked for.' })
  readonly payee!: string;

  @ApiProperty()
  readonly asked_by!: string;

  @ApiProperty({ format: 'date-time' })
  readonly asked_at!: string;

  @ApiProperty({ description: 'The number of people who still have to agree.' })
  readonly approvals_missing!: number;

  @ApiProperty({ description: 'Whether the word of the caller would count.' })
  readonly may_approve!: boolean;
}

export class BrandProviderAccountResponse {
  @ApiProperty({ description: 'The slug of the tenant.' })
  readonly tenant!: string;

  @ApiProperty({ description: 'The name of the account here.' })
  readonly account!: string;

  @ApiProperty({ enum: PROVIDER_NAMES })
  readonly provider!: ProviderName;

  @ApiProperty({ enum: MODES })
  readonly mode!: PaymentMode;

  @ApiProperty({ enum: PROVIDER_ACCOUNT_STATUSES, description: '`waiting` for a second person.' })
  readonly status!: ProviderAccountStatus;

  @ApiProperty({ type: String, nullable: true, description: 'Whom payers see, as the provider told it.' })
  readonly payee!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Where the provider sends events; null for a bank.' })
  readonly events_url!: string | null;

  @ApiProperty({ description: 'The number of secrets that events may be signed with.' })
  readonly event_secrets!: number;

  @ApiProperty({ description: 'Whether there is a key that opens the balance.' })
  readonly has_reports_key!: boolean;

  @ApiProperty({ format: 'date-time' })
  readonly created_at!: string;

  @ApiProperty({ type: ProviderAccountChangeResponse, nullable: true, description: 'A change that waits.' })
  readonly request!: ProviderAccountChangeResponse | null;
}

export class BrandProviderAccountsResponse {
  @ApiProperty({
    type: [BrandProviderAccountResponse],
    description: 'By brand; its first serves first. Fifty at most.',
  })
  readonly accounts!: readonly BrandProviderAccountResponse[];

  @ApiProperty({ type: String, nullable: true, description: 'Give it as `after` for the page behind this one.' })
  readonly next!: string | null;
}

export class ProviderAccountAddedResponse {
  @ApiProperty({ description: 'Whom payers see, as the provider tells it.' })
  readonly payee!: string;

  @ApiProperty({ type: String, nullable: true, description: 'Where the provider sends events; null for a bank.' })
  readonly events_url!: string | null;

  @ApiProperty({ description: 'Whether it takes payments only once a second person has agreed.' })
  readonly waits!: boolean;
}

export class ProviderKeyCheckResponse {
  @ApiProperty({ description: 'Whom payers see, as the provider tells it now.' })
  readonly payee!: string;

  @ApiProperty({ enum: MODES })
  readonly mode!: PaymentMode;
}

export class ProviderChangeAskedResponse {
  @ApiProperty({ description: 'Whether it waits for a second person.' })
  readonly waits!: boolean;
}

export class ProviderApprovalResponse {
  @ApiProperty({ description: 'The number of people who still have to agree; with none it is done.' })
  readonly approvals_missing!: number;
}

export function accountAnswer(
  account: BrandProviderAccount,
  tenant: string,
  mayApprove: boolean,
): BrandProviderAccountResponse {
  const { id, provider, mode, status, payee, request } = account;
  return {
    ...{ tenant, account: id, provider, mode, status, payee, events_url: account.eventsUrl },
    ...{ event_secrets: account.eventSecrets, has_reports_key: account.hasReportsKey, created_at: account.createdAt },
    request: request && {
      ...{ id: request.id, change: request.change, payee: request.payee },
      ...{ asked_by: request.askedBy, asked_at: request.askedAt },
      ...{ approvals_missing: approvalsMissing(request), may_approve: mayApprove },
    },
  };
}
