import { Body, Controller, Inject, Post, Req, Res, UseFilters } from '@nestjs/common';
import { ApiAcceptedResponse, ApiConsumes, ApiHeader } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { Endpoint, InvalidInput, TooManyRequests, localeOf, perAddress, isForm } from '../../../../platform/http';
import { localeOfTag } from '../../../../platform/texts';
import { BadIdempotencyKey } from './bad-idempotency-key.error';
import { ComplaintFormFilter } from './complaint-form.filter';
import { FileComplaintRequest } from './file-complaint.request';
import { FileComplaintResponse } from './file-complaint.response';
import { FileComplaint } from './file-complaint.use-case';

const KEY = /^[\x21-\x7e]{8,200}$/;

@Controller('api/complaints')
@UseFilters(ComplaintFormFilter)
export class FileComplaintController {
  constructor(@Inject(FileComplaint) private readonly fileComplaint: FileComplaint) {}

  /**
   * A message to the brand's support, from anybody. Answers its reference at once; a mail goes to the support and a
   * confirmation to the sender. An HTML form is led on to `/complaints/sent` instead (303), or gets a page that names
   * what is missing.
   */
  @Post()
  @ApiConsumes('application/json', 'application/x-www-form-urlencoded')
  @ApiHeader({ name: 'Idempotency-Key', required: false, description: 'The same key is the same complaint.' })
  @ApiAcceptedResponse({ type: FileComplaintResponse })
  @Endpoint({
    scope: 'tenant',
    permission: 'public',
    limit: perAddress(5, 3600),
    problems: [InvalidInput, BadIdempotencyKey, TooManyRequests],
  })
  async file(
    @Body() complaint: FileComplaintRequest,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const key = request.headers['idempotency-key'];
    if (key !== undefined && (typeof key !== 'string' || !KEY.test(key))) throw new BadIdempotencyKey();
    const reference = await this.fileComplaint.file(complaint, localeOfTag(localeOf(request)), key);
    if (isForm(request)) void reply.code(303).header('location', '/complaints/sent').send();
    else void reply.code(202).send({ reference });
  }
}
