import { Injectable } from '@nestjs/common';
import { stringify } from 'yaml';
import { PlatformDatabase } from '../../../platform/database';
import { type Actor } from '../actor';
import { audit } from '../audit';
import { type DomainRow, Domains } from '../domains/domains';
import { RevisionNotFound } from '../errors';
import { Revisions } from './revisions';

interface ExportedTenant {
  readonly id: number;
  readonly slug: string;
}

/** The first line tells editors which schema checks the file in `tenants/<brand>`. */
const SCHEMA_LINE = '# yaml-language-server: $schema=../tenant.schema.json';

/** Writes what a tenant says itself as the `tenant.yaml` that `npm run tenants -- apply` takes back. */
@Injectable()
export class ConfigurationExport {
  constructor(
    private readonly platform: PlatformDatabase,
    private readonly domains: Domains,
    private readonly revisions: Revisions,
  ) {}

  /** Exports the revision given, or the live one. Hosts are those of now, as revisions have none. */
  async export({ id, slug }: ExportedTenant, asked: number | undefined, actor: Pick<Actor, 'email'>): Promise<string> {
    const stored = asked === undefined ? await this.revisions.live(id) : await this.revisions.get(id, asked);
    if (!stored) throw new RevisionNotFound();
    const { revision, source } = stored;
    const hosts = await this.domains.list(id);
    await audit(this.platform, actor, {
      action: 'revision.exported',
      tenantId: id,
      subject: `revision ${revision}`,
    });
    const domains = hosts.filter(({ state }) => state !== 'retired').map(entryOf);
    const yaml = stringify({ slug, domains, ...source }, { aliasDuplicateObjects: false });
    return `${SCHEMA_LINE}\n# Revision ${revision} of ${slug}.\n${yaml}`;
  }
}

const entryOf = ({ host, kind, target }: DomainRow) => ({ host, kind, ...(target && { target }) });
