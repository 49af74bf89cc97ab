import { Controller, Get, Inject, Query, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { Endpoint, InvalidInput, perStaff } from '../../../platform/http';
import { ReachedBrands } from '../money/reached-brands';
import { staffIn } from '../tenants/tenant-access';
import { FoundObjects } from './found-objects';
import { FindObjectsRequest } from './found.request';
import { FoundObjectsResponse } from './found.response';

/** Enough for a box that searches as one types. */
const SEARCHES = perStaff(1200, 3600);

@ApiTags('staff')
@Controller('api/staff/found')
export class StaffFoundController {
  constructor(
    @Inject(ReachedBrands) private readonly brands: ReachedBrands,
    @Inject(FoundObjects) private readonly objects: FoundObjects,
  ) {}

  /**
   * Reports, decisions, appeals and photos of the tenants that the caller reaches, and fleet waves, by a whole id or reference. The
   * caller is told of what a screen shows them, and of nothing else.
   */
  @Get()
  @ApiOkResponse({ type: FoundObjectsResponse })
  @Endpoint({ scope: 'platform', permission: 'staff.self', limit: SEARCHES, problems: [InvalidInput] })
  async find(@Req() request: FastifyRequest, @Query() { q }: FindObjectsRequest): Promise<FoundObjectsResponse> {
    const brands = await this.brands.of(request, undefined);
    return { found: await this.objects.find(q.trim(), staffIn(request).role, brands) };
  }
}
