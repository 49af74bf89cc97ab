import { Body, Controller, Delete, Get, HttpCode, Inject, Param, Post, Req } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import {
  Endpoint,
  InvalidInput,
  SecondFactorNeeded,
  type StaffIdentity,
  StaffSessionNeeded,
  TooManyRequests,
  UuidPipe,
  perStaff,
} from '../../../platform/http';
import {
  PasskeyOptionsResponse,
  PasskeySignInOptionsResponse,
  PasskeyUseRequest,
  TooManyPasskeys,
} from '../../accounts';
import { StaffPasskeyNotFound, StaffPasskeyRefused, StaffPasswordNeeded } from '../errors';
import { SteppedUpResponse } from '../own-sessions/own-sessions.response';
import { noteSignIn } from '../sign-in/sign-in-audit';
import { StaffSessions } from '../sign-in/staff-sessions';
import { staffIn } from '../tenants/tenant-access';
import { AskStaffPasskey } from './ask-staff-passkey';
import { StaffPasskeyRequest } from './passkeys.request';
import { StaffPasskeyResponse, StaffPasskeysResponse, passkeyAnswer } from './passkeys.response';
import { ProveStaffPasskey } from './prove-staff-passkey';
import { StaffPasskeys } from './staff-passkeys';

const often = perStaff(60, 60);
const FACTORS = [StaffSessionNeeded, SecondFactorNeeded] as const;

@ApiTags('staff')
@Controller('api/staff')
export class OwnPasskeysController {
  constructor(
    @Inject(StaffPasskeys) private readonly passkeys: StaffPasskeys,
    @Inject(AskStaffPasskey) private readonly asking: AskStaffPasskey,
    @Inject(ProveStaffPasskey) private readonly proving: ProveStaffPasskey,
    @Inject(StaffSessions) private readonly sessions: StaffSessions,
  ) {}

  /** The caller's own passkeys. */
  @Get('passkeys')
  @ApiOkResponse({ type: StaffPasskeysResponse })
  @Endpoint({ scope: 'platform', permission: 'staff.self', limit: perStaff(300, 60) })
  async list(@Req() request: FastifyRequest): Promise<StaffPasskeysResponse> {
    return { passkeys: (await this.passkeys.list(staffIn(request).id)).map(passkeyAnswer) };
  }

  /** The options from which the browser makes a passkey; they work for five minutes, once, in this session. */
  @Post('passkeys/options')
  @HttpCode(200)
  @ApiOkResponse({ type: PasskeyOptionsResponse })
  @Endpoint({
    scope: 'platform',
    permission: 'staff.self',
    stepUp: true,
    limit: often,
    problems: [TooManyRequests, TooManyPasskeys, ...FACTORS],
  })
  async ask(@Req() request: FastifyRequest): Promise<PasskeyOptionsResponse> {
    const { person, session } = inSession(request);
    return { options: await this.passkeys.ask(person, session) };
  }

  /** Keeps the passkey that the browser made. From then on it can stand in for a code. */
  @Post('passkeys')
  @ApiCreatedResponse({ type: StaffPasskeyResponse })
  @Endpoint({
    scope: 'platform',
    permission: 'staff.self',
    stepUp: true,
    limit: often,
    problems: [InvalidInput, TooManyRequests, TooManyPasskeys, StaffPasskeyRefused, ...FACTORS],
  })
  async add(
    @Req() request: FastifyRequest,
    @Body() { name, ...made }: StaffPasskeyRequest,
  ): Promise<StaffPasskeyResponse> {
    const { person, session } = inSession(request);
    return passkeyAnswer(await this.passkeys.add(person, session, name, made));
  }

  /** It proves nothing any more. The app and the recovery codes stay. */
  @Delete('passkeys/:passkey')
  @HttpCode(204)
  @Endpoint({
    scope: 'platform',
    permission: 'staff.self',
    stepUp: true,
    limit: often,
    problems: [TooManyRequests, StaffPasskeyNotFound, ...FACTORS],
  })
  async remove(
    @Req() request: FastifyRequest,
    @Param('passkey', new UuidPipe(StaffPasskeyNotFound)) passkey: string,
  ): Promise<void> {
    await this.passkeys.remove(staffIn(request), passkey);
  }

  /** The options for giving the second factor again by a passkey; they work for five minutes, once, in this session. */
  @Post('second-factor/passkey-options')
  @HttpCode(200)
  @ApiOkResponse({ type: PasskeySignInOptionsResponse })
  @Endpoint({
    scope: 'platform',
    permission: 'staff.self',
    limit: often,
    problems: [TooManyRequests, StaffSessionNeeded, StaffPasskeyNotFound],
  })
  async askAgain(@Req() request: FastifyRequest): Promise<PasskeySignInOptionsResponse> {
    const { person, session } = inSession(request);
    return { options: await this.asking.ask(person.id, session) };
  }

  /** The second factor again, by a passkey. */
  @Post('second-factor/passkey')
  @HttpCode(200)
  @ApiOkResponse({ type: SteppedUpResponse })
  @Endpoint({
    scope: 'platform',
    permission: 'staff.self',
    limit: often,
    problems: [InvalidInput, TooManyRequests, StaffSessionNeeded, StaffPasswordNeeded, StaffPasskeyRefused],
  })
  async giveAgain(@Req() request: FastifyRequest, @Body() given: PasskeyUseRequest): Promise<SteppedUpResponse> {
    const { person, session } = inSession(request);
    const until = await this.proving.prove({ person, session, stage: 'full', given }, async (connection) => {
      await noteSignIn(connection, person, 'second_factor_given', { with: 'passkey' });
      return this.sessions.stepUp(connection, session);
    });
    return { second_factor_until: until.toISOString() };
  }
}

function inSession(request: FastifyRequest): { person: StaffIdentity; session: string } {
  const person = staffIn(request);
  if (person.session === undefined) throw new StaffSessionNeeded();
  return { person, session: person.session };
}
