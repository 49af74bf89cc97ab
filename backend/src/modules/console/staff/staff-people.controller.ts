import { Controller, Get, Inject, Param, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { Endpoint, IdPipe, perStaff } from '../../../platform/http';
import { TokenNotFound } from '../errors';
import { staffIn } from '../tenants/tenant-access';
import { StaffPeople } from './staff-people';
import { StaffTokens } from './staff-tokens';
import { StaffPeopleResponse, StaffTokensResponse } from './staff.response';

const often = perStaff(300, 60);

@ApiTags('staff')
@Controller('api/staff/people')
export class StaffPeopleController {
  constructor(
    @Inject(StaffPeople) private readonly people: StaffPeople,
    @Inject(StaffTokens) private readonly tokens: StaffTokens,
  ) {}

  @Get()
  @ApiOkResponse({ type: StaffPeopleResponse })
  @Endpoint({ scope: 'platform', permission: 'staff.write', limit: often })
  async list(@Req() request: FastifyRequest): Promise<StaffPeopleResponse> {
    return { staff: await this.people.list(staffIn(request)) };
  }

  /** Lists the tokens that still work: one's own, and for operators anybody's. No token itself is ever told again. */
  @Get(':id/tokens')
  @ApiOkResponse({ type: StaffTokensResponse })
  @Endpoint({ scope: 'platform', permission: 'staff.self', limit: often, problems: [TokenNotFound] })
  async listTokens(
    @Req() request: FastifyRequest,
    @Param('id', new IdPipe(TokenNotFound)) id: number,
  ): Promise<StaffTokensResponse> {
    const staff = staffIn(request);
    if (staff.role !== 'operator' && staff.id !== id) throw new TokenNotFound();
    return { tokens: await this.tokens.tokensOf(id) };
  }
}
