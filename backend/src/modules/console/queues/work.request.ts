import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsInt, IsOptional, IsString, Length, Max, Min } from 'class-validator';
import { WORK_QUEUES, type WorkQueue } from './queue-names';

export class QueueClaimsRequest {
  @ApiProperty({ enum: WORK_QUEUES })
  @IsIn(WORK_QUEUES)
  readonly queue!: WorkQueue;
}

export class ClaimWorkRequest extends QueueClaimsRequest {
  @ApiPropertyOptional({
    example: 'everglow',
    description: 'The slug of one tenant; else all that the caller reaches.',
  })
  @IsOptional()
  @IsString()
  @Length(2, 40)
  readonly tenant?: string;

  @ApiPropertyOptional({ default: 20, description: 'How many the caller wants to have at a time.' })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(50)
  readonly most: number = 20;

  @ApiPropertyOptional({
    example: '1234',
    description: 'What the caller wants before all others. It is given where it waits and nobody else has it.',
  })
  @IsOptional()
  @IsString()
  @Length(1, 40)
  readonly item?: string;
}
