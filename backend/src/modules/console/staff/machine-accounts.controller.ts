import { Body, Controller, Inject, Param, Post, Req } from '@nestjs/common';
import { ApiCreatedResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { Endpoint, IdPipe, SecondFactorNeeded, StaffSessionNeeded, perStaff } from '../../../platform/http';
import { TenantNotFound, Tenants } from '../../tenants';
import { StaffExists, StaffNotFound } from '../errors';
import { TenantAccess } from '../tenants/tenant-access';
import { MachineAccounts } from './machine-accounts';
import { AddMachineRequest, IssueTokenRequest } from './staff.request';
import { AddedMachineResponse, StaffSecretResponse } from './staff.response';

const seldom = perStaff(60, 60);
const STEP_UP = [StaffSessionNeeded, SecondFactorNeeded] as const;

@ApiTags('staff')
@Controller('api/staff/machine-accounts')
export class StaffMachineAccountsController {
  constructor(
    @Inject(MachineAccounts) private readonly machines: MachineAccounts,
    @Inject(Tenants) private readonly tenants: Tenants,
    @Inject(TenantAccess) private readonly access: TenantAccess,
  ) {}

  /** Adds the account of a program with its first token, which is told in this answer and never again. */
  @Post()
  @ApiCreatedResponse({ type: AddedMachineResponse })
  @Endpoint({
    ...{ scope: 'platform', permission: 'staff.write', stepUp: true, limit: seldom },
    problems: [StaffExists, TenantNotFound, ...STEP_UP],
  })
  async add(@Req() request: FastifyRequest, @Body() body: AddMachineRequest): Promise<AddedMachineResponse> {
    const { handle, name, role } = body;
    const tenants = await Promise.all(body.tenants.map((slug) => this.tenants.get(slug)));
    const machine = { handle, name, role, tenantIds: tenants.map(({ id }) => id) };
    return this.machines.add(machine, this.access.actor(request));
  }

  /** A further token of a program's account, told in this answer and never again. The caller approves nothing of it from now on. */
  @Post(':id/tokens')
  @ApiCreatedResponse({ type: StaffSecretResponse })
  @Endpoint({
    ...{ scope: 'platform', permission: 'staff.write', stepUp: true, limit: seldom },
    problems: [StaffNotFound, ...STEP_UP],
  })
  issue(
    @Req() request: FastifyRequest,
    @Param('id', new IdPipe(StaffNotFound)) id: number,
    @Body() { label }: IssueTokenRequest,
  ): Promise<StaffSecretResponse> {
    return this.machines.issue(id, label, this.access.actor(request));
  }
}
