import { OmitType } from '@nestjs/swagger';
import { SearchMembersRequest } from '../search-members/search-members.request';

/** The filters of a search. How many match depends neither on the order nor on a page. */
export class CountMembersRequest extends OmitType(SearchMembersRequest, ['sort', 'cursor']) {}
