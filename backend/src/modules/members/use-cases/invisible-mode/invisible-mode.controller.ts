import { Controller, Delete, Get, HttpCode, Inject, Put, Req } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { Database } from '../../../../platform/database';
import {
  AuthenticationRequired,
  Endpoint,
  TooManyRequests,
  memberOf,
  perMember,
  siteOf,
} from '../../../../platform/http';
import { PublishedSites } from '../../../tenants';
import { isPaid } from '../../photos/photo-limit';
import { InvisibleModeNeedsPremium, InvisibleModeOff } from './errors';
import { InvisibleModeResponse } from './invisible-mode.response';

const PROBLEMS = [AuthenticationRequired, TooManyRequests] as const;

@Controller('api/invisible-mode')
export class InvisibleModeController {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(PublishedSites) private readonly published: PublishedSites,
  ) {}

  /** Whether the member is hidden: in no search, no swipe game and no list of visitors. */
  @Get()
  @ApiOkResponse({ type: InvisibleModeResponse })
  @Endpoint({ scope: 'tenant', permission: 'member', limit: perMember(120, 60), problems: [...PROBLEMS] })
  async get(@Req() request: FastifyRequest): Promise<InvisibleModeResponse> {
    const [row] = await this.database.query<{ since: Date }>('select since from invisible_mode where profile_id = $1', [
      memberOf(request).id,
    ]);
    return { invisible: row !== undefined, since: row?.since.toISOString() ?? null };
  }

  /** Hides the member. A member who is hidden already stays so since then. */
  @Put()
  @HttpCode(204)
  @ApiNoContentResponse()
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(60, 3600),
    problems: [...PROBLEMS, InvisibleModeOff, InvisibleModeNeedsPremium],
  })
  async put(@Req() request: FastifyRequest): Promise<void> {
    const { features } = (await this.published.get(siteOf(request).site.id)).document;
    if (!features.invisible_mode) throw new InvisibleModeOff();
    if (features.invisible_mode_for === 'premium' && !(await this.hasPremium(memberOf(request).id)))
      throw new InvisibleModeNeedsPremium();
    await this.database.execute('insert into invisible_mode (profile_id) values ($1) on conflict do nothing', [
      memberOf(request).id,
    ]);
  }

  /** Shows the member again, also where the brand no longer offers the mode or the member has no premium any more. */
  @Delete()
  @HttpCode(204)
  @ApiNoContentResponse()
  @Endpoint({ scope: 'tenant', permission: 'member', limit: perMember(60, 3600), problems: [...PROBLEMS] })
  async delete(@Req() request: FastifyRequest): Promise<void> {
    await this.database.execute('delete from invisible_mode where profile_id = $1', [memberOf(request).id]);
  }

  private async hasPremium(member: number): Promise<boolean> {
    const [row] = await this.database.query<{ has: boolean }>(`select ${isPaid('$1::integer')} as has`, [member]);
    return row?.has === true;
  }
}
