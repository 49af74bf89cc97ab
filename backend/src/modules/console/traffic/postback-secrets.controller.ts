import { Body, Controller, HttpCode, Inject, Param, Post, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { PlatformDatabase } from '../../../platform/database';
import { Endpoint, InvalidInput, perStaff } from '../../../platform/http';
import { TenantNotFound, audit } from '../../tenants';
import { PostbackSignatures } from '../../traffic';
import { TenantAccess } from '../tenants/tenant-access';
import { PostbackSecretRequest } from './postback-secrets.request';
import { PostbackSecretResponse } from './postback-secrets.response';

@ApiTags('staff')
@Controller('api/staff/tenants/:slug/postback-secrets')
export class StaffPostbackSecretsController {
  constructor(
    @Inject(TenantAccess) private readonly access: TenantAccess,
    @Inject(PlatformDatabase) private readonly platform: PlatformDatabase,
    @Inject(PostbackSignatures) private readonly signatures: PostbackSignatures,
  ) {}

  /** Shows what one advertising network checks a brand's signatures with. It is always the same; every look is written down. */
  @Post()
  @HttpCode(200)
  @ApiOkResponse({ type: PostbackSecretResponse })
  @Endpoint({
    scope: 'platform',
    permission: 'domain.write',
    stepUp: true,
    limit: perStaff(12, 3600),
    problems: [TenantNotFound, InvalidInput],
  })
  async show(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Body() { network }: PostbackSecretRequest,
  ): Promise<PostbackSecretResponse> {
    const { tenant, actor } = await this.access.enter(request, slug);
    await audit(this.platform, actor, { action: 'postback.secret_shown', tenantId: tenant.id, subject: network });
    return { network, secret: this.signatures.secret(tenant.id, network) };
  }
}
