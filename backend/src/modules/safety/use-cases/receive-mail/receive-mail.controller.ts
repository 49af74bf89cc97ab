import { Body, Controller, HttpCode, Inject, Post, UseGuards } from '@nestjs/common';
import { ApiHeader, ApiNoContentResponse } from '@nestjs/swagger';
import { Endpoint, InvalidInput, TooManyRequests, perAddress } from '../../../../platform/http';
import { MailEventsOff, SIGNATURE_HEADER, SignatureInvalid, SignedBodyGuard } from '../../../notifications';
import { ReceivedReplies } from '../../replies/received-replies';
import { ReceiveMailRequest } from './receive-mail.request';

@Controller('api/received-mails')
export class ReceiveMailController {
  constructor(@Inject(ReceivedReplies) private readonly replies: ReceivedReplies) {}

  /**
   * Receives a mail that came to the domain of replies, on the console's host. It joins the thread that its address names; the answer
   * is the same where there is none. Telling it again changes nothing.
   */
  @Post()
  @HttpCode(204)
  @UseGuards(SignedBodyGuard)
  @ApiHeader({
    name: SIGNATURE_HEADER,
    description: '`t=<seconds since 1970>,v1=<HMAC-SHA256 of "<t>.<body>" in hex>`, at most five minutes old.',
  })
  @ApiNoContentResponse()
  @Endpoint({
    scope: 'platform',
    permission: 'signed',
    limit: perAddress(1200, 60),
    problems: [MailEventsOff, SignatureInvalid, InvalidInput, TooManyRequests],
  })
  async post(@Body() { to, raw }: ReceiveMailRequest): Promise<void> {
    await this.replies.take(Buffer.from(raw, 'base64'), to);
  }
}
