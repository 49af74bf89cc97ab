import { ApiProperty } from '@nestjs/swagger';
import { type MailKind } from '../../kinds/mail-kinds';
import { OFFERED_KINDS } from '../../kinds/offered-kinds';

class MailPreference {
  @ApiProperty({ enum: OFFERED_KINDS })
  kind!: MailKind;
  @ApiProperty({ description: 'What the member chose; while there is a suppression none is sent all the same.' })
  enabled!: boolean;
}

class MailSuppression {
  @ApiProperty({
    enum: ['bounce', 'complaint', 'unsubscribe'],
    description: 'The address took no mail; a mail was called spam; all mails were stopped by the link in one.',
  })
  reason!: 'bounce' | 'complaint' | 'unsubscribe';
  @ApiProperty({ format: 'date-time' })
  since!: string;
}

export class MailPreferencesResponse {
  @ApiProperty({ type: [MailPreference], description: 'The kinds of which there are mails.' })
  mails!: MailPreference[];
  @ApiProperty({ type: MailSuppression, nullable: true, description: 'Why no mail of any kind is sent.' })
  suppression!: MailSuppression | null;
}
