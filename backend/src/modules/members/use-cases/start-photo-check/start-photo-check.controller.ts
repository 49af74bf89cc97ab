import { Body, Controller, Inject, Post, Req } from '@nestjs/common';
import { ApiCreatedResponse } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import {
  AuthenticationRequired,
  Endpoint,
  InvalidInput,
  TooManyRequests,
  localeOf,
  memberOf,
  perMember,
} from '../../../../platform/http';
import {
  PhotoCheckLimitReached,
  PhotoCheckNeedsPhoto,
  PhotoCheckVerified,
  PhotoCheckWaiting,
} from '../../photo-checks/errors';
import { PhotoCheckResponse, photoCheckResponse } from '../../photo-checks/photo-check.response';
import { StartPhotoCheckRequest } from './start-photo-check.request';
import { StartPhotoCheck } from './start-photo-check.use-case';

@Controller('api/photo-check')
export class StartPhotoCheckController {
  constructor(@Inject(StartPhotoCheck) private readonly startCheck: StartPhotoCheck) {}

  /** Draws the gesture that the picture has to show, for ten minutes; while one holds, it stays the same. Five a day. */
  @Post()
  @ApiCreatedResponse({ type: PhotoCheckResponse })
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(60, 3600),
    problems: [
      ...[AuthenticationRequired, InvalidInput, TooManyRequests, PhotoCheckNeedsPhoto, PhotoCheckWaiting],
      ...[PhotoCheckVerified, PhotoCheckLimitReached],
    ],
  })
  async post(@Req() request: FastifyRequest, @Body() { consent }: StartPhotoCheckRequest): Promise<PhotoCheckResponse> {
    const given = { consent, language: localeOf(request) };
    return photoCheckResponse(await this.startCheck.start(memberOf(request).id, given));
  }
}
