import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import { LONGEST_ENDPOINT } from '../../endpoints/push-services';

export class SendTestPushRequest {
  @ApiProperty({ maxLength: LONGEST_ENDPOINT, description: 'The subscription of the browser that asks.' })
  @IsString()
  @MaxLength(LONGEST_ENDPOINT)
  readonly endpoint!: string;
}
