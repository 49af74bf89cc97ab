import { Body, Controller, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { Endpoint, InvalidInput, TooManyRequests, perAddress } from '../../../platform/http';
import { deviceName } from '../../../shared/device-name';
import { Overloaded } from '../../accounts';
import {
  AlreadyEnrolled,
  EnrolmentNeeded,
  SecondFactorWrong,
  StaffPasswordNeeded,
  StaffSignInBlocked,
  StaffSignInFailed,
} from '../errors';
import { EnrolSecondFactor } from './enrol-second-factor.use-case';
import { PassSecondFactor } from './pass-second-factor.use-case';
import { SecondFactorRequest, StaffSignInRequest } from './sign-in.request';
import { EnrolmentResponse, HalfSessionResponse, SignedInResponse } from './sign-in.response';
import { StaffSignIn } from './sign-in.use-case';
import { StaffCookies } from './staff-cookies';

const perMinute = perAddress(60, 60);

@ApiTags('staff')
@Controller('api/staff/sign-in')
export class StaffSignInController {
  constructor(
    @Inject(StaffSignIn) private readonly first: StaffSignIn,
    @Inject(EnrolSecondFactor) private readonly enrolment: EnrolSecondFactor,
    @Inject(PassSecondFactor) private readonly second: PassSecondFactor,
    @Inject(StaffCookies) private readonly cookies: StaffCookies,
  ) {}

  /** The first step: a cookie for ten minutes that opens nothing but the second. */
  @Post()
  @HttpCode(200)
  @ApiOkResponse({ type: HalfSessionResponse })
  @Endpoint({
    scope: 'platform',
    permission: 'public',
    limit: perMinute,
    problems: [InvalidInput, TooManyRequests, StaffSignInFailed, StaffSignInBlocked, Overloaded],
  })
  async signIn(
    @Req() request: FastifyRequest,
    @Body() { email, password }: StaffSignInRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<HalfSessionResponse> {
    const { token, isEnrolled, hasPasskey } = await this.first.signIn(email, password, {
      network: request.context.network,
      device: deviceName(request.headers['user-agent']),
      previousToken: this.cookies.read(request),
    });
    this.cookies.set(reply, token, 'half');
    return { next: isEnrolled ? 'second_factor' : 'enrolment', has_passkey: isEnrolled && hasPasskey };
  }

  /** A secret for an app, shown this once; a code from it confirms it. For whoever has no second factor yet. */
  @Post('enrolment')
  @HttpCode(200)
  @ApiOkResponse({ type: EnrolmentResponse })
  @Endpoint({
    scope: 'platform',
    permission: 'public',
    limit: perMinute,
    problems: [TooManyRequests, StaffPasswordNeeded, AlreadyEnrolled],
  })
  async enrol(@Req() request: FastifyRequest): Promise<EnrolmentResponse> {
    const { uri, secret } = await this.enrolment.enrol(this.cookies.read(request));
    return { otpauth_uri: uri, secret };
  }

  /** The second step: signed in for twelve hours, or until thirty minutes pass without a call. */
  @Post('second-factor')
  @HttpCode(200)
  @ApiOkResponse({ type: SignedInResponse })
  @Endpoint({
    scope: 'platform',
    permission: 'public',
    limit: perMinute,
    problems: [
      ...[InvalidInput, TooManyRequests, StaffPasswordNeeded, EnrolmentNeeded],
      ...[SecondFactorWrong, StaffSignInBlocked],
    ],
  })
  async secondFactor(
    @Req() request: FastifyRequest,
    @Body() { code }: SecondFactorRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedInResponse> {
    const device = deviceName(request.headers['user-agent']);
    const { token, recoveryCodes, recoveryCodesLeft } = await this.second.pass(
      this.cookies.read(request),
      code,
      device,
    );
    this.cookies.set(reply, token, 'full');
    return {
      ...(recoveryCodes && { recovery_codes: recoveryCodes }),
      ...(recoveryCodesLeft !== undefined && { recovery_codes_left: recoveryCodesLeft }),
    };
  }
}
