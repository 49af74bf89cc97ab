import { ApiProperty } from '@nestjs/swagger';

export class PostbackFigures {
  @ApiProperty()
  readonly network!: string;

  @ApiProperty({ enum: ['signup', 'activation', 'first_purchase'] })
  readonly event!: string;

  @ApiProperty({ description: 'All there were, of accounts that still exist.' })
  readonly total!: number;

  @ApiProperty()
  readonly delivered!: number;

  @ApiProperty({ description: 'By the network’s answer, or because its address leads nowhere public.' })
  readonly refused!: number;

  @ApiProperty({ description: 'Tried for three days in vain.' })
  readonly given_up!: number;

  @ApiProperty({ description: 'On their way.' })
  readonly waiting!: number;
}

export class PostbacksAnswer {
  @ApiProperty({ format: 'date' })
  readonly from!: string;

  @ApiProperty({ format: 'date' })
  readonly to!: string;

  @ApiProperty({ type: [PostbackFigures] })
  readonly rows!: PostbackFigures[];
}
