import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { Allow, IsObject, IsOptional, ValidateNested } from 'class-validator';
import { NAME_LENGTH } from '../../../../../../contract/account/member-name';
import { wordsOf } from '../../../../../../contract/profile/fields';
import { PASSWORD_LENGTH } from '../../../../../../contract/account/password-length';
import { MadePasskeyRequest } from '../../passkeys/made-passkey.request';

export const LOOKING_FOR = ['lasting', 'light', 'talk', 'open'] as const;

/** The fields of the form. The rules need the brand's minimum age, so `checkSignUp` reports all faults at once. */
export class SignUpRequest {
  @ApiProperty({ format: 'email', maxLength: 254 })
  @Allow()
  email?: string;

  @ApiProperty({ minLength: NAME_LENGTH.min, maxLength: NAME_LENGTH.max })
  @Allow()
  name?: string;

  @ApiPropertyOptional({
    minLength: PASSWORD_LENGTH.min,
    maxLength: PASSWORD_LENGTH.max,
    description: 'Needed without a `passkey`, and of no use with one.',
  })
  @Allow()
  password?: string;

  @ApiPropertyOptional({ type: MadePasskeyRequest, description: 'What opens the account in place of a password.' })
  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => MadePasskeyRequest)
  passkey?: MadePasskeyRequest;

  @ApiPropertyOptional({ format: 'date', description: 'Or its parts.' })
  @Allow()
  date_of_birth?: string;

  @ApiPropertyOptional({ description: 'Of a form without scripts: day, month and year on their own.' })
  @Allow()
  birth_day?: string;

  @ApiPropertyOptional()
  @Allow()
  birth_month?: string;

  @ApiPropertyOptional()
  @Allow()
  birth_year?: string;

  @ApiPropertyOptional({ enum: wordsOf('gender'), description: 'One that the brand offers.' })
  @Allow()
  gender?: string;

  @ApiPropertyOptional({ enum: wordsOf('seeking') })
  @Allow()
  seeking?: string;

  @ApiPropertyOptional({ description: 'Delivered once the address is confirmed.' })
  @Allow()
  signup_message?: string;

  @ApiPropertyOptional({ example: 'Europe/Amsterdam' })
  @Allow()
  time_zone?: string;

  @ApiPropertyOptional({
    type: 'integer',
    description: 'The profile that the message is for: dropped where it is no active one of this site.',
  })
  @Allow()
  signup_member?: number | string;

  @ApiPropertyOptional({ enum: LOOKING_FOR, description: 'Answered before sign-up, as the next three.' })
  @Allow()
  looking_for?: string;

  @ApiPropertyOptional({ type: 'integer' })
  @Allow()
  min_age?: number | string;

  @ApiPropertyOptional({ type: 'integer' })
  @Allow()
  max_age?: number | string;

  @ApiPropertyOptional({ type: 'integer', description: 'The id that regions.php gives.' })
  @Allow()
  countryregion?: number | string;

  @ApiProperty({
    type: 'boolean',
    description: 'Consent to the use of sensitive data (article 9 GDPR). A form sends `yes`.',
  })
  @Allow()
  sensitive_consent?: boolean | string;

  @ApiPropertyOptional({
    type: 'boolean',
    description: 'The answer where `member_resell` is on; not given is no. A form sends `yes`.',
  })
  @Allow()
  member_resell?: boolean | string;

  @ApiPropertyOptional({
    type: 'integer',
    description: 'The settings that the page was made from; else the live ones.',
  })
  @Allow()
  revision?: number | string;
}
