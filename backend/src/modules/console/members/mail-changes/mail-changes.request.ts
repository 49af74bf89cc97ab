import { ApiProperty } from '@nestjs/swagger';
import { IsString, Length } from 'class-validator';

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
