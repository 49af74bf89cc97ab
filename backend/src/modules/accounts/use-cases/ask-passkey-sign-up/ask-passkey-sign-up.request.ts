import { ApiProperty } from '@nestjs/swagger';
import { IsString, Length } from 'class-validator';

/** As the sign-up is going to have them: the browser shows them beside the passkey. */
export class AskPasskeySignUpRequest {
  @ApiProperty({ format: 'email' })
  @IsString()
  @Length(1, 254)
  email!: string;

  @ApiProperty()
  @IsString()
  @Length(1, 100)
  name!: string;
}
