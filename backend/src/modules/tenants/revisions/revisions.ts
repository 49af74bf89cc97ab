import { Injectable } from '@nestjs/common';
import { Database, type PlatformConnection, PlatformDatabase } from '../../../platform/database';
import { type FieldError } from '../../../platform/http';
import { runInTenant } from '../../../platform/tenancy';
import { type Actor } from '../actor';
import { audit } from '../audit';
import { BaseMoved, DocumentRefused, RevisionNotFound } from '../errors';
import {
  type Change,
  type DocumentLayer,
  type DocumentSource,
  diff,
  originOf,
  resolve,
  validateDocument,
} from '../document';
import { type Approver, type RequireSecondPerson, peopleBehind, proposersOf } from '../second-person';
import { TENANTS_TABLES } from '../tables';
import { Templates } from '../templates';
import { approversOf, changesAgainst, faultsOfRevision, missingApproval, requireRole } from './publishing-rules';
import {
  type StoredRevision,
  addRevision,
  findRevision,
  getRevision,
  newestNumber,
  lockTenant,
  readRevision,
  requireNewest,
} from './revision-store';

export interface DraftRequest {
  /** The tenant's own values; all others come from the niche's template and the product's defaults. */
  readonly source: DocumentLayer;
  /** The revision that the writer saw live; the call is refused if another is live by now. */
  readonly base: number | null;
  readonly reason: string;
  /** The newest revision that the writer saw of a brand that is not live; the call is refused if there is a newer one. Not looked at if left out. */
  readonly newest?: number | null | undefined;
}

export interface Plan {
  readonly live: number | null;
  readonly changes: readonly Change[];
}

export interface NewestRevision {
  readonly revision: StoredRevision;
  readonly faults: readonly FieldError[];
  /** The reason why its prices need somebody's word still; undefined where they do not. */
  readonly missingApproval: string | undefined;
}

/** A tenant's settings as they were written down, one immutable revision after another. */
@Injectable()
export class Revisions {
  constructor(
    private readonly platform: PlatformDatabase,
    private readonly database: Database,
    private readonly templates: Templates,
  ) {}

  /** Checks a document without storing anything: what would change of what is live, or every fault at once. */
  async plan(tenantId: number, source: DocumentLayer): Promise<Plan> {
    return this.planOn(await this.live(tenantId), source);
  }

  /** The same against a revision that was read before. */
  planOn(live: StoredRevision | undefined, source: DocumentLayer): Plan {
    const { document } = this.resolve(source);
    return { live: live?.revision ?? null, changes: diff(live?.document ?? {}, document) };
  }

  /** Stores a new revision. It is a draft until it is published; a further edit is a further revision. */
  draft(tenantId: number, request: DraftRequest, actor: Actor): Promise<number> {
    return this.platform.transaction((connection) => this.draftWithin(connection, tenantId, request, actor));
  }

  /** In the caller's transaction, which locks the tenant until its end. */
  async draftWithin(
    connection: PlatformConnection,
    tenantId: number,
    request: DraftRequest,
    actor: Actor,
  ): Promise<number> {
    const resolved = this.resolve(request.source);
    const liveNumber = await lockTenant(connection, tenantId);
    if (liveNumber !== request.base) throw new BaseMoved(request.base, liveNumber);
    if (liveNumber === null) await requireNewest(connection, tenantId, request.newest);
    const live = liveNumber === null ? undefined : await findRevision(connection, tenantId, liveNumber);
    requireRole(actor, diff(live?.document ?? {}, resolved.document));
    const revision = await addRevision(connection, {
      tenant_id: tenantId,
      base: liveNumber,
      source: request.source,
      ...resolved,
      author: actor.email,
      proposers: proposersOf(actor),
      reason: request.reason,
    });
    await audit(connection, actor, {
      action: 'revision.drafted',
      tenantId,
      subject: `revision ${revision}`,
      details: { base: liveNumber, reason: request.reason },
    });
    return revision;
  }

  /** The second person's word, for changes to money. One approval at a time: the rule looks at those before. */
  approve(
    tenantId: number,
    revision: number,
    approver: Approver,
    requireSecondPerson: RequireSecondPerson,
  ): Promise<void> {
    return this.platform.transaction((connection) =>
      this.approveWithin(connection, { tenantId, revision }, approver, requireSecondPerson),
    );
  }

