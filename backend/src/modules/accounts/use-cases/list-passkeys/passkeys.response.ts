import { ApiProperty } from '@nestjs/swagger';
import { Passkey } from '../../passkeys/passkey.response';

export class PasskeysResponse {
  @ApiProperty({ type: [Passkey] })
  passkeys!: Passkey[];
}
