import { ApiProperty } from '@nestjs/swagger';
import { SearchMembersRequest } from '../search-members/search-members.request';

export class LastSearchResponse {
  @ApiProperty({
    type: SearchMembersRequest,
    nullable: true,
    description: 'Filters and order of the search made last, on any device; null before the first.',
  })
  readonly search!: SearchMembersRequest | null;
}
