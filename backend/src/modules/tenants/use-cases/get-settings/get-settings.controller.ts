import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiQuery } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { VisitorCountry } from '../../../../platform/geo';
import { Endpoint, ReadyAnswer, localeOf, siteOf } from '../../../../platform/http';
import { SiteDirectory } from '../../../../platform/tenancy';
import { type Locale } from '../../document';
import { PublishedSites } from '../../published/published-sites';
import { settingsAnswer } from './settings-answer';
import { SettingsResponse } from './settings.response';

const BYTES = 128 * 1024 * 1024;
// It depends on the visitor's address, so only their own browser may keep it, and asks again each time.
const CACHE_CONTROL = 'private, no-cache';

@Controller('api')
export class GetSettingsController {
  /** Serialised once for each tenant, revision, country and language; the key changes with a publish. */
  private readonly ready = new LRUCache<string, ReadyAnswer>({
    maxSize: BYTES,
    sizeCalculation: (answer) => answer.size,
  });

  constructor(
    @Inject(PublishedSites) private readonly published: PublishedSites,
    @Inject(VisitorCountry) private readonly countries: VisitorCountry,
    @Inject(SiteDirectory) private readonly directory: SiteDirectory,
  ) {}

  /**
   * The brand's settings as this visitor sees them. A page names the `revision` it was made from and gets the settings of
   * exactly that one, so that nothing on it mixes two.
   */
  @Get(['settings.php', 'settings'])
  @ApiOkResponse({ type: SettingsResponse })
  @ApiQuery({ name: 'revision', required: false, type: Number })
  @Endpoint({ scope: 'tenant', permission: 'public', limit: 'none' })
  get(@Req() request: FastifyRequest, @Res() reply: FastifyReply): void | Promise<void> {
    const site = siteOf(request);
    const asked = (request.query as { revision?: unknown }).revision;
    const revision = asked === undefined || site.preview ? site.revision : Number(asked);
    const country = this.countries.of(request);
    const locale = localeOf(request);
    const key = `${site.site.id}:${revision}:${country ?? ''}:${locale}`;
    const answer = revision === site.revision ? this.ready.get(key) : undefined;
    if (answer) {
      answer.send(request, reply, CACHE_CONTROL);
      return;
    }
    return this.make(request, { key, revision, country, locale }).then((made) => {
      made.send(request, reply, CACHE_CONTROL);
    });
  }

  private async make(
    request: FastifyRequest,
    wanted: { key: string; revision: number; country: string | null; locale: string },
  ): Promise<ReadyAnswer> {
    const { site, revision: live } = siteOf(request);
    const known = wanted.revision === live || (await this.wasLive(site.id, wanted.revision));
    const revision = known ? wanted.revision : live;
    const key = known ? wanted.key : `${site.id}:${live}:${wanted.country ?? ''}:${wanted.locale}`;
    const kept = this.ready.get(key);
    if (kept) return kept;
    const document = await this.published.document(site.id, revision);
    const answer = new ReadyAnswer(
      settingsAnswer(document, {
        revision,
        domain: this.directory.primaryHost(site.id) ?? '',
        country: wanted.country,
        locale: wanted.locale as Locale,
        pushPublicKey: null,
      }),
    );
    this.ready.set(key, answer);
    return answer;
  }

  private wasLive(tenantId: number, revision: number): Promise<boolean> {
    const possible = Number.isSafeInteger(revision) && revision > 0 && revision < 2 ** 31;
    return possible ? this.published.wasLive(tenantId, revision) : Promise.resolve(false);
  }
}
