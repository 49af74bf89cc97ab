import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiQuery } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { type Locale } from '../../../../../../contract/text/locales';
import { VisitorCountry } from '../../../../platform/geo';
import { Endpoint, ReadyAnswer, ResponseCache, localeOf, siteOf } from '../../../../platform/http';
import { type Site, SiteDirectory } from '../../../../platform/tenancy';
import { PublishedSites } from '../../published/published-sites';
import { PushKeys } from '../../push-keys/push-keys';
import { settingsAnswer } from './settings-answer';
import { SettingsCache } from './settings-cache';
import { SettingsResponse } from './settings.response';

const PATHS = ['settings.php', 'settings'];
// It depends on the visitor's address, so only their own browser may keep it, and asks again each time.
const CACHE_CONTROL = 'private, no-cache';

@Controller('api')
export class GetSettingsController {
  private readonly ready = new SettingsCache();

  constructor(
    @Inject(PublishedSites) private readonly published: PublishedSites,
    @Inject(VisitorCountry) private readonly countries: VisitorCountry,
    @Inject(SiteDirectory) private readonly directory: SiteDirectory,
    @Inject(PushKeys) private readonly pushKeys: PushKeys,
    @Inject(ResponseCache) routes: ResponseCache,
  ) {
    routes.add(this, 'get', (request, query) => {
      const { site, revision, preview } = request.context;
      if (!site || preview || (query !== '' && query !== `revision=${revision ?? 0}`)) return undefined;
      return this.ready.get(site, localeOf(request), this.countries.of(request));
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
    const { site } = siteOf(request);
    const revision = await this.revisionFor(request);
    const locale = localeOf(request);
    const country = this.countries.of(request);
    const isLive = revision === site.revision;
    let answer = isLive ? this.ready.get(site, locale, country) : undefined;
    if (!answer) {
      answer = await this.make(site, revision, locale, country);
      if (isLive) this.ready.set(site, locale, country, answer);
    }
    answer.send(request, reply);
  }

  /** The revision that was asked for, if it has ever been live; else what this visitor sees. */
  private async revisionFor(request: FastifyRequest): Promise<number> {
    const { site, revision, preview } = siteOf(request);
    const asked = Number((request.query as { revision?: unknown }).revision);
    const mayBe = !preview && Number.isSafeInteger(asked) && asked > 0;
    return mayBe && (await this.published.wasLive(site.id, asked)) ? asked : revision;
  }

  private async make(site: Site, revision: number, locale: string, country: string | null): Promise<ReadyAnswer> {
    const document = await this.published.document(site.id, revision);
    const pushKey = document.features.push ? await this.pushKeys.current(site.id) : undefined;
    const answer = settingsAnswer(document, {
      revision,
      domain: this.directory.primaryHost(site.id) ?? '',
      country,
      locale: locale as Locale,
      pushPublicKey: pushKey?.publicKey ?? null,
    });
    return new ReadyAnswer(answer, CACHE_CONTROL);
  }
}
