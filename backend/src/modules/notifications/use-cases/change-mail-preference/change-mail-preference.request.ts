import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsIn } from 'class-validator';
import { type MailKind } from '../../kinds/mail-kinds';
import { OFFERED_KINDS } from '../../kinds/offered-kinds';

export class ChangeMailPreferenceRequest {
  @ApiProperty({ enum: OFFERED_KINDS })
  @IsIn(OFFERED_KINDS)
  kind!: MailKind;
  @ApiProperty()
  @IsBoolean()
  enabled!: boolean;
}
