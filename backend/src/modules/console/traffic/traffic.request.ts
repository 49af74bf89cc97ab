import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { TRAFFIC_GROUPINGS, type TrafficGrouping } from '../../traffic';
import { PeriodRequest } from '../period.request';

export class TrafficRequest extends PeriodRequest {
  @ApiProperty({ enum: TRAFFIC_GROUPINGS })
  @IsIn(TRAFFIC_GROUPINGS)
  readonly by!: TrafficGrouping;
}
