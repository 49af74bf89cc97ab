import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsString, Length, Matches } from 'class-validator';
import { RETURN_REASONS, type ReturnReason } from '../../payments';

export class WriteDebitFileRequest {
  @ApiProperty({ example: 'bank', description: 'The brand’s account at a bank.' })
  @IsString()
  @Length(1, 40)
  readonly account!: string;
}

export class DebitReturnRequest {
  @ApiProperty({
    example: '0198b1c2-0000-7000-8000-000000000000',
    description: 'The end-to-end id of the debit. Statements have it without hyphens.',
  })
  @Matches(/^[\da-f]{8}-?[\da-f]{4}-?[\da-f]{4}-?[\da-f]{4}-?[\da-f]{12}$/i, {
    message: 'Give the end-to-end id of the debit, 32 digits and letters from a to f.',
  })
  readonly debit!: string;

  @ApiProperty({ enum: RETURN_REASONS })
  @IsIn(RETURN_REASONS)
  readonly reason!: ReturnReason;
}
