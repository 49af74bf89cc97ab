import { Controller, HttpCode, Inject, Param, Put, Req } from '@nestjs/common';
import { ApiNoContentResponse } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { AuthenticationRequired, Endpoint, TooManyRequests, memberOf, perMember } from '../../../../platform/http';
import { ProfileNotFound, profileIdOf } from '../../../members';
import { ProfileVisits } from '../../visits/profile-visits';

@Controller('api/visits/:id')
export class VisitProfileController {
  constructor(@Inject(ProfileVisits) private readonly visits: ProfileVisits) {}

  /**
   * The member has opened the profile; its owner finds them among their visitors. The answer is the same where nothing is
   * stored: neither can meet the other, one of the two is fictional, or the member is invisible or leaves no trace.
   */
  @Put()
  @HttpCode(204)
  @ApiNoContentResponse()
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(1200, 3600),
    problems: [AuthenticationRequired, ProfileNotFound, TooManyRequests],
  })
  async visit(@Param('id') id: string, @Req() request: FastifyRequest): Promise<void> {
    await this.visits.record(memberOf(request).id, profileIdOf(id));
  }
}
