import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import {
  AuthenticationRequired,
  Endpoint,
  TooManyRequests,
  memberOf,
  perMember,
  siteOf,
} from '../../../../platform/http';
import { ExportNotFound } from '../../errors';
import { DownloadExport } from './download-export.use-case';

@Controller('api/exports')
export class DownloadExportController {
  constructor(@Inject(DownloadExport) private readonly downloadExport: DownloadExport) {}

  /** The file, for seven days: a zip with a page to read, the same as JSON, and the member's pictures. */
  @Get(':id/file')
  @ApiProduces('application/zip')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(30, 3600),
    problems: [AuthenticationRequired, ExportNotFound, TooManyRequests],
  })
  async get(@Param('id') id: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { content, madeAt } = await this.downloadExport.open(memberOf(request).id, id);
    const name = `${siteOf(request).site.slug}-${madeAt.toISOString().slice(0, 10)}.zip`;
    void reply
      .header('content-type', 'application/zip')
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(content);
  }
}
