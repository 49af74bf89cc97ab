import { ApiProperty } from '@nestjs/swagger';
import { IsString, Length } from 'class-validator';

export class StaffSignInRequest {
  @ApiProperty({ format: 'email' })
  @IsString()
  @Length(1, 254)
  readonly email!: string;

  @ApiProperty()
  @IsString()
  @Length(1, 1000)
  readonly password!: string;
}

export class SecondFactorRequest {
  @ApiProperty({ description: 'Six digits from the app, or a recovery code.', example: '492039' })
  @IsString()
  @Length(6, 40)
  readonly code!: string;
}
