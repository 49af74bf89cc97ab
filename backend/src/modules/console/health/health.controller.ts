import { Controller, Get, Inject } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Endpoint, perStaff } from '../../../platform/http';
import { PlatformHealthResponse } from './health.response';
import { PlatformHealth } from './platform-health';

@ApiTags('staff')
@Controller('api/staff/health')
export class StaffHealthController {
  constructor(@Inject(PlatformHealth) private readonly health: PlatformHealth) {}

  /** Processes, what waits to be delivered, the database and Redis, over all tenants. It names no tenant and no person. */
  @Get()
  @ApiOkResponse({ type: PlatformHealthResponse })
  @Endpoint({ scope: 'platform', permission: 'platform.read', limit: perStaff(60, 60) })
  show(): Promise<PlatformHealthResponse> {
    return this.health.read();
  }
}
