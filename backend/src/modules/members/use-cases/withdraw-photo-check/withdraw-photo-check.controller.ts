import { Controller, Delete, HttpCode, Inject, Req } from '@nestjs/common';
import { ApiNoContentResponse } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { AuthenticationRequired, Endpoint, TooManyRequests, memberOf, perMember } from '../../../../platform/http';
import { WithdrawPhotoCheck } from './withdraw-photo-check.use-case';

@Controller('api/photo-check')
export class WithdrawPhotoCheckController {
  constructor(@Inject(WithdrawPhotoCheck) private readonly withdrawCheck: WithdrawPhotoCheck) {}

  /** Takes the consent back: an open check ends and its picture is deleted; verified photos are so no more. */
  @Delete()
  @HttpCode(204)
  @ApiNoContentResponse()
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(60, 3600),
    problems: [AuthenticationRequired, TooManyRequests],
  })
  async delete(@Req() request: FastifyRequest): Promise<void> {
    await this.withdrawCheck.withdraw(memberOf(request).id);
  }
}
