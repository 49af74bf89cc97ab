import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiQuery } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { VisitorCountry } from '../../../../platform/geo';
import { Endpoint, ReadyAnswer, ReadyRoutes, type SiteRequest, localeOf, siteOf } from '../../../../platform/http';
import { SiteDirectory } from '../../../../platform/tenancy';
import { type Locale } from '../../document';
import { PublishedSites } from '../../published/published-sites';
import { settingsAnswer } from './settings-answer';
import { SettingsResponse } from './settings.response';

const PATHS = ['settings.php', 'settings'];
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
    @Inject(ReadyRoutes) routes: ReadyRoutes,
  ) {
    const paths = PATHS.map((path) => `/api/${path}`);
    routes.add(paths, (request, query) => {
      const { revision } = request.visit;
      return query === '' || query === `revision=${revision ?? ''}`
        ? this.ready.get(this.keyOf(request, revision))
        : undefined;
    });
  }

  /**
   * The brand's settings as this visitor sees them. A page names the `revision` it was made from and gets the settings of
   * exactly that one, so that nothing on it mixes two.
   */
  @Get(PATHS)
  @ApiOkResponse({ type: SettingsResponse })
  @ApiQuery({ name: 'revision', required: false, type: Number })
  @Endpoint({ scope: 'tenant', permission: 'public', limit: 'none' })
  async get(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const revision = await this.revisionFor(request);
    const key = this.keyOf(request, revision);
    let answer = this.ready.get(key);
    if (!answer) {
      answer = await this.make(request, revision);
      this.ready.set(key, answer);
    }
    answer.send(request, reply);
  }

  private keyOf(request: SiteRequest, revision: number | null): string {
    return `${request.visit.site?.id ?? 0}:${revision ?? 0}:${this.countries.of(request) ?? ''}:${localeOf(request)}`;
  }

  /** The revision that was asked for, if it has ever been live; else what this visitor sees. */
  private async revisionFor(request: FastifyRequest): Promise<number> {
    const { site, revision, preview } = siteOf(request);
    const asked = Number((request.query as { revision?: unknown }).revision);
    const mayBe = !preview && Number.isSafeInteger(asked) && asked > 0;
    return mayBe && (await this.published.wasLive(site.id, asked)) ? asked : revision;
  }

  private async make(request: FastifyRequest, revision: number): Promise<ReadyAnswer> {
    const { site } = siteOf(request);
    const answer = settingsAnswer(await this.published.document(site.id, revision), {
      revision,
      domain: this.directory.primaryHost(site.id) ?? '',
      country: this.countries.of(request),
      locale: localeOf(request) as Locale,
      pushPublicKey: null,
    });
    return new ReadyAnswer(answer, CACHE_CONTROL);
  }
}
