import { Body, Controller, HttpCode, Inject, Post, UseGuards } from '@nestjs/common';
import { ApiHeader, ApiOkResponse } from '@nestjs/swagger';
import { DataKeys } from '../../../../platform/data-keys';
import { Endpoint, InvalidInput, TooManyRequests, perAddress } from '../../../../platform/http';
import { MailEventsOff, SignatureInvalid } from '../../errors';
import { findMail } from '../../links/mail-reference';
import { MailEvents } from '../../suppression/mail-events';
import { MailEventsRequest, type ReportedMailEvent } from './mail-events.request';
import { MailEventsResponse } from './mail-events.response';
import { SIGNATURE_HEADER, SignedBodyGuard } from './signed-body.guard';

@Controller('api/mail-events')
export class ReceiveMailEventsController {
  constructor(
    @Inject(MailEvents) private readonly events: MailEvents,
    @Inject(DataKeys) private readonly keys: DataKeys,
  ) {}

  /**
   * Receives the mail provider's bounces and complaints, on the console's host. The mail is identified only by our own
   * signed Message-ID or return path, never an address. Telling it again changes nothing.
   */
  @Post()
  @HttpCode(200)
  @UseGuards(SignedBodyGuard)
  @ApiHeader({
    name: SIGNATURE_HEADER,
    description: '`t=<seconds since 1970>,v1=<HMAC-SHA256 of "<t>.<body>" in hex>`, at most five minutes old.',
  })
  @ApiOkResponse({ type: MailEventsResponse })
  @Endpoint({
    scope: 'platform',
    permission: 'signed',
    limit: perAddress(1200, 60),
    problems: [MailEventsOff, SignatureInvalid, InvalidInput, TooManyRequests],
  })
  async post(@Body() { events }: MailEventsRequest): Promise<MailEventsResponse> {
    let recorded = 0;
    for (const event of events) if (await this.take(event)) recorded += 1;
    return { recorded };
  }

  private async take({ type, permanent, ...event }: ReportedMailEvent): Promise<boolean> {
    const mail = findMail(this.keys, `${event.return_path ?? ''} ${event.message_id ?? ''}`);
    if (!mail) return false;
    const kind = type === 'complaint' ? 'complaint' : permanent === true ? 'hard' : 'soft';
    await this.events.record(mail, { kind, code: 'provider' });
    return true;
  }
}
