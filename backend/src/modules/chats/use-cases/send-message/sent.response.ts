import { ApiProperty } from '@nestjs/swagger';
import { MessageResponse } from '../../messages/message.response';

export class SentResponse {
  @ApiProperty()
  readonly conversation!: number;
  @ApiProperty({ type: MessageResponse })
  readonly message!: MessageResponse;
  @ApiProperty({ description: 'The balance now.' })
  readonly credits!: number;
}
