import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsString, Length, Matches } from 'class-validator';
import { PROVIDER_NAMES, type PaymentMode, type ProviderName } from '../../../platform/payments';
import { PROVIDER_ACCOUNT_CURSOR, type WantedStatus } from '../../payments';
import { AfterPage, OneTenant } from '../list.request';

const MODES = ['test', 'live'] as const;
const WANTED = ['active', 'closing', 'closed'] as const;

/** No fault quotes what was given. */
const LINE = /^[\x20-\x7e\u00a1-\u024f]{5,500}$/;
const LINE_MESSAGE = 'Give it in one line, as the provider shows it.';

export class ListProviderAccountsRequest {
  @OneTenant()
  readonly tenant?: string;

  @AfterPage(PROVIDER_ACCOUNT_CURSOR)
  readonly after?: string;
}

export class AddProviderAccountRequest {
  @ApiProperty({ example: 'mollie', description: 'The name of the account here.' })
  @Matches(/^[a-z][a-z0-9-]{0,29}$/, { message: 'Give a letter and then up to 29 small letters, digits and hyphens.' })
  readonly account!: string;

  @ApiProperty({ enum: PROVIDER_NAMES })
  @IsIn(PROVIDER_NAMES)
  readonly provider!: ProviderName;

  @ApiProperty({ enum: MODES })
  @IsIn(MODES)
  readonly mode!: PaymentMode;

  @ApiProperty({ writeOnly: true, description: 'It is never answered.' })
  @IsString()
  @Matches(LINE, { message: LINE_MESSAGE })
  readonly key!: string;
}

export class ProviderSecretRequest {
  @ApiProperty({ writeOnly: true, description: 'It is never answered.' })
  @IsString()
  @Matches(LINE, { message: LINE_MESSAGE })
  readonly secret!: string;
}

export class ProviderAccountStatusRequest {
  @ApiProperty({ enum: WANTED, description: '`closing` takes no new payments, `closed` hears of no events either.' })
  @IsIn(WANTED)
  readonly status!: WantedStatus;

  @ApiProperty()
  @IsString()
  @Length(5, 500)
  readonly reason!: string;
}
