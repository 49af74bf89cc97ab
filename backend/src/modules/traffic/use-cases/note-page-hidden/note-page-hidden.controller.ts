import { Controller, HttpCode, Post } from '@nestjs/common';
import { ApiNoContentResponse } from '@nestjs/swagger';
import { Endpoint, perAddress } from '../../../../platform/http';
import { counter } from '../../../../platform/telemetry';

const hidden = counter('page_hidden_total', 'Beacons of pages that were hidden');

@Controller('api')
export class NotePageHiddenController {
  /** The beacon that a page sends when it is hidden. Its body is empty and never read. */
  @Post(['page-hidden.php', 'page-hidden'])
  @HttpCode(204)
  @ApiNoContentResponse()
  @Endpoint({ scope: 'tenant', permission: 'public', limit: perAddress(120, 60) })
  note(): void {
    hidden.inc();
  }
}
