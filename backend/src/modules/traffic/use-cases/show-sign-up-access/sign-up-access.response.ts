import { ApiProperty } from '@nestjs/swagger';

export class SignUpAccessResponse {
  @ApiProperty({ description: 'Whether it is known where the visitor first came from.' })
  readonly has_source!: boolean;

  @ApiProperty({ enum: ['open', 'closed'] })
  readonly sign_up!: 'open' | 'closed';
}
