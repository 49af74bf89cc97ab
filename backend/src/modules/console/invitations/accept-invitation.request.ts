import { ApiProperty } from '@nestjs/swagger';
import { IsString, Length } from 'class-validator';

export class AcceptInvitationRequest {
  @ApiProperty()
  @IsString()
  @Length(1, 100)
  readonly token!: string;

  @ApiProperty({ description: 'Ten characters or more.' })
  @IsString()
  @Length(1, 1000)
  readonly password!: string;
}
