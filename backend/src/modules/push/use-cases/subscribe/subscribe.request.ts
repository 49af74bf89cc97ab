import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsNumber, IsObject, IsOptional, IsString, Matches, MaxLength, ValidateNested } from 'class-validator';
import { LONGEST_ENDPOINT } from '../../endpoints/push-services';

const BASE64URL = /^[\w-]{1,100}={0,2}$/;
const message = 'Send what the browser made, in base64url.';

class SubscriptionKeys {
  @ApiProperty({ description: 'A point of P-256, uncompressed.' })
  @IsString()
  @Matches(BASE64URL, { message })
  readonly p256dh!: string;

  @ApiProperty({ description: '16 bytes.' })
  @IsString()
  @Matches(BASE64URL, { message })
  readonly auth!: string;
}

/** The result of `PushSubscription.toJSON()`, with the key that the subscription was made with. */
export class SubscribeRequest {
  @ApiProperty({ maxLength: LONGEST_ENDPOINT })
  @IsString()
  @MaxLength(LONGEST_ENDPOINT)
  readonly endpoint!: string;

  @ApiProperty({ type: SubscriptionKeys })
  @IsObject()
  @ValidateNested()
  @Type(() => SubscriptionKeys)
  readonly keys!: SubscriptionKeys;

  @ApiProperty({
    description: 'Its `options.applicationServerKey`, in base64url: a `push_public_key` of the settings.',
  })
  @IsString()
  @Matches(BASE64URL, { message })
  readonly application_server_key!: string;

  @ApiPropertyOptional({
    type: Number,
    nullable: true,
    description: 'Is not looked at: push services answer when it is over.',
  })
  @IsOptional()
  @IsNumber()
  readonly expirationTime?: number | null;
}
