import { Controller, Get, Inject, Req } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { AuthenticationRequired, Endpoint, TooManyRequests, memberOf, perMember } from '../../../../platform/http';
import { OwnPhotoChecks } from '../../photo-checks/own-photo-check';
import { PhotoCheckResponse, photoCheckResponse } from '../../photo-checks/photo-check.response';

@Controller('api/photo-check')
export class ShowPhotoCheckController {
  constructor(@Inject(OwnPhotoChecks) private readonly checks: OwnPhotoChecks) {}

  /** Where the check stands that the member is the person in their photos. */
  @Get()
  @ApiOkResponse({ type: PhotoCheckResponse })
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(120, 60),
    problems: [AuthenticationRequired, TooManyRequests],
  })
  async show(@Req() request: FastifyRequest): Promise<PhotoCheckResponse> {
    return photoCheckResponse(await this.checks.of(memberOf(request).id));
  }
}
