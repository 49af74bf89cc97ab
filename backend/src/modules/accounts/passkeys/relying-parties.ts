import { Inject, Injectable } from '@nestjs/common';
import { type FastifyRequest } from 'fastify';
import { CONFIG, type Config, originOf } from '../../../platform/config/config';
import { hostAsked, siteOf } from '../../../platform/http';
import { SiteDirectory } from '../../../platform/tenancy';
import { PasskeysElsewhere } from '../errors';

/** The site that a passkey belongs to. */
export interface RelyingParty {
  /** The brand's primary host: the passkeys of one brand are offered at no other. */
  readonly id: string;
  /** The origin of the page that asks, on the brand's own address. */
  readonly origin: string;
}

@Injectable()
export class RelyingParties {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly directory: SiteDirectory,
  ) {}

  /** Browsers offer a passkey on its host and below it; elsewhere, at an alias or a preview, there are none. */
  of(request: Pick<FastifyRequest, 'headers' | 'context'>): RelyingParty {
    const id = this.directory.primaryHost(siteOf(request).site.id);
    const host = hostAsked(request);
    if (id === undefined || (host !== id && !host.endsWith(`.${id}`))) throw new PasskeysElsewhere();
    return { id, origin: originOf(this.config, host) };
  }
}
