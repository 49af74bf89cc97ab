import { Body, Controller, HttpCode, Inject, Post, Req } from '@nestjs/common';
import { ApiAcceptedResponse } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { Endpoint, InvalidInput, TooManyRequests, localeOf, perAddress } from '../../../../platform/http';
import { localeOfTag } from '../../../../platform/texts';
import { WithdrawalKeyUsed } from '../../errors';
import { FileWithdrawalRequest } from './file-withdrawal.request';
import { FileWithdrawalResponse } from './file-withdrawal.response';
import { FileWithdrawal } from './file-withdrawal.use-case';

@Controller('api/payments/withdrawal-statements')
export class FileWithdrawalController {
  constructor(@Inject(FileWithdrawal) private readonly statements: FileWithdrawal) {}

  /**
   * A statement of withdrawal from anybody, also without an account that can be signed in to. It is confirmed by mail at once.
   * Where number and address belong to a paid order it is carried out by itself, else staff look at it.
   */
  @Post()
  @HttpCode(202)
  @ApiAcceptedResponse({ type: FileWithdrawalResponse })
  @Endpoint({
    scope: 'tenant',
    permission: 'public',
    limit: perAddress(10, 3600),
    problems: [InvalidInput, TooManyRequests, WithdrawalKeyUsed],
  })
  post(@Req() request: FastifyRequest, @Body() statement: FileWithdrawalRequest): Promise<FileWithdrawalResponse> {
    return this.statements.file(statement, localeOfTag(localeOf(request)));
  }
}
