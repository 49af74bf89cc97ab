import { Inject, Injectable } from '@nestjs/common';
import { signPreview } from '../../../../../contract/tenancy/preview-token';
import { CONFIG, type Config, originOf } from '../../../platform/config/config';
import { SiteDirectory } from '../../../platform/tenancy';
import { HostNotFound } from '../errors';
import { Revisions } from './revisions';

/** Addresses that show one revision on the tenant's real host, to whoever has the address, for a while. */
@Injectable()
export class PreviewLinks {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly directory: SiteDirectory,
    private readonly revisions: Revisions,
  ) {}

  async create(tenantId: number, revision: number, hours: number): Promise<{ url: string; expires_at: string }> {
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
