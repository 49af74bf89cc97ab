import { Body, Controller, Delete, HttpCode, Inject, Param, Post, Put, Req } from '@nestjs/common';
import { ApiCreatedResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { Endpoint, IdPipe, SecondFactorNeeded, StaffSessionNeeded, perStaff } from '../../../platform/http';
import { TenantNotFound, Tenants } from '../../tenants';
import {
  ApproverNotConfirmed,
  MachineAccount,
  NotOwnToken,
  OwnAccount,
  OwnConfirmation,
  StaffExists,
  StaffNotFound,
  StaffNotReady,
  TokenNotFound,
} from '../errors';
import { Invitations } from '../invitations/invitations';
import { TenantAccess, staffIn } from '../tenants/tenant-access';
import { StaffConfirmations } from './staff-confirmations';
import { StaffRoles } from './staff-roles';
import { StaffTokens } from './staff-tokens';
import { AddStaffRequest, IssueTokenRequest, StaffRoleRequest } from './staff.request';
import { AddedStaffResponse, StaffSecretResponse } from './staff.response';

const seldom = perStaff(60, 60);
const STEP_UP = [StaffSessionNeeded, SecondFactorNeeded] as const;

@ApiTags('staff')
@Controller('api/staff/people')
export class StaffController {
  constructor(
    @Inject(StaffTokens) private readonly staff: StaffTokens,
    @Inject(StaffRoles) private readonly roles: StaffRoles,
    @Inject(StaffConfirmations) private readonly confirmations: StaffConfirmations,
    @Inject(Invitations) private readonly invitations: Invitations,
    @Inject(Tenants) private readonly tenants: Tenants,
    @Inject(TenantAccess) private readonly access: TenantAccess,
  ) {}

  /** The account is the caller's until somebody else has confirmed it: it approves nothing of the caller's, and nothing yet. */
  @Post()
  @ApiCreatedResponse({ type: AddedStaffResponse })
  @Endpoint({
    ...{ scope: 'platform', permission: 'staff.write', stepUp: true, limit: seldom },
    problems: [StaffExists, TenantNotFound, ...STEP_UP],
  })
  async add(@Req() request: FastifyRequest, @Body() body: AddStaffRequest): Promise<AddedStaffResponse> {
    const { email, name, role } = body;
    const person = { email, name, role, tenantIds: await this.idsOf(body.tenants) };
    return { id: await this.staff.add(person, this.access.actor(request)) };
  }

  /** Changes somebody else's role and tenants, and ends their sessions and tokens; a program's tokens stay. */
  @Put(':id/role')
  @HttpCode(204)
  @Endpoint({
    ...{ scope: 'platform', permission: 'staff.write', stepUp: true, limit: seldom },
    problems: [StaffNotFound, OwnAccount, TenantNotFound, ...STEP_UP],
  })
  async changeRole(
    @Req() request: FastifyRequest,
    @Param('id', new IdPipe(StaffNotFound)) id: number,
    @Body() { role, tenants }: StaffRoleRequest,
  ): Promise<void> {
    if (staffIn(request).id === id) throw new OwnAccount();
    await this.roles.change(id, role, await this.idsOf(tenants), this.access.actor(request));
  }

  /** Leave to set a password, once, within three days; told in this answer and never again. Ends somebody else's sessions and tokens. */
  @Post(':id/invitation')
  @ApiCreatedResponse({ type: StaffSecretResponse })
  @Endpoint({
    ...{ scope: 'platform', permission: 'staff.write', stepUp: true, limit: seldom },
    problems: [StaffNotFound, MachineAccount, ...STEP_UP],
  })
  invite(
    @Req() request: FastifyRequest,
    @Param('id', new IdPipe(StaffNotFound)) id: number,
  ): Promise<StaffSecretResponse> {
    return this.invitations.create(id, this.access.actor(request));
  }

  /**
   * Says that the person alone holds the account's password and second factor. By an operator who is confirmed and had no
   * access to it; a day after its newest password or second factor it counts as a second person. Audited.
   */
  @Post(':id/confirmation')
  @HttpCode(204)
  @Endpoint({
    ...{ scope: 'platform', permission: 'staff.write', stepUp: true, limit: seldom },
    problems: [StaffNotFound, StaffNotReady, OwnConfirmation, ApproverNotConfirmed, ...STEP_UP],
  })
  confirm(@Req() request: FastifyRequest, @Param('id', new IdPipe(StaffNotFound)) id: number): Promise<void> {
    return this.confirmations.confirm(id, staffIn(request));
  }

  /** Removes somebody else: their sessions, tokens and the open invitations that they gave out end at once. */
  @Delete(':id')
  @HttpCode(204)
  @Endpoint({
    ...{ scope: 'platform', permission: 'staff.write', stepUp: true, limit: seldom },
    problems: [StaffNotFound, OwnAccount, ...STEP_UP],
  })
  async disable(@Req() request: FastifyRequest, @Param('id', new IdPipe(StaffNotFound)) id: number): Promise<void> {
    if (staffIn(request).id === id) throw new OwnAccount();
    await this.staff.disable(id, this.access.actor(request));
  }

  /** For somebody else who has lost it: the next sign-in sets up a new one. Ends their sessions and tokens; they are confirmed anew. */
  @Delete(':id/second-factor')
  @HttpCode(204)
  @Endpoint({
    ...{ scope: 'platform', permission: 'staff.write', stepUp: true, limit: seldom },
    problems: [StaffNotFound, OwnAccount, ...STEP_UP],
  })
  async resetSecondFactor(
    @Req() request: FastifyRequest,
    @Param('id', new IdPipe(StaffNotFound)) id: number,
  ): Promise<void> {
    if (staffIn(request).id === id) throw new OwnAccount();
    await this.roles.resetSecondFactor(id, this.access.actor(request));
  }

  /** A new token of the caller's own; it is told in this answer and never again. */
  @Post(':id/tokens')
  @ApiCreatedResponse({ type: StaffSecretResponse })
  @Endpoint({
    ...{ scope: 'platform', permission: 'staff.self', stepUp: true, limit: seldom },
    problems: [NotOwnToken, StaffNotFound, ...STEP_UP],
  })
  async issue(
    @Req() request: FastifyRequest,
    @Param('id', new IdPipe(StaffNotFound)) id: number,
    @Body() body: IssueTokenRequest,
  ): Promise<StaffSecretResponse> {
    const staff = staffIn(request);
    if (staff.id !== id) throw new NotOwnToken();
    return this.staff.issue(staff, body.label);
  }

  /** Revokes one's own token; operators may revoke anybody's. */
  @Delete(':id/tokens/:label')
  @HttpCode(204)
  @Endpoint({ scope: 'platform', permission: 'staff.self', limit: seldom, problems: [TokenNotFound] })
  async revoke(
    @Req() request: FastifyRequest,
    @Param('id', new IdPipe(TokenNotFound)) id: number,
    @Param('label') label: string,
  ): Promise<void> {
    const staff = staffIn(request);
    if (staff.role !== 'operator' && staff.id !== id) throw new TokenNotFound();
    return this.staff.revoke(id, label, staff);
  }

  private async idsOf(slugs: readonly string[]): Promise<number[]> {
    const tenants = await Promise.all(slugs.map((slug) => this.tenants.get(slug)));
    return tenants.map(({ id }) => id);
  }
}
