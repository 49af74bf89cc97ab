import { ApiProperty } from '@nestjs/swagger';
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';

export class PasskeyOptionsResponse {
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description: 'As Web Authentication writes its `PublicKeyCredentialCreationOptionsJSON`.',
  })
  options!: PublicKeyCredentialCreationOptionsJSON;
}

export class PasskeySignInOptionsResponse {
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description: 'As Web Authentication writes its `PublicKeyCredentialRequestOptionsJSON`.',
  })
  options!: PublicKeyCredentialRequestOptionsJSON;
}
