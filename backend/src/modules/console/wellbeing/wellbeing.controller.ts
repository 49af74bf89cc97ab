import { Body, Controller, Delete, Get, HttpCode, Inject, Put, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { PlatformDatabase } from '../../../platform/database';
import { Endpoint, InvalidInput, perStaff } from '../../../platform/http';
import { ModerationSettings, audit } from '../../tenants';
import { TenantAccess, staffIn } from '../tenants/tenant-access';
import { PictureTime } from './picture-time';
import { Wellbeing } from './wellbeing';
import { OwnWellbeingRequest } from './wellbeing.request';
import { WellbeingResponse } from './wellbeing.response';

const often = perStaff(600, 60);

/** How pictures are shown to the caller, when a break is due, and which work they leave to others. */
@ApiTags('staff')
@Controller('api/staff/wellbeing')
export class StaffWellbeingController {
  constructor(
    @Inject(TenantAccess) private readonly access: TenantAccess,
    @Inject(Wellbeing) private readonly wellbeing: Wellbeing,
    @Inject(PictureTime) private readonly pictureTime: PictureTime,
    @Inject(ModerationSettings) private readonly settings: ModerationSettings,
    @Inject(PlatformDatabase) private readonly platform: PlatformDatabase,
  ) {}

  @Get()
  @ApiOkResponse({ type: WellbeingResponse })
  @Endpoint({ scope: 'platform', permission: 'moderation.read', limit: often })
  async read(@Req() request: FastifyRequest): Promise<WellbeingResponse> {
    const tenants = await this.access.list(request);
    const { id } = staffIn(request);
    const ids = tenants.map((tenant) => tenant.id);
    const [own, brands] = await Promise.all([this.wellbeing.own(id), this.settings.of(ids)]);
    const { isBreakDue, morePicturesAt, ...bounds } = await this.wellbeing.standing(id, own, ids);
    return {
      own,
      brands: tenants.flatMap((tenant) => {
        const moderation = brands.get(tenant.id);
        if (!moderation) return [];
        const { thumbnails_only } = moderation;
        return [{ tenant: tenant.slug, blur: moderation.blur, greyscale: moderation.greyscale, thumbnails_only }];
      }),
      ...bounds,
      break_due: isBreakDue,
      more_pictures_at: morePicturesAt?.toISOString() ?? null,
    };
  }

  /** Replaces what the caller chose. The audit says that it changed, and not to what. */
  @Put()
  @HttpCode(204)
  @Endpoint({ scope: 'platform', permission: 'moderation.read', limit: often, problems: [InvalidInput] })
  async choose(@Req() request: FastifyRequest, @Body() own: OwnWellbeingRequest): Promise<void> {
    const { id, email } = staffIn(request);
    await this.wellbeing.choose(id, own);
    await audit(this.platform, { email }, { action: 'staff.wellbeing_chosen', tenantId: null, subject: email });
  }

  /** The caller goes on without the break that is proposed; the next proposal comes after another stretch. */
  @Delete('break')
  @HttpCode(204)
  @Endpoint({ scope: 'platform', permission: 'moderation.read', limit: often })
  async declineBreak(@Req() request: FastifyRequest): Promise<void> {
    await this.pictureTime.declineBreak(staffIn(request).id);
  }
}
