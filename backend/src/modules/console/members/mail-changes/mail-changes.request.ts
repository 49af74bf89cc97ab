import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString, Length } from 'class-validator';

export class MailChangePreviewRequest {
  @ApiProperty({ format: 'email', description: 'The new address.' })
  @IsString()
  @Length(1, 254)
  readonly email!: string;
}

export class StaffMailChangeRequest extends MailChangePreviewRequest {
  @ApiProperty({
    description: 'How it was proven who asks. The second person reads it, and the member in their export.',
  })
  @IsString()
  @Length(5, 500)
  readonly reason!: string;
}

export class WaitingMailChangesRequest {
  @ApiPropertyOptional({ example: 'everglow', description: 'The slug of one tenant. Left out: all that one reaches.' })
  @IsOptional()
  @IsString()
  @Length(2, 40)
  readonly tenant?: string;
}
