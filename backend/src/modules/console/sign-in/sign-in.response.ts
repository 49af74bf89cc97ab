import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

export class HalfSessionResponse {
  @ApiProperty({ enum: ['second_factor', 'enrolment'], description: 'What comes next, within ten minutes.' })
  readonly next!: 'second_factor' | 'enrolment';

  @ApiProperty({ description: 'Whether a passkey can stand in for the code.' })
  readonly has_passkey!: boolean;
}

export class EnrolmentResponse {
  @ApiProperty({ description: 'For an app that reads a QR code.' })
  readonly otpauth_uri!: string;

  @ApiProperty({ description: 'The same secret for whoever types it.' })
  readonly secret!: string;
}

export class SignedInResponse {
  @ApiPropertyOptional({ type: [String], description: 'At enrolment, and never again: each works once.' })
  readonly recovery_codes?: readonly string[];

  @ApiPropertyOptional({ description: 'After a recovery code: how many are left.' })
  readonly recovery_codes_left?: number;
}
