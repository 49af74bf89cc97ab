import { ApiProperty } from '@nestjs/swagger';
import { type NamedInterest } from './list-interests.use-case';

class Interest implements NamedInterest {
  @ApiProperty({ description: 'Stable for ever.' })
  readonly id!: number;
  @ApiProperty({ description: 'Stable name for icons and code.' })
  readonly key!: string;
  @ApiProperty({ description: 'In the language of the visitor.' })
  readonly name!: string;
}

export class InterestsResponse {
  @ApiProperty({ type: [Interest] })
  readonly interests!: readonly Interest[];
}