  /** In the caller's transaction. `details` go into the audit. */
  async approveWithin(
    connection: PlatformConnection,
    { tenantId, revision }: { readonly tenantId: number; readonly revision: number },
    approver: Approver,
    requireSecondPerson: RequireSecondPerson,
    details: Readonly<Record<string, unknown>> = {},
  ): Promise<void> {
    await lockTenant(connection, tenantId);
    const { proposers } = await getRevision(connection, tenantId, revision);
    const approvers = await approversOf(connection, tenantId, revision);
    if (approvers.includes(approver.id)) return;
    await requireSecondPerson(connection, approver.id, peopleBehind({ proposers, approvers }));
    await connection
      .repository(TENANTS_TABLES.settings_approval)
      .upsert(
        { tenant_id: tenantId, revision, approver: approver.email, approver_id: approver.id, at: () => 'now()' },
        ['tenant_id', 'revision', 'approver'],
      );
    await audit(connection, approver, {
      action: 'revision.approved',
      tenantId,
      subject: `revision ${revision}`,
      details,
    });
  }

  async get(tenantId: number, revision: number): Promise<StoredRevision> {
    const stored = await this.find(tenantId, revision);
    if (!stored) throw new RevisionNotFound();
    return stored;
  }

  async live(tenantId: number): Promise<StoredRevision | undefined> {
    const tenant = await this.platform
      .repository(TENANTS_TABLES.tenant)
      .findOne({ select: { id: true, live_revision: true }, where: { id: tenantId } });
    const number = tenant?.live_revision ?? null;
    return number === null ? undefined : this.find(tenantId, number);
  }

  /** The number of the newest revision; null before the first draft. */
  newestNumber(tenantId: number): Promise<number | null> {
    return this.platform.transaction((connection) => newestNumber(connection, tenantId));
  }

  /** The newest revision, with whatever keeps it from being published by today's rules. */
  newest(tenantId: number): Promise<NewestRevision | undefined> {
    return this.platform.transaction(async (connection) => {
      const [last] = await connection.query<{ revision: number; live: number | null }>(
        `select r.revision, t.live_revision as live from settings_revision r join tenant t on t.id = r.tenant_id
         where r.tenant_id = $1 order by r.revision desc limit 1`,
        [tenantId],
      );
      if (!last) return undefined;
      const revision = await getRevision(connection, tenantId, last.revision);
      const live = last.live === null ? undefined : await findRevision(connection, tenantId, last.live);
      return {
        revision,
        faults: faultsOfRevision(revision),
        missingApproval: await missingApproval(connection, revision, live),
      };
    });
  }

  /** The changes that publishing a revision would make now, or those since another revision. */
  async changes(tenantId: number, revision: number, against?: number): Promise<Plan> {
    const before = against === undefined ? await this.live(tenantId) : await this.get(tenantId, against);
    return { live: before?.revision ?? null, changes: changesAgainst(before, await this.get(tenantId, revision)) };
  }

  /** The origin of each given value of a revision: the tenant, its niche's template, or the product. */
  async origins(tenantId: number, revision: number, paths: readonly string[]): Promise<Record<string, string | null>> {
    const stored = await this.get(tenantId, revision);
    const layers = layersOf(stored.template, stored.source);
    return Object.fromEntries(paths.map((path) => [path, originOf(layers, path) ?? null]));
  }

  private find(tenantId: number, revision: number): Promise<StoredRevision | undefined> {
    return runInTenant(tenantId, () => readRevision(this.database, revision));
  }

  private resolve(source: DocumentLayer): Pick<StoredRevision, 'template' | 'document'> {
    const template = this.templates.under(source);
    const result = validateDocument(resolve(layersOf(template, source)));
    if (!result.ok) throw new DocumentRefused(result.faults);
    return { template, document: result.document };
  }
}

const layersOf = (template: readonly DocumentSource[], source: unknown): DocumentSource[] => [
  ...template,
  { origin: 'tenant', values: source },
];
