import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import {
  AuthenticationRequired,
  Endpoint,
  IdPipe,
  TooManyRequests,
  hostAsked,
  memberOf,
  perMember,
  siteOf,
} from '../../../../platform/http';
import { ReceiptNotFound } from '../../errors';
import { ShowReceipt } from './show-receipt.use-case';

@Controller('api/payments/orders')
export class ShowReceiptController {
  constructor(@Inject(ShowReceipt) private readonly receipts: ShowReceipt) {}

  /** The receipt of an order that was paid, in the language in which it was ordered; what has gone back since is listed. */
  @Get(':id/receipt')
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(60, 600),
    problems: [AuthenticationRequired, ReceiptNotFound, TooManyRequests],
  })
  async get(
    @Param('id', new IdPipe(ReceiptNotFound)) order: number,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { id: tenantId } = siteOf(request).site;
    const { name, content } = await this.receipts.show(tenantId, memberOf(request).id, order, hostAsked(request));
    void reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', `inline; filename="${name}"`)
      .send(content);
  }
}
