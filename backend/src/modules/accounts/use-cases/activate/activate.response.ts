import { ApiProperty } from '@nestjs/swagger';

const ACTIVATION_RESULTS = ['confirmed', 'confirmed_before'] as const;
export type ActivationResult = (typeof ACTIVATION_RESULTS)[number];

export class ActivateResponse {
  @ApiProperty({ enum: ACTIVATION_RESULTS, description: 'Whether this call confirmed the account, or it was already.' })
  result!: ActivationResult;
}
