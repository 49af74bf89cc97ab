import { Body, Controller, Delete, Get, HttpCode, Inject, Param, ParseIntPipe, Post, Put, Req } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, ApiTags } from '@nestjs/swagger';
import { IsArray, IsEmail, IsIn, IsOptional, IsString, Length } from 'class-validator';
import { type FastifyRequest } from 'fastify';
import { Endpoint, perStaff } from '../../../platform/http';
import { TenantNotFound, Tenants } from '../../tenants';
import { StaffExists, StaffNotFound, TokenNotFound } from '../errors';
import { Invitations } from '../invitations/invitations';
import { TenantAccess } from '../tenants/tenant-access';
import { StaffRoles } from './staff-roles';
import { type StaffRow, StaffTokens } from './staff-tokens';

const ROLES = ['operator', 'support'] as const;

class StaffRoleRequest {
  @ApiProperty({ enum: ROLES })
  @IsIn(ROLES)
  readonly role!: (typeof ROLES)[number];

  @ApiPropertyOptional({ type: [String], description: 'The tenants that support staff reach.' })
  @IsOptional()
  @IsArray()
  @IsString({ each: true })
  readonly tenants: string[] = [];
}

class AddStaffRequest extends StaffRoleRequest {
  @ApiProperty()
  @IsEmail()
  readonly email!: string;

  @ApiProperty()
  @IsString()
  @Length(2, 80)
  readonly name!: string;
}

class IssueTokenRequest {
  @ApiProperty({ example: 'laptop' })
  @IsString()
  @Length(2, 60)
  readonly label!: string;
}

const seldom = perStaff(60, 60);

@ApiTags('staff')
@Controller('api/staff/people')
export class StaffController {
  constructor(
    @Inject(StaffTokens) private readonly staff: StaffTokens,
    @Inject(StaffRoles) private readonly roles: StaffRoles,
    @Inject(Invitations) private readonly invitations: Invitations,
    @Inject(Tenants) private readonly tenants: Tenants,
    @Inject(TenantAccess) private readonly access: TenantAccess,
  ) {}

  @Get()
  @Endpoint({ scope: 'platform', permission: 'staff.write', limit: seldom })
  async list(): Promise<{ staff: StaffRow[] }> {
    return { staff: await this.staff.list() };
  }

  @Post()
  @Endpoint({ scope: 'platform', permission: 'staff.write', limit: seldom, problems: [StaffExists, TenantNotFound] })
  async add(@Req() request: FastifyRequest, @Body() body: AddStaffRequest): Promise<{ id: number }> {
    const { email, name, role } = body;
    const person = { email, name, role, tenantIds: await this.idsOf(body.tenants) };
    return { id: await this.staff.add(person, this.access.actor(request)) };
  }

  /** What somebody may do, and for which tenants. It signs them out. */
  @Put(':id/role')
  @HttpCode(204)
  @Endpoint({ scope: 'platform', permission: 'staff.write', limit: seldom, problems: [StaffNotFound, TenantNotFound] })
  async changeRole(
    @Req() request: FastifyRequest,
    @Param('id', ParseIntPipe) id: number,
    @Body() { role, tenants }: StaffRoleRequest,
  ): Promise<void> {
    await this.roles.change(id, role, await this.idsOf(tenants), this.access.actor(request));
  }

  /** Leave to set a password, once, within three days; it is told in this answer and never again. */
  @Post(':id/invitation')
  @Endpoint({ scope: 'platform', permission: 'staff.write', limit: seldom, problems: [StaffNotFound] })
  invite(
    @Req() request: FastifyRequest,
    @Param('id', ParseIntPipe) id: number,
  ): Promise<{ token: string; expires_at: Date }> {
    return this.invitations.create(id, this.access.actor(request));
  }

  @Delete(':id')
  @HttpCode(204)
  @Endpoint({ scope: 'platform', permission: 'staff.write', limit: seldom, problems: [StaffNotFound] })
  disable(@Req() request: FastifyRequest, @Param('id', ParseIntPipe) id: number): Promise<void> {
    return this.staff.disable(id, this.access.actor(request));
  }

  /** A new token; it is told in this answer and never again. */
  @Post(':id/tokens')
  @Endpoint({ scope: 'platform', permission: 'staff.write', limit: seldom, problems: [StaffNotFound] })
  issue(
    @Req() request: FastifyRequest,
    @Param('id', ParseIntPipe) id: number,
    @Body() body: IssueTokenRequest,
  ): Promise<{ token: string; expires_at: Date }> {
    return this.staff.issue(id, body.label, this.access.actor(request));
  }

  @Delete(':id/tokens/:label')
  @HttpCode(204)
  @Endpoint({ scope: 'platform', permission: 'staff.write', limit: seldom, problems: [TokenNotFound] })
  revoke(
    @Req() request: FastifyRequest,
    @Param('id', ParseIntPipe) id: number,
    @Param('label') label: string,
  ): Promise<void> {
    return this.staff.revoke(id, label, this.access.actor(request));
  }

  private async idsOf(slugs: readonly string[]): Promise<number[]> {
    const tenants = await Promise.all(slugs.map((slug) => this.tenants.get(slug)));
    return tenants.map(({ id }) => id);
  }
}
