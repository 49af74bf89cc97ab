import { Controller, Delete, Get, HttpCode, Inject, Param, Post, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { PlatformDatabase } from '../../../platform/database';
import { Endpoint, type StaffIdentity, StaffTokenNeeded, perStaff } from '../../../platform/http';
import { audit } from '../../tenants';
import { StaffSessionNotFound } from '../errors';
import { StaffCookies } from '../sign-in/staff-cookies';
import { StaffSessions } from '../sign-in/staff-sessions';
import { StaffSelfResponse, StaffSessionsResponse } from './own-sessions.response';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const often = perStaff(300, 60);

@ApiTags('staff')
@Controller('api/staff')
export class OwnSessionsController {
  constructor(
    @Inject(StaffSessions) private readonly sessions: StaffSessions,
    @Inject(StaffCookies) private readonly cookies: StaffCookies,
    @Inject(PlatformDatabase) private readonly platform: PlatformDatabase,
  ) {}

  /** Who asks, and as what. */
  @Get('me')
  @ApiOkResponse({ type: StaffSelfResponse })
  @Endpoint({ scope: 'platform', permission: 'staff.self', limit: often })
  me(@Req() request: FastifyRequest): StaffSelfResponse {
    const { email, role } = whoAsks(request);
    return { email, role };
  }

  @Get('sessions')
  @ApiOkResponse({ type: StaffSessionsResponse })
  @Endpoint({ scope: 'platform', permission: 'staff.self', limit: often })
  async list(@Req() request: FastifyRequest): Promise<StaffSessionsResponse> {
    const { id, session } = whoAsks(request);
    const sessions = await this.sessions.list(id);
    return { sessions: sessions.map((one) => ({ ...one, current: one.id === session })) };
  }

  @Delete('sessions/:session')
  @HttpCode(204)
  @Endpoint({ scope: 'platform', permission: 'staff.self', limit: often, problems: [StaffSessionNotFound] })
  async end(@Req() request: FastifyRequest, @Param('session') session: string): Promise<void> {
    const { id, email } = whoAsks(request);
    if (!UUID.test(session) || !(await this.sessions.endOwn(id, session))) throw new StaffSessionNotFound();
    await audit(this.platform, { email }, { action: 'staff.session_ended', tenantId: null, subject: email });
  }

  @Post('sign-out')
  @HttpCode(204)
  @Endpoint({ scope: 'platform', permission: 'staff.self', limit: often, problems: [StaffSessionNotFound] })
  async signOut(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    const { id, email, session } = whoAsks(request);
    if (session === undefined || !(await this.sessions.endOwn(id, session))) throw new StaffSessionNotFound();
    await audit(this.platform, { email }, { action: 'staff.signed_out', tenantId: null, subject: email });
    this.cookies.clear(reply);
  }
}

function whoAsks({ staff }: Pick<FastifyRequest, 'staff'>): StaffIdentity {
  if (!staff) throw new StaffTokenNeeded();
  return staff;
}
