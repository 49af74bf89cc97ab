import { ApiProperty } from '@nestjs/swagger';

export class MailEventsResponse {
  @ApiProperty({ description: 'Events about mails of ours. The others say nothing to us.' })
  recorded!: number;
}
