import { Body, Controller, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { Endpoint, InvalidInput, type StaffIdentity, TooManyRequests, perAddress } from '../../../platform/http';
import { deviceName } from '../../../shared/device-name';
import { PasskeySignInOptionsResponse, PasskeyUseRequest } from '../../accounts';
import { StaffPasskeyNotFound, StaffPasskeyRefused, StaffPasswordNeeded } from '../errors';
import { noteSignIn } from '../sign-in/sign-in-audit';
import { SignedInResponse } from '../sign-in/sign-in.response';
import { StaffCookies } from '../sign-in/staff-cookies';
import { StaffSessions } from '../sign-in/staff-sessions';
import { AskStaffPasskey } from './ask-staff-passkey';
import { ProveStaffPasskey } from './prove-staff-passkey';

const perMinute = perAddress(60, 60);

/** The second step of the sign-in, by a passkey in the place of a code. */
@ApiTags('staff')
@Controller('api/staff/sign-in')
export class StaffPasskeySignInController {
  constructor(
    @Inject(StaffSessions) private readonly sessions: StaffSessions,
    @Inject(StaffCookies) private readonly cookies: StaffCookies,
    @Inject(AskStaffPasskey) private readonly asking: AskStaffPasskey,
    @Inject(ProveStaffPasskey) private readonly proving: ProveStaffPasskey,
  ) {}

  /** The options for using a passkey after the password; they work for five minutes, once. */
  @Post('passkey-options')
  @HttpCode(200)
  @ApiOkResponse({ type: PasskeySignInOptionsResponse })
  @Endpoint({
    scope: 'platform',
    permission: 'public',
    limit: perMinute,
    problems: [TooManyRequests, StaffPasswordNeeded, StaffPasskeyNotFound],
  })
  async ask(@Req() request: FastifyRequest): Promise<PasskeySignInOptionsResponse> {
    const { person, session } = await this.half(this.cookies.read(request));
    return { options: await this.asking.ask(person.id, session) };
  }

  /** The second step by a passkey: signed in as after a code. */
  @Post('passkey')
  @HttpCode(200)
  @ApiOkResponse({ type: SignedInResponse })
  @Endpoint({
    scope: 'platform',
    permission: 'public',
    limit: perMinute,
    problems: [InvalidInput, TooManyRequests, StaffPasswordNeeded, StaffPasskeyRefused],
  })
  async pass(
    @Req() request: FastifyRequest,
    @Body() given: PasskeyUseRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedInResponse> {
    const half = this.cookies.read(request) ?? '';
    const { person, session } = await this.half(half);
    const device = deviceName(request.headers['user-agent']);
    const token = await this.proving.prove({ person, session, stage: 'half', given }, async (connection) => {
      await this.sessions.end(connection, half);
      await noteSignIn(connection, person, 'signed_in', { with: 'passkey' });
      return this.sessions.open(connection, person.id, 'full', device);
    });
    this.cookies.set(reply, token, 'full');
    return {};
  }

  private async half(token: string | undefined): Promise<{ person: StaffIdentity; session: string }> {
    const person = token === undefined ? undefined : await this.sessions.half(token);
    if (person?.session === undefined) throw new StaffPasswordNeeded();
    return { person, session: person.session };
  }
}
