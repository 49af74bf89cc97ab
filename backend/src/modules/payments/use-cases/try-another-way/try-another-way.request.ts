import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { PAYMENT_METHODS, type PaymentMethod } from '../../../../../../contract/payments/methods';

export class TryAnotherWayRequest {
  @ApiProperty({ enum: PAYMENT_METHODS })
  @IsIn(PAYMENT_METHODS)
  readonly method!: PaymentMethod;
}
