import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsInt, IsOptional, IsString, Length, Matches, Max, Min } from 'class-validator';

const MOST_GIVEN = 1_000;

export class GiveCreditsRequest {
  @ApiProperty({
    enum: ['support', 'refund'],
    description: '`refund` where the member had paid for something in vain.',
  })
  @IsIn(['support', 'refund'])
  readonly kind!: 'support' | 'refund';

  @ApiProperty({ minimum: 1, maximum: MOST_GIVEN })
  @IsInt()
  @Min(1)
  @Max(MOST_GIVEN)
  readonly credits!: number;

  @ApiProperty({ description: 'Of the caller’s choice: the same again gives nothing more.' })
  @IsString()
  @Matches(/^[\w.:-]{8,80}$/, { message: 'Give 8 to 80 letters, digits, points, colons, hyphens or underscores.' })
  readonly key!: string;

  @ApiProperty({ description: 'For the record, and for whoever answers when the member asks.' })
  @IsString()
  @Length(5, 500)
  readonly reason!: string;
}

export class CreditEntriesRequest {
  @ApiPropertyOptional({ description: 'The smallest number of the page before.' })
  @IsOptional()
  @Matches(/^[1-9]\d{0,8}$/, { message: 'Give the smallest number of the page before.' })
  readonly before?: string;
}
