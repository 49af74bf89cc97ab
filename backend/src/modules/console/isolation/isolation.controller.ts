import { Controller, Get, Inject } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Endpoint, perStaff } from '../../../platform/http';
import { IsolationRuns } from './isolation-runs';
import { IsolationRunsResponse } from './isolation.response';

const SHOWN = 20;

@ApiTags('staff')
@Controller('api/staff/isolation')
export class StaffIsolationController {
  constructor(@Inject(IsolationRuns) private readonly runs: IsolationRuns) {}

  /** Lists the last proofs that tenants are apart: a worker asks the running api as one tenant for what another has. */
  @Get()
  @ApiOkResponse({ type: IsolationRunsResponse })
  @Endpoint({ scope: 'platform', permission: 'platform.read', limit: perStaff(60, 60) })
  async list(): Promise<IsolationRunsResponse> {
    return { runs: await this.runs.latest(SHOWN) };
  }
}
