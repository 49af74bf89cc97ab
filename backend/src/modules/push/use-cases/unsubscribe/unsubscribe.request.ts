import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import { LONGEST_ENDPOINT } from '../../endpoints/push-services';

export class UnsubscribePushRequest {
  @ApiProperty({ maxLength: LONGEST_ENDPOINT })
  @IsString()
  @MaxLength(LONGEST_ENDPOINT)
  readonly endpoint!: string;
}
