import { Controller, Get, Inject, Query, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { Endpoint, InvalidInput, perStaff } from '../../../platform/http';
import { BrandTexts, CONTENT_KEYS, Revisions, type KnownTenant, TenantNotFound } from '../../tenants';
import { TenantAccess } from '../tenants/tenant-access';
import { missingTexts } from './missing-texts';
import { type CatalogueEntry, TextCatalogue } from './text-catalogue';
import { TextsRequest } from './texts.request';
import { type OverrideAnswer, TextsAnswer } from './texts.response';

const MOST = 50;

type FoundText = CatalogueEntry & { readonly missing: readonly string[] };

@ApiTags('staff')
@Controller('api/staff/texts')
export class StaffTextsController {
  constructor(
    @Inject(TenantAccess) private readonly access: TenantAccess,
    @Inject(BrandTexts) private readonly brandTexts: BrandTexts,
    @Inject(Revisions) private readonly revisions: Revisions,
    @Inject(TextCatalogue) private readonly catalogue: TextCatalogue,
  ) {}

  /** The texts of the pages: where each is used, how it reads in every language, which brands say it in their own words. */
  @Get()
  @ApiOkResponse({ type: TextsAnswer })
  @Endpoint({
    scope: 'platform',
    permission: 'tenant.read',
    limit: perStaff(120, 60),
    problems: [InvalidInput, TenantNotFound],
  })
  async list(@Req() request: FastifyRequest, @Query() { search, offset, tenant }: TextsRequest): Promise<TextsAnswer> {
    const found = this.catalogue.find(search.split(/\s+/).filter((word) => word !== ''));
    if (tenant !== undefined) {
      const entered = await this.access.enter(request, tenant);
      return this.answer(await this.ofBrand(found, entered.tenant), [entered.tenant], offset);
    }
    const all = found.map((entry) => ({ ...entry, missing: [] }));
    return this.answer(all, await this.access.list(request), offset);
  }

  private async answer(
    found: readonly FoundText[],
    tenants: readonly KnownTenant[],
    offset: number,
  ): Promise<TextsAnswer> {
    const page = found.slice(offset, offset + MOST);
    const own = await this.ownWords(
      tenants,
      page.map(({ key }) => key),
    );
    const texts = page.map((entry) => ({
      ...entry,
      max_length: CONTENT_KEYS[entry.key] ?? null,
      overrides: own.get(entry.key) ?? [],
    }));
    return { total: found.length, texts };
  }

  private async ofBrand(found: readonly CatalogueEntry[], { id }: KnownTenant): Promise<readonly FoundText[]> {
    const live = await this.revisions.live(id);
    const missing = missingTexts(live?.source ?? {}, live?.document.locales.offered ?? []);
    const sayable = found.filter(({ key }) => CONTENT_KEYS[key] !== undefined);
    const texts = sayable.map((entry) => ({ ...entry, missing: missing.get(entry.key) ?? [] }));
    return [...texts.filter((entry) => entry.missing.length > 0), ...texts.filter((one) => one.missing.length === 0)];
  }

  /** By key, what these tenants say themselves. */
  private async ownWords(
    tenants: readonly KnownTenant[],
    keys: readonly string[],
  ): Promise<ReadonlyMap<string, readonly OverrideAnswer[]>> {
    const said = await this.brandTexts.of(tenants.map(({ id }) => id));
    const found = new Map(keys.map((key) => [key, [] as OverrideAnswer[]]));
    for (const { id, slug } of tenants)
      for (const [locale, texts] of Object.entries(said.get(id) ?? {}))
        for (const [key, answers] of found) {
          const text = texts[key];
          if (text !== undefined) answers.push({ tenant: slug, locale, text });
        }
    return found;
  }
}
