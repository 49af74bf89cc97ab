import { Controller, Get, Inject, Param, Post, Req } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { Endpoint, perStaff } from '../../../platform/http';
import { PushKeyAdmin, TenantNotFound } from '../../tenants';
import { TenantAccess } from '../tenants/tenant-access';
import { PushKeysResponse } from './push-keys.response';

@ApiTags('staff')
@Controller('api/staff/tenants/:slug/push-keys')
export class StaffPushKeysController {
  constructor(
    @Inject(TenantAccess) private readonly access: TenantAccess,
    @Inject(PushKeyAdmin) private readonly keys: PushKeyAdmin,
  ) {}

  /** The public keys of a brand's push messages. */
  @Get()
  @ApiOkResponse({ type: PushKeysResponse })
  @Endpoint({ scope: 'platform', permission: 'tenant.read', limit: perStaff(120, 60), problems: [TenantNotFound] })
  async list(@Req() request: FastifyRequest, @Param('slug') slug: string): Promise<PushKeysResponse> {
    const { tenant } = await this.access.enter(request, slug);
    return this.keysOf(tenant.id);
  }

  /** Makes a new key. Pages move over to it when they are opened; the one before it signs for ninety days more. */
  @Post()
  @ApiCreatedResponse({ type: PushKeysResponse })
  @Endpoint({ scope: 'platform', permission: 'domain.write', limit: perStaff(12, 3600), problems: [TenantNotFound] })
  async rotate(@Req() request: FastifyRequest, @Param('slug') slug: string): Promise<PushKeysResponse> {
    const { tenant, actor } = await this.access.enter(request, slug);
    await this.keys.rotate(tenant.id, actor);
    return this.keysOf(tenant.id);
  }

  private async keysOf(tenantId: number): Promise<PushKeysResponse> {
    const keys = await this.keys.list(tenantId);
    return {
      keys: keys.map(({ version, publicKey, createdAt, retiredAt }) => ({
        version,
        public_key: publicKey,
        created: createdAt.toISOString(),
        retired: retiredAt?.toISOString() ?? null,
      })),
    };
  }
}
