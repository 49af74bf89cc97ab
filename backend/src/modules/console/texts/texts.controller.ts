import { Controller, Get, Inject, Query, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { Endpoint, InvalidInput, perStaff } from '../../../platform/http';
import { CONTENT_KEYS, PublishedSites } from '../../tenants';
import { TenantAccess } from '../tenants/tenant-access';
import { TextCatalogue } from './text-catalogue';
import { TextsRequest } from './texts.request';
import { type OverrideAnswer, TextsAnswer } from './texts.response';

const MOST = 50;

@ApiTags('staff')
@Controller('api/staff/texts')
export class StaffTextsController {
  constructor(
    @Inject(TenantAccess) private readonly access: TenantAccess,
    @Inject(PublishedSites) private readonly sites: PublishedSites,
    @Inject(TextCatalogue) private readonly catalogue: TextCatalogue,
  ) {}

  /** The texts of the pages: where each is used, how it reads in every language, which brands say it in their own words. */
  @Get()
  @ApiOkResponse({ type: TextsAnswer })
  @Endpoint({ scope: 'platform', permission: 'tenant.read', limit: perStaff(120, 60), problems: [InvalidInput] })
  async list(@Req() request: FastifyRequest, @Query() { search, offset }: TextsRequest): Promise<TextsAnswer> {
    const found = this.catalogue.find(search.split(/\s+/).filter((word) => word !== ''));
    const own = await this.ownWords(request);
    const texts = found.slice(offset, offset + MOST).map((entry) => ({
      ...entry,
      max_length: CONTENT_KEYS[entry.key] ?? null,
      overrides: own.get(entry.key) ?? [],
    }));
    return { total: found.length, texts };
  }

  /** By key, what the live documents of the caller's tenants say themselves. */
  private async ownWords(request: FastifyRequest): Promise<ReadonlyMap<string, readonly OverrideAnswer[]>> {
    const found = new Map<string, OverrideAnswer[]>();
    for (const { id, slug, live_revision } of await this.access.list(request)) {
      if (live_revision === null) continue;
      const document = await this.sites.document(id, live_revision);
      for (const [locale, texts] of Object.entries(document.texts)) {
        for (const [key, text] of Object.entries(texts)) {
          if (text !== undefined) found.set(key, [...(found.get(key) ?? []), { tenant: slug, locale, text }]);
        }
      }
    }
    return found;
  }
}
