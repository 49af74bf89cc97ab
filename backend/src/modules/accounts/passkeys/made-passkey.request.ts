import { ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsOptional, IsString, MaxLength } from 'class-validator';
import { PasskeyField } from './passkey-field';

/** The browser's answer, from Web Authentication's `RegistrationResponseJSON`. */
export class MadePasskeyRequest {
  @PasskeyField('id', 1400)
  id!: string;

  @PasskeyField('response.clientDataJSON', 4000)
  client_data!: string;

  @PasskeyField('response.attestationObject', 20_000)
  attestation!: string;

  @ApiPropertyOptional({ type: [String], description: 'Its `response.transports`.' })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(10)
  @IsString({ each: true })
  @MaxLength(30, { each: true })
  transports?: string[];
}
