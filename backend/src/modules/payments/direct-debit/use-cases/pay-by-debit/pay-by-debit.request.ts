import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Equals, IsIn, IsInt, IsOptional, IsUUID, Length, Matches, Max, Min } from 'class-validator';
import { BEGIN_NOW_CONSENT } from '../../../../../../../contract/payments/consent';
import { MANDATE_TEXT } from '../../../../../../../contract/payments/mandate-text';
import { IsDiscountCode } from '../../../discounts/is-discount-code';
import { PHONE } from '../send-phone-code/send-phone-code.request';
import { CREDITS_WHEN } from '../show-debit-offer/debit-offer.response';

// A line of a name or address, as banks take it and without markup.
const LINE = /^(?=.*\S)[^<>\p{Cc}]+$/u;
const line = { message: 'Fill this in.' };

export class PayByDebitRequest {
  @ApiProperty({ format: 'uuid', description: 'Made by the page for this press: sent again it is the same order.' })
  @IsUUID()
  readonly key!: string;

  @ApiProperty({ description: 'The id of a package.' })
  @Matches(/^[a-z0-9-]{1,40}$/, { message: 'Choose one of the packages.' })
  readonly package!: string;

  @ApiProperty({ description: 'The price that the page shows, in minor units.' })
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  readonly amount!: number;

  @ApiProperty({ enum: ['EUR'] })
  @Equals('EUR', { message: 'A direct debit is paid in euros.' })
  readonly currency!: 'EUR';

  @ApiPropertyOptional({ description: 'The code of the discount inside the price.' })
  @IsOptional()
  @IsDiscountCode()
  readonly discount?: string;

  @ApiProperty({ enum: CREDITS_WHEN, description: 'When the credits come, as the page shows it.' })
  @IsIn(CREDITS_WHEN)
  readonly credits_when!: (typeof CREDITS_WHEN)[number];

  @ApiProperty({ enum: [BEGIN_NOW_CONSENT] })
  @Equals(BEGIN_NOW_CONSENT, { message: 'Tick the box to begin at once.' })
  readonly begin_now!: typeof BEGIN_NOW_CONSENT;

  @ApiProperty({ enum: [MANDATE_TEXT], description: 'The words of the mandate that the payer authorises.' })
  @Equals(MANDATE_TEXT, { message: 'Tick the box to authorise the direct debit.' })
  readonly authorisation!: typeof MANDATE_TEXT;

  @ApiProperty({ maxLength: 70 })
  @Length(2, 70)
  @Matches(LINE, line)
  readonly account_holder!: string;

  @ApiProperty({ description: 'Spaces and small letters do not matter.' })
  @Length(1, 50)
  readonly iban!: string;

  @ApiProperty({ maxLength: 70 })
  @Length(1, 70)
  @Matches(LINE, line)
  readonly street!: string;

  @ApiProperty({ maxLength: 16 })
  @Length(1, 16)
  @Matches(LINE, line)
  readonly house_number!: string;

  @ApiProperty({ maxLength: 16 })
  @Length(1, 16)
  @Matches(LINE, line)
  readonly zip!: string;

  @ApiProperty({ maxLength: 35 })
  @Length(1, 35)
  @Matches(LINE, line)
  readonly city!: string;

  @ApiProperty({ description: 'The number that got the code.' })
  @Matches(PHONE, { message: 'Enter a phone number.' })
  readonly phone!: string;

  @ApiProperty({ description: 'The six digits of the message.' })
  @Matches(/^\d{6}$/, { message: 'Enter the six digits of the message.' })
  readonly otp!: string;
}
