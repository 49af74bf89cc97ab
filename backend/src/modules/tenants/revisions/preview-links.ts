import { Inject, Injectable } from '@nestjs/common';
import { signPreview } from '../../../../../contract/tenancy/preview-token';
import { CONFIG, type Config, originOf } from '../../../platform/config/config';
import { PlatformDatabase } from '../../../platform/database';
import { SiteDirectory } from '../../../platform/tenancy';
import { type Actor } from '../actor';
import { audit } from '../audit';
import { HostNotFound } from '../errors';
import { Revisions } from './revisions';

export interface PreviewLink {
  readonly url: string;
  readonly expires_at: string;
}

/** Addresses that show one revision on the tenant's real host, to whoever has the address, for a while. */
@Injectable()
export class PreviewLinks {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly directory: SiteDirectory,
    private readonly revisions: Revisions,
    private readonly platform: PlatformDatabase,
  ) {}

  /** For somebody of the staff. Each is an entry of the audit, as whoever has the address sees the revision. */
  async give(tenantId: number, revision: number, hours: number, actor: Pick<Actor, 'email'>): Promise<PreviewLink> {
    const link = await this.create(tenantId, revision, hours);
    await audit(this.platform, actor, {
      ...{ action: 'revision.preview_linked', tenantId, subject: `revision ${revision}` },
      details: { hours, until: link.expires_at },
    });
    return link;
  }

  async create(tenantId: number, revision: number, hours: number): Promise<PreviewLink> {
    await this.revisions.get(tenantId, revision);
    const host = this.directory.primaryHost(tenantId);
    if (host === undefined) throw new HostNotFound('The tenant has no primary host yet.');
    const exp = Math.floor(Date.now() / 1000) + hours * 3600;
    const token = signPreview({ tenantId, revision, exp }, this.config.SECRET_KEY);
    return {
      url: `${originOf(this.config, host)}/api/preview?token=${token}`,
      expires_at: new Date(exp * 1000).toISOString(),
    };
  }
}
