import { ApiProperty } from '@nestjs/swagger';
import { PlaceResponse } from '../../places/place.response';

export class PlacesResponse {
  @ApiProperty({ type: [PlaceResponse], description: 'At most eight, the largest first.' })
  readonly places!: readonly PlaceResponse[];
}
