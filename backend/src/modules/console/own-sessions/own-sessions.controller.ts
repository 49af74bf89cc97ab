import { Body, Controller, Delete, Get, HttpCode, Inject, Param, Post, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { PlatformDatabase } from '../../../platform/database';
import {
  Endpoint,
  InvalidInput,
  type StaffIdentity,
  StaffSessionNeeded,
  TooManyRequests,
  UuidPipe,
  perStaff,
  permissionsOf,
} from '../../../platform/http';
import { audit } from '../../tenants';
import { SecondFactorWrong, StaffPasswordNeeded, StaffSessionNotFound, StaffSignInBlocked } from '../errors';
import { StaffPasskeys } from '../passkeys/staff-passkeys';
import { SecondFactorRequest } from '../sign-in/sign-in.request';
import { StaffCookies } from '../sign-in/staff-cookies';
import { IDLE_SECONDS, StaffSessions } from '../sign-in/staff-sessions';
import { StepUp } from '../sign-in/step-up.use-case';
import { TenantAccess, staffIn } from '../tenants/tenant-access';
import { TenantList } from '../tenants/tenant-list';
import { StaffSelfResponse, StaffSessionsResponse, SteppedUpResponse } from './own-sessions.response';

const often = perStaff(300, 60);

@ApiTags('staff')
@Controller('api/staff')
export class OwnSessionsController {
  constructor(
    @Inject(StaffSessions) private readonly sessions: StaffSessions,
    @Inject(StaffCookies) private readonly cookies: StaffCookies,
    @Inject(StepUp) private readonly stepUp: StepUp,
    @Inject(PlatformDatabase) private readonly platform: PlatformDatabase,
    @Inject(TenantAccess) private readonly access: TenantAccess,
    @Inject(TenantList) private readonly shownAs: TenantList,
    @Inject(StaffPasskeys) private readonly passkeys: StaffPasskeys,
  ) {}

  /** The person who is signed in, with role and brands. */
  @Get('me')
  @ApiOkResponse({ type: StaffSelfResponse })
  @Endpoint({ scope: 'platform', permission: 'staff.self', limit: often })
  async me(@Req() request: FastifyRequest): Promise<StaffSelfResponse> {
    const { id, email, name, role, sessionEnds, secondFactorUntil } = staffIn(request);
    return {
      ...{ id, email, name, role, permissions: permissionsOf(role) },
      tenants: await this.shownAs.shown(await this.access.list(request)),
      session_ends_at: sessionEnds?.toISOString() ?? null,
      idle_seconds: IDLE_SECONDS,
      second_factor_until: secondFactorUntil?.toISOString() ?? null,
      has_passkey: (await this.passkeys.list(id)).length > 0,
    };
  }

  /** The second factor again, by a code of the app or a recovery code: what answers `second_factor_needed` wants it. */
  @Post('second-factor')
  @HttpCode(200)
  @ApiOkResponse({ type: SteppedUpResponse })
  @Endpoint({
    scope: 'platform',
    permission: 'staff.self',
    limit: perStaff(60, 60),
    problems: [
      ...[InvalidInput, TooManyRequests, StaffSessionNeeded, StaffPasswordNeeded],
      ...[SecondFactorWrong, StaffSignInBlocked],
    ],
  })
  async giveSecondFactor(
    @Req() request: FastifyRequest,
    @Body() { code }: SecondFactorRequest,
  ): Promise<SteppedUpResponse> {
    const person = staffIn(request);
    if (person.session === undefined) throw new StaffSessionNeeded();
    const { until, recoveryCodesLeft } = await this.stepUp.prove(person, person.session, code);
    return {
      second_factor_until: until.toISOString(),
      ...(recoveryCodesLeft !== undefined && { recovery_codes_left: recoveryCodesLeft }),
    };
  }

  @Get('sessions')
  @ApiOkResponse({ type: StaffSessionsResponse })
  @Endpoint({ scope: 'platform', permission: 'staff.self', limit: often })
  async list(@Req() request: FastifyRequest): Promise<StaffSessionsResponse> {
    const { id, session } = staffIn(request);
    const sessions = await this.sessions.list(id);
    return { sessions: sessions.map((one) => ({ ...one, current: one.id === session })) };
  }

  @Delete('sessions/:session')
  @HttpCode(204)
  @Endpoint({ scope: 'platform', permission: 'staff.self', limit: often, problems: [StaffSessionNotFound] })
  async end(
    @Req() request: FastifyRequest,
    @Param('session', new UuidPipe(StaffSessionNotFound)) session: string,
  ): Promise<void> {
    await this.endOwn(staffIn(request), session, 'staff.session_ended');
  }

  @Post('sign-out')
  @HttpCode(204)
  @Endpoint({ scope: 'platform', permission: 'staff.self', limit: often, problems: [StaffSessionNotFound] })
  async signOut(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    const person = staffIn(request);
    if (person.session === undefined) throw new StaffSessionNotFound();
    await this.endOwn(person, person.session, 'staff.signed_out');
    this.cookies.clear(reply);
  }

  private async endOwn({ id, email }: StaffIdentity, session: string, action: string): Promise<void> {
    await this.platform.transaction(async (connection) => {
      if (!(await this.sessions.endOwn(connection, id, session))) throw new StaffSessionNotFound();
      await audit(connection, { email }, { action, tenantId: null, subject: email });
    });
  }
}
