import { Controller, HttpCode, Inject, Post, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiQuery } from '@nestjs/swagger';
import { Endpoint, perAddress } from '../../../../platform/http';
import { counter } from '../../../../platform/telemetry';
import { NotePageHidden } from './note-page-hidden.use-case';

const hidden = counter('page_hidden_total', 'Beacons of pages that were hidden');

// The browser ignores the answer, so values that cannot be read count as absent.
const ANSWERS: ReadonlyMap<unknown, boolean> = new Map([
  ['1', true],
  ['0', false],
]);

@Controller('api')
export class NotePageHiddenController {
  constructor(@Inject(NotePageHidden) private readonly pages: NotePageHidden) {}

  /**
   * The beacon that a page sends when it is hidden. Its body is empty and never read; `visit` names the landing that
   * the page reported. A bounce counts for as long as every beacon of the visit says so.
   */
  @Post(['page-hidden.php', 'page-hidden'])
  @HttpCode(204)
  @ApiQuery({ name: 'visit', required: false, schema: { type: 'string', format: 'uuid' } })
  @ApiQuery({ name: 'bounced', required: false, schema: { type: 'string', enum: ['0', '1'] } })
  @ApiNoContentResponse()
  @Endpoint({ scope: 'tenant', permission: 'public', limit: perAddress(120, 60) })
  async note(@Query('visit') visit: unknown, @Query('bounced') bounced: unknown): Promise<void> {
    hidden.inc();
    await this.pages.note(visit, ANSWERS.get(bounced));
  }
}
