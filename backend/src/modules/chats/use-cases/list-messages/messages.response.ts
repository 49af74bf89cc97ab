import { ApiProperty } from '@nestjs/swagger';
import { MessageResponse } from '../../messages/message.response';

export class MessagesResponse {
  @ApiProperty({ type: [MessageResponse], description: 'Oldest first.' })
  readonly messages!: readonly MessageResponse[];
  @ApiProperty({ description: 'Whether it goes on in that direction.' })
  readonly more!: boolean;
}
